import { z } from "zod";
import type { DrawingName, Drawings } from "../../src/drawings/drawing.ts";
import type { RoadStop } from "../../src/pages/contatti/road/road.tsx";
import { treeNumbers } from "../../src/pages/contatti/road/road-css.content.ts";
import { roadStops } from "../../src/pages/contatti/road/road-stops.content.ts";
import { planToScale } from "../../src/pages/villa/pool-plan.content.ts";
import type { OpeningPhoto, Photo, PhotoSet, PhotoSetName } from "../../src/site/pictures/photo.ts";
import type { Lang, PageName } from "../../src/site/site-map/pages.ts";
import type { Content } from "../content/load.ts";
import { renderMarkdown, renderMarkdownLine } from "../content/markdown.ts";
import type { openingSlots } from "../content/opening-slots.ts";
import { type Facts, photoId, type Slots } from "../content/schema.ts";
import { type Texts, type TypesetTexts, textSchemas } from "../content/text-schemas.ts";
import { readDrawings } from "../drawings/read-drawings.ts";
import type { PreparedPicture } from "../pictures/pictures.ts";
import { tieShortWords } from "./typography.ts";

/** The pictures that were made of the photographs, by the id of the photograph (`villa-01`). */
export type Pictures = Map<string, PreparedPicture>;

/** Contacts as a page draws them: what is read, and where it leads. */
type Contact = Facts["contact"] & { phoneHref: string; emailHref: string };

/** What every page needs beside its own texts, in one language. */
export type SharedData = {
  lang: Lang;
  navbar: TypesetTexts["navbar"];
  footer: TypesetTexts["footer"];
  consent: TypesetTexts["consent"];
  a11y: TypesetTexts["a11y"];
  status: TypesetTexts["status"];
  units: TypesetTexts["units"];
  drawings: Drawings<"horizon" | "horizon-shadow">;
  site: Facts["villa"] &
    Pick<Contact, "phone" | "phoneHref" | "email" | "emailHref"> & {
      /** Year of the build, for the copyright line. */
      year: number;
      /** Whether the consent switches are on when the window first opens. */
      preselected: boolean;
    };
};

type PageContent<Text, PageFacts, Photos = None, Sets extends string = never> = {
  head: { title: string; description: string; keywords: string };
  text: Text;
  photos: Photos;
  sets: Record<Sets, PhotoSet>;
  facts: PageFacts;
  /** Standing words too long for the narrow half beside a picture; measured by the fonts' step. */
  wide: WideWords;
};

export type WideWords = { title?: boolean; pool?: boolean };

/** The drawings of each page that has any. */
const pageDrawings = {
  villa: ["pool-plan"],
  experience: ["gnomon-morning", "gnomon-forenoon", "gnomon-afternoon", "gnomon-evening"],
  contatti: [
    "apulia",
    "apulia-roads",
    "villa",
    "town-gate",
    "hill-castle",
    "castle-and-bud",
    "white-town",
    "airport-brindisi",
    "sail",
    "trulli",
    "airport-bari",
    "olive-tree",
  ],
  booking: ["rising-moon", "house-by-night", "door-with-height-mark", "table-and-gate"],
  "not-found": ["closed-door"],
  offline: ["villa"],
} as const satisfies Partial<Record<PageName, DrawingName[]>>;

type DrawnOn<Name extends keyof typeof pageDrawings> = {
  drawings: Drawings<(typeof pageDrawings)[Name][number]>;
};

type PhotosOf<Name extends keyof Slots> = {
  [Slot in keyof Slots[Name]]: Slot extends (typeof openingSlots)[Name][number]
    ? OpeningPhoto
    : Photo;
};
type None = Record<never, never>;
type CookieList = TypesetTexts["consent"]["modal"];

/** What each page receives, in one language: no more than it draws. */
export type PageData = {
  home: PageContent<TypesetTexts["home"], None, PhotosOf<"home">>;
  villa: PageContent<
    TypesetTexts["villa"],
    Pick<Facts, "pool">,
    PhotosOf<"villa">,
    "villa" | "pool"
  > &
    DrawnOn<"villa"> & {
      /** Length and width of the pool as the language writes them: `12,5 m`. */
      poolMeasures: { length: string; width: string };
    };
  interni: PageContent<
    TypesetTexts["interni"],
    Pick<Facts, "apartments">,
    PhotosOf<"interni">,
    "apartment-3" | "apartment-1" | "apartment-2"
  >;
  experience: PageContent<
    TypesetTexts["experience"],
    Pick<Facts, "surroundings">,
    PhotosOf<"experience">,
    "experience"
  > &
    DrawnOn<"experience">;
  about: PageContent<
    TypesetTexts["about"],
    Pick<Facts, "capacity" | "services">,
    PhotosOf<"about">
  >;
  contatti: PageContent<
    TypesetTexts["contatti"],
    { contact: Contact } & Pick<Facts, "address" | "geo" | "airports" | "places">
  > &
    DrawnOn<"contatti"> & {
      /** The places along the road with the trees between them, and the name of their list. */
      road: { label: string; stops: RoadStop[]; trees: number[] };
    };
  booking: PageContent<
    Omit<TypesetTexts["booking"], "demo">,
    { contact: Contact } & Pick<Facts, "capacity" | "stay">
  > &
    DrawnOn<"booking">;
  "cookie-policy": PageContent<TypesetTexts["cookie-policy"], None> & {
    cookies: CookieList["cookies"];
    columns: CookieList["columns"];
  };
  "privacy-policy": PageContent<TypesetTexts["privacy-policy"], None>;
  "legal-notes": PageContent<TypesetTexts["legal-notes"], None>;
  "not-found": PageContent<TypesetTexts["status"]["notFound"], { contact: Contact }> &
    DrawnOn<"not-found">;
  offline: PageContent<TypesetTexts["status"]["offline"], { contact: Contact }> &
    DrawnOn<"offline"> & {
      /** The way to the gate, which must not depend on the signal. */
      directions: Pick<TypesetTexts["contatti"], "airportsTitle" | "airports" | "airportsNote">;
    };
};

type Source = {
  content: Content;
  /** The texts as their files hold them; each page typesets its own. */
  texts: Texts;
  typeset: Typesetter;
  /** A page without photographs and facts, for the others to begin with. */
  plain: PageContent<unknown, None>;
  /** The photograph of a slot. */
  photo(slot: string): Photo;
  /** The photograph of a slot of `openingSlots`. */
  openingPhoto(slot: string): OpeningPhoto;
  set(name: PhotoSetName): PhotoSet;
};

/** At build time: a browser's first number format costs it as much as drawing the page. */
function poolMeasures(
  { locale, metres }: TypesetTexts["units"],
  { lengthMetres, widthMetres }: Facts["pool"],
): PageData["villa"]["poolMeasures"] {
  const { format } = new Intl.NumberFormat(locale);
  const written = (value: number) => metres.replace("{n}", format(value));
  return { length: written(lengthMetres), width: written(widthMetres) };
}

const builders: { [Name in PageName]: (source: Source) => PageData[Name] } = {
  home: ({ content, texts, typeset, plain, photo, openingPhoto }) => {
    const { hero1, hero2, hero3, villa, interior, experience } = content.slots.home;
    return {
      ...plain,
      text: typeset.home.parse(texts.home),
      photos: {
        hero1: openingPhoto(hero1),
        hero2: photo(hero2),
        hero3: photo(hero3),
        villa: photo(villa),
        interior: photo(interior),
        experience: photo(experience),
      },
    };
  },
  villa: ({ content, texts, typeset, plain, openingPhoto, set }) => {
    const { opening, portrait, pool } = content.slots.villa;
    const drawings = readDrawings(...pageDrawings.villa);
    return {
      ...plain,
      text: typeset.villa.parse(texts.villa),
      photos: {
        opening: openingPhoto(opening),
        portrait: openingPhoto(portrait),
        pool: openingPhoto(pool),
      },
      sets: { villa: set("villa"), pool: set("pool") },
      facts: { pool: content.facts.pool },
      drawings: { "pool-plan": planToScale(drawings["pool-plan"], content.facts.pool) },
      poolMeasures: poolMeasures(typeset.units.parse(texts.units), content.facts.pool),
    };
  },
  interni: ({ content, texts, typeset, plain, photo, openingPhoto, set }) => {
    const { opening, apartment3, apartment1, apartment2 } = content.slots.interni;
    return {
      ...plain,
      text: typeset.interni.parse(texts.interni),
      photos: {
        opening: openingPhoto(opening),
        apartment3: photo(apartment3),
        apartment1: photo(apartment1),
        apartment2: photo(apartment2),
      },
      sets: {
        "apartment-3": set("apartment-3"),
        "apartment-1": set("apartment-1"),
        "apartment-2": set("apartment-2"),
      },
      facts: { apartments: content.facts.apartments },
    };
  },
  experience: ({ content, texts, typeset, plain, photo, openingPhoto, set }) => {
    const { opening, between } = content.slots.experience;
    return {
      ...plain,
      text: typeset.experience.parse(texts.experience),
      photos: { opening: openingPhoto(opening), between: photo(between) },
      sets: { experience: set("experience") },
      facts: { surroundings: content.facts.surroundings },
      drawings: readDrawings(...pageDrawings.experience),
    };
  },
  about: ({ content, texts, typeset, plain, photo, openingPhoto }) => {
    const { portrait, pair1, pair2 } = content.slots.about;
    const { capacity, services } = content.facts;
    return {
      ...plain,
      text: typeset.about.parse(texts.about),
      photos: { portrait: openingPhoto(portrait), pair1: photo(pair1), pair2: photo(pair2) },
      facts: { capacity, services },
    };
  },
  contatti: ({ content, texts, typeset, plain }) => {
    const { address, geo, airports, places } = content.facts;
    const text = typeset.contatti.parse(texts.contatti);
    const { title, items } = typeset.experience.parse(texts.experience).dintorni;
    return {
      ...plain,
      text,
      facts: { contact: contactOf(content.facts), address, geo, airports, places },
      drawings: readDrawings(...pageDrawings.contatti),
      road: {
        label: title,
        stops: roadStops({ facts: content.facts, text, places: items }),
        trees: treeNumbers,
      },
    };
  },
  booking: ({ content, texts, typeset, plain }) => {
    const { demo: _, ...text } = typeset.booking.parse(texts.booking);
    const { capacity, stay } = content.facts;
    return {
      ...plain,
      text,
      facts: { contact: contactOf(content.facts), capacity, stay },
      drawings: readDrawings(...pageDrawings.booking),
    };
  },
  "cookie-policy": ({ texts, typeset, plain }) => {
    const text = typeset["cookie-policy"].parse(texts["cookie-policy"]);
    const { cookies, columns } = texts.consent.modal;
    return { ...plain, text, cookies, columns };
  },
  "privacy-policy": ({ texts, typeset, plain }) => ({
    ...plain,
    text: typeset["privacy-policy"].parse(texts["privacy-policy"]),
  }),
  "legal-notes": ({ texts, typeset, plain }) => ({
    ...plain,
    text: typeset["legal-notes"].parse(texts["legal-notes"]),
  }),
  "not-found": ({ content, texts, typeset, plain }) => ({
    ...plain,
    text: typeset.status.parse(texts.status).notFound,
    facts: { contact: contactOf(content.facts) },
    drawings: readDrawings(...pageDrawings["not-found"]),
  }),
  offline: ({ content, texts, typeset, plain }) => {
    const { airportsTitle, airports, airportsNote } = typeset.contatti.parse(texts.contatti);
    return {
      ...plain,
      text: typeset.status.parse(texts.status).offline,
      facts: { contact: contactOf(content.facts) },
      drawings: readDrawings(...pageDrawings.offline),
      directions: { airportsTitle, airports, airportsNote },
    };
  },
};

/**
 * The data of one page in one language. Throws when a photograph of the page has no picture in
 * `pictures`, which the step before makes.
 */
export function pageData<Name extends PageName>(
  content: Content,
  pictures: Pictures,
  name: Name,
  lang: Lang,
): PageData[Name] {
  const photos = new Map(
    content.photoSets.flatMap((set) => set.photos).map((photo) => [photo.id, photo]),
  );
  function draw(id: string): Photo {
    const photo = photos.get(id);
    const picture = pictures.get(id);
    if (!photo || !picture) {
      throw new Error(`Page "${name}": no picture was made of the photograph ${id}`);
    }
    const { base, width, height } = picture;
    return { id, alt: photo.caption[lang], width, height, base };
  }
  function drawOpening(id: string): OpeningPhoto {
    const photo = draw(id);
    const narrow = pictures.get(id)?.narrow;
    if (!narrow) throw new Error(`Page "${name}": ${id} was not made without its sides`);
    return { ...photo, narrow };
  }
  const texts = content.texts[lang];
  return builders[name]({
    content,
    texts,
    typeset: typesetter(lang),
    plain: { head: texts.meta[name], text: undefined, photos: {}, sets: {}, facts: {}, wide: {} },
    photo: (slot) => draw(photoId(slot)),
    openingPhoto: (slot) => drawOpening(photoId(slot)),
    set: (wanted) => {
      const set = content.photoSets.find((candidate) => candidate.name === wanted);
      if (!set) throw new Error(`Page "${name}": there is no set of photographs "${wanted}"`);
      return { startCount: set.startCount, photos: set.photos.map((photo) => draw(photo.id)) };
    },
  });
}

/** The data that every page shares in one language. */
export function sharedData(content: Content, lang: Lang): SharedData {
  const { facts, settings, texts } = content;
  const typeset = typesetter(lang);
  const { phone, phoneHref, email, emailHref } = contactOf(facts);
  return {
    lang,
    navbar: typeset.navbar.parse(texts[lang].navbar),
    footer: typeset.footer.parse(texts[lang].footer),
    consent: typeset.consent.parse(texts[lang].consent),
    a11y: typeset.a11y.parse(texts[lang].a11y),
    status: typeset.status.parse(texts[lang].status),
    units: typeset.units.parse(texts[lang].units),
    drawings: readDrawings("horizon", "horizon-shadow"),
    site: {
      ...facts.villa,
      phone,
      phoneHref,
      email,
      emailHref,
      year: new Date().getFullYear(),
      preselected: settings.preselected,
    },
  };
}

/** The data of the demo booking engine, the page that stands in the frame until there is a real one. */
export function demoEngineData(content: Content, lang: Lang): DemoEngineData {
  const text = typesetter(lang).booking.parse(content.texts[lang].booking).demo;
  return { lang, text, maximumGuests: content.facts.capacity.guests };
}

export type DemoEngineData = {
  lang: Lang;
  text: TypesetTexts["booking"]["demo"];
  maximumGuests: number;
};

function contactOf({ contact }: Facts): Contact {
  return {
    ...contact,
    phoneHref: `tel:${contact.phone.replaceAll(" ", "")}`,
    emailHref: `mailto:${contact.email}`,
  };
}

type Typesetter = ReturnType<typeof typesetter>;

/** The shapes of the texts once more, now turning each text into what a page draws. */
function typesetter(lang: Lang) {
  const text = z.string();
  return textSchemas({
    text,
    display: text.transform(tieShortWords),
    markdown: text.transform((markdown) => renderMarkdown(markdown, lang)),
    markdownLine: text.transform((markdown) => renderMarkdownLine(markdown, lang)),
  });
}
