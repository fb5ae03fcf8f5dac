import { apartmentKeys, type Facts } from "../../src/site/content/facts.ts";
import { photoSetNames } from "../../src/site/pictures/photo.ts";
import { type Lang, langs } from "../../src/site/site-map/languages.ts";
import { conditionsWarnings } from "./conditions.ts";
import { photoId, type Slots } from "./owner-files.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import type { PhotoSetSource } from "./read-photos.ts";
import type { TextFiles } from "./read-texts.ts";
import type { Head, Texts } from "./text-files.ts";

// Checks that need several files: whether they agree with each other.

export type CheckedContent = {
  facts: Facts;
  files: TextFiles;
  texts: Record<Lang, Texts>;
  definitions: PageDefinitions;
};

/** Contradictions that make pages impossible to render. */
export function contradictions(content: CheckedContent): string[] {
  const { facts } = content;
  return [
    ...pageChecks(content, "en", "faults"),
    ...onceEach(
      "photoSets",
      facts.photoSets.map(({ name }) => name),
      photoSetNames,
    ),
    ...onceEach(
      "apartments",
      facts.apartments.map(({ key }) => key),
      apartmentKeys,
    ),
  ];
}

/** Texts that contradict the facts, and facts that contradict each other. */
export function contentWarnings(content: CheckedContent): string[] {
  const { facts, files, texts } = content;
  return [
    ...mapWarnings(facts),
    ...capacityWarnings(facts),
    ...bedWarnings(facts),
    ...poolWarnings(facts),
    ...amenityWarnings(facts),
    ...equalTitles(texts),
    ...langs.flatMap((lang) => [
      ...pageChecks(content, lang, "warnings"),
      ...conditionsWarnings(
        facts,
        files[lang]["commercial-conditions"],
        texts[lang].shared.units,
        `content/${lang}/commercial-conditions.json`,
      ),
      ...headWarnings(texts[lang].meta, `content/${lang}`),
    ]),
  ];
}

/** The messages of the pages' own checks. */
function pageChecks(
  { facts, files, texts, definitions }: CheckedContent,
  lang: Lang,
  kind: "faults" | "warnings",
): string[] {
  return [...definitions].flatMap(
    ([name, definition]) =>
      definition[kind]?.({
        facts,
        text: files[lang][name],
        units: texts[lang].shared.units,
        file: `content/${lang}/${name}.json`,
      }) ?? [],
  );
}

function onceEach(key: string, found: string[], wanted: readonly string[]): string[] {
  return wanted
    .filter((name) => !found.includes(name))
    .map((name) => `content/facts.json: "${key}" has no entry for "${name}"; add it`);
}

/** Slots that name a photograph which does not exist. */
export function emptySlots(slots: Slots, sets: PhotoSetSource[]): string[] {
  const ids = new Set(sets.flatMap(({ photos }) => photos.map(({ id }) => id)));
  return Object.entries(slots).flatMap(([page, photos]) =>
    Object.entries(photos)
      .filter(([, slot]) => !ids.has(photoId(slot)))
      .map(
        ([name, slot]) =>
          `content/photos/slots.json: "${page}.${name}" names ${slot.photo}, which is not there; name a photograph of content/photos`,
      ),
  );
}

function mapWarnings({ geo }: Facts): string[] {
  return (["mapEmbedUrl", "mapLinkUrl"] as const)
    .filter((key) => !geo[key].includes(String(geo.latitude)))
    .map(
      (key) =>
        `content/facts.json: "geo.${key}" does not hold the latitude ${geo.latitude}; check that it shows the villa`,
    );
}

function capacityWarnings({ apartments, capacity }: Facts): string[] {
  const sums = {
    guests: sum(apartments.map(({ guests }) => guests)),
    bedrooms: sum(apartments.map((each) => each.doubleBedrooms + each.singleBedrooms)),
    bathrooms: sum(apartments.map(({ bathrooms }) => bathrooms)),
    kitchens: apartments.filter(({ kitchen }) => kitchen).length,
  };
  return (["guests", "bedrooms", "bathrooms", "kitchens"] as const)
    .filter((key) => sums[key] !== capacity[key])
    .map(
      (key) =>
        `content/facts.json: "capacity.${key}" is ${capacity[key]}, the apartments add up to ${sums[key]}; correct one of them`,
    );
}

/** Apartments whose beds are too few for their bedrooms or guests, or too wide for their bedrooms. */
function bedWarnings({ apartments }: Facts): string[] {
  return apartments.flatMap(({ beds, doubleBedrooms, singleBedrooms, guests }, index) => {
    const counted = (kind?: "double" | "single") =>
      sum(beds.filter(({ type }) => !kind || type === kind).map(({ count }) => count));
    const places = 2 * counted() - counted("single");
    const contradictions = [
      counted() < doubleBedrooms + singleBedrooms &&
        `has ${counted()} for ${doubleBedrooms + singleBedrooms} bedrooms`,
      counted("double") > doubleBedrooms &&
        `has ${counted("double")} double ones for ${doubleBedrooms} double bedrooms`,
      places < guests && `has places for ${places} of ${guests} guests`,
    ];
    return contradictions
      .filter((each) => each !== false)
      .map(
        (each) =>
          `content/facts.json: "apartments[${index}].beds" ${each}; correct the beds or the rooms`,
      );
  });
}

/** Titles and descriptions that search engines would truncate. */
function headWarnings(meta: Record<string, Head>, folder: string): string[] {
  return Object.entries(meta).flatMap(([page, { title, description }]) => [
    ...tooLong(`${folder}/meta.json`, `${page}.title`, title, 60),
    ...tooLong(`${folder}/meta.json`, `${page}.description`, description, 160),
  ]);
}

/** Titles that two pages share, in whatever language: in search results nobody could tell them apart. */
function equalTitles(texts: Record<Lang, Texts>): string[] {
  const titles = langs.flatMap((lang) =>
    Object.entries(texts[lang].meta).map(([page, { title }]) => ({ lang, page, title })),
  );
  return titles.flatMap(({ lang, page, title }, index) => {
    const first = titles.findIndex((other) => other.title === title);
    const twin = titles[first];
    if (!twin || first === index) return [];
    return [
      `content/${lang}/meta.json: "${page}.title" is also that of "${twin.page}" in content/${twin.lang}/meta.json; give every page a title of its own`,
    ];
  });
}

function tooLong(file: string, key: string, text: string, most: number): string[] {
  const length = [...text].length;
  if (length <= most) return [];
  return [`${file}: "${key}" has ${length} characters; search engines show ${most}, shorten it`];
}

function poolWarnings({ pool }: Facts): string[] {
  const area = pool.lengthMetres * pool.widthMetres;
  // a pool with a corner cut off has less, none has more
  if (pool.areaSquareMetres <= area) return [];
  return [
    `content/facts.json: "pool.areaSquareMetres" is ${pool.areaSquareMetres}, length by width is ${area}; correct one of them`,
  ];
}

/** Amenities for search engines that contradict the facts which pages show. */
function amenityWarnings({ amenityFeature, capacity, pool, stay }: Facts): string[] {
  const isThere: Record<string, boolean> = {
    hotTub: pool.jacuzzi,
    kitchen: capacity.kitchens > 0,
    patio: capacity.coveredPatio,
    petsAllowed: stay.pets !== "notAllowed",
    parkingType: capacity.parkingSpaces > 0,
  };
  return amenityFeature
    .filter(({ name, value }) => {
      const expected = isThere[name];
      return expected !== undefined && expected !== (value !== "None" && value !== false);
    })
    .map(
      ({ name, value }) =>
        `content/facts.json: "amenityFeature" has ${name} as ${JSON.stringify(value)}, the other facts say otherwise; correct one of them`,
    );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
