import { z } from "zod";
import { content as home } from "../../../src/pages/home/home.content.ts";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { type PageName, sitePages } from "../../../src/site/site-map/pages.ts";
import { readDrawings } from "../../content/drawings/read-drawings.ts";
import { type Content, pageText } from "../../content/load.ts";
import { photoId } from "../../content/owner-files.ts";
import type { SourcePhoto } from "../../content/read-photos.ts";
import type { SocialCard } from "./social.ts";

/**
 * The photograph on a page's card: its own preview, or that of the home page.
 * @throws Error when the slot names no photograph
 */
export function previewPhoto(content: Content, page: PageName): SourcePhoto {
  const preview = content.definitions.get(page)?.preview;
  const slot = preview
    ? content.slots[page]?.[preview]
    : content.slots.home?.[home.preview ?? "hero1"];
  const photo = content.photoSets
    .flatMap(({ photos }) => photos)
    .find(({ id }) => slot && id === photoId(slot));
  if (!photo)
    throw new Error(`The link preview of "${page}" wants ${slot?.photo}, which is not there`);
  return photo;
}

const titled = z.object({ title: z.string() });

/** The title of a page; where it has none, the villa's name. */
function pageTitle({ facts, files }: Content, page: PageName, lang: Lang): string {
  return titled.safeParse(files[lang][page]).data?.title ?? facts.villa.name;
}

/** The social cards of all pages in all languages, with the key of `cardKey`. */
export function siteCards(content: Content): SocialCard[] {
  const { facts, settings } = content;
  const { villa } = facts;
  const { mark } = readDrawings(["mark"], content.root);
  return settings.languages.flatMap((lang) => {
    const { eyebrow } = pageText(content, home, lang);
    return sitePages(villa.slug).map(({ name }) => {
      const { picture, focus } = previewPhoto(content, name);
      return {
        key: cardKey(name, lang),
        mark,
        name: villa.name,
        title: pageTitle(content, name, lang),
        caption: eyebrow,
        photoFile: picture,
        focus,
      };
    });
  });
}

/** Identifies a card by page and language: `villa-it`. */
export function cardKey(page: PageName, lang: string): string {
  return `${page}-${lang}`;
}
