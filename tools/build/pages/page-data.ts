import { fillTemplate } from "../../../src/modules/message-format.ts";
import type { AnyPage } from "../../../src/site/content/define-page.ts";
import {
  type SharedData,
  sharedData,
  sharedDrawings,
} from "../../../src/site/content/shared-data.ts";
import type { GridRows, Photo, PhotoSet, PictureFiles } from "../../../src/site/photo.ts";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { type PageName, pageAddress } from "../../../src/site/site-map/pages.ts";
import { hasDrawing, readDrawings } from "../../content/drawings.ts";
import type { Content } from "../../content/load.ts";
import { pageText, textIfShown } from "../../content/page-texts.ts";
import { focusName, slotPhotos } from "../../content/slot-photos.ts";
import { mostlyIn } from "../../content/translations.ts";
import type { PreparedPicture } from "../pictures.ts";
import { justifiedRows } from "./justified-rows.ts";

export type Pictures = ReadonlyMap<string, PreparedPicture>;

/** @throws Error when a photograph of the page has no picture in `pictures` */
export function pageData<Data>(
  content: Content,
  pictures: Pictures,
  page: AnyPage<Data>,
  lang: Lang,
): Data {
  const photosByKey = photosOfSlots(content, pictures, page.name, lang);
  const { languages } = content.settings;
  return page.data({
    lang,
    href: (name) => pageAddress(content.pages, name, lang, languages) ?? "/",
    facts: content.facts,
    climate: content.climate,
    text: page.text && pageText(content, page, lang),
    shared: content.texts[lang].shared,
    photos: Object.fromEntries(
      Object.entries(photosByKey).filter(([slot]) => Object.hasOwn(page.photos ?? {}, slot)),
    ),
    photosByKey,
    slots: content.slots[page.name] ?? {},
    setOf: (name, title) => photoSet(content, pictures, page, lang, { name, title }),
    drawingsOf: (names) => readDrawings(names, content.house),
    hasDrawing: (name) => hasDrawing(name, content.house),
    roadAndMap: content.roadAndMap,
    plans: content.plans,
    textOf: (other) => pageText(content, other, lang),
    textIfShown: (other) => textIfShown(content, other, lang),
  });
}

export function siteData(content: Content, lang: Lang): SharedData {
  const { facts, settings, texts, house, copies } = content;
  return sharedData({
    lang,
    facts,
    texts: texts[lang].shared,
    drawings: readDrawings(sharedDrawings, house),
    preselected: settings.preselected,
    hasAnalytics: settings.analytics !== "none",
    partLang: {
      header: mostlyIn(copies, lang, "navbar"),
      footer: mostlyIn(copies, lang, "footer"),
      consent: mostlyIn(copies, lang, "consent"),
      words: mostlyIn(copies, lang, "words"),
    },
  });
}

type PhotoOf = (id: string) => Photo & Pick<PreparedPicture, "narrow">;

function photosById(content: Content, pictures: Pictures, lang: Lang): PhotoOf {
  const photos = content.photoSets.flatMap((set) => set.photos);
  const captions = new Map(photos.map(({ id, caption }) => [id, caption[lang]]));
  return (id) => ({ id, caption: captions.get(id) ?? "", ...pictureOf(pictures, id) });
}

/** @throws Error when no picture was made of a photograph */
export function pictureOf(pictures: Pictures, id: string): PreparedPicture {
  const picture = pictures.get(id);
  if (!picture) throw new Error(`No picture was made of the photograph ${id}`);
  return picture;
}

function photosOfSlots(content: Content, pictures: Pictures, name: PageName, lang: Lang) {
  const photoOf = photosById(content, pictures, lang);
  const filled = slotPhotos(content).filter(({ page }) => page === name);
  return Object.fromEntries(
    filled.map(({ slot, id, kind, narrowFocus, hasOwnFocus }) => {
      const { narrow: crops, ...photo } = photoOf(id);
      const own = hasOwnFocus ? { ...photo, focus: focusName(name, slot) } : photo;
      if (kind === "photo") return [slot, own];
      // in a draft, a photograph may stand where it has no crop yet
      return [slot, { ...own, narrow: crops?.[narrowFocus.x] ?? photo }];
    }),
  );
}

function photoSet(
  content: Content,
  pictures: Pictures,
  page: AnyPage,
  lang: Lang,
  { name, title }: { name: string; title: string },
): PhotoSet {
  const set = content.photoSets.find((candidate) => candidate.name === name);
  if (!set || !page.photoSets?.(content.facts).includes(name)) {
    throw new Error(`Page "${page.name}": there is no set of photographs "${name}"`);
  }
  const photoOf = photosById(content, pictures, lang);
  const photos = set.photos.map(({ id }) => {
    const { narrow: _, ...photo } = photoOf(id);
    return photo;
  });
  const { startCount } = set;
  const words = setWords(content, lang, title, photos.length);
  return { startCount, photos, rows: gridRows(photos), words };
}

function setWords({ texts }: Content, lang: Lang, title: string, total: number): PhotoSet["words"] {
  const { units, photoGrid: grid } = texts[lang].shared;
  const filled = (template: string) =>
    fillTemplate(template, { n: total, total, set: title }, units.locale);
  return {
    title,
    count: filled(units.formats.photographs),
    open: filled(grid.open),
    openLabel: filled(grid.openLabel),
    dialog: filled(grid.dialog),
  };
}

/** Pixels between two pictures: `--gap` of tokens.css. */
export const gap = 6;

/** What a row is in each kind of window: the sum of its ratios, and pixels where it is narrowest. */
const kinds = {
  wide: { target: 5.2, width: 870 },
  medium: { target: 3.4, width: 675 },
  narrow: { target: 1.95, width: 280 },
};

function gridRows(photos: Pick<PictureFiles, "width" | "height">[]): GridRows {
  const ratios = photos.map(({ width, height }) => width / height);
  const rowsIn = ({ target, width }: (typeof kinds)["wide"]) =>
    justifiedRows(ratios, { target, joint: gap / width });
  return { wide: rowsIn(kinds.wide), medium: rowsIn(kinds.medium), narrow: rowsIn(kinds.narrow) };
}
