import { langs } from "../../src/site/site-map/pages.ts";
import type { PhotoSetSource } from "./read-photos.ts";
import { type Facts, photoId, photoSetNames, type Slots } from "./schema.ts";
import type { Texts } from "./text-schemas.ts";

// What no single file can tell: whether the files agree with each other.

type Languages = { en: Texts; it: Texts };

/** Contradictions that the pages cannot be drawn with. */
export function contradictions(facts: Facts, texts: Languages): string[] {
  const { about, experience, contatti } = texts.en;
  const privacy = texts.en["privacy-policy"].sections;
  return [
    ...sameKeys(
      ["services", facts.services.map(({ key }) => key)],
      ["about.json", "services.items", about.services.items.map(({ id }) => id)],
    ),
    ...sameKeys(
      ["surroundings", facts.surroundings.map(({ key }) => key)],
      ["experience.json", "dintorni.items", experience.dintorni.items.map(({ id }) => id)],
    ),
    ...sameKeys(
      ["airports", facts.airports.map(({ code }) => code)],
      ["contatti.json", "airports", contatti.airports.map(({ code }) => code)],
    ),
    ...onceEach(
      "photoSets",
      facts.photoSets.map(({ name }) => name),
      photoSetNames,
    ),
    ...onceEach(
      "apartments",
      facts.apartments.map(({ key }) => key),
      ["apartment3", "apartment1", "apartment2"],
    ),
    // Law: seven rights; five items of analytics and six of booking data.
    ...listLength(privacy, 2, 0, 7),
    ...listLength(privacy, 3, 0, 5),
    ...listLength(privacy, 3, 1, 6),
  ];
}

function sameKeys(
  [key, inFacts]: [string, string[]],
  [file, textKey, inTexts]: [string, string, string[]],
): string[] {
  const index = inFacts.findIndex((id, position) => id !== inTexts[position]);
  if (index === -1) return [];
  return [
    `content/facts.json: "${key}[${index}]" is "${inFacts[index]}", content/en/${file} has "${inTexts[index]}" in "${textKey}[${index}]"; give both the same entries in the same order`,
  ];
}

function onceEach(key: string, found: string[], wanted: readonly string[]): string[] {
  return wanted
    .filter((name) => !found.includes(name))
    .map((name) => `content/facts.json: "${key}" has no entry for "${name}"; add it`);
}

function listLength(
  sections: Texts["privacy-policy"]["sections"],
  section: number,
  list: number,
  length: number,
): string[] {
  const found = sections[section]?.lists[list]?.items.length ?? 0;
  if (found === length) return [];
  return [
    `content/en/privacy-policy.json: "sections[${section}].lists[${list}].items" has ${found} entries; the law text needs ${length}`,
  ];
}

/** Slots that name a photograph which is not there. */
export function emptySlots(slots: Slots, sets: PhotoSetSource[]): string[] {
  const ids = new Set(sets.flatMap(({ photos }) => photos.map(({ id }) => id)));
  return Object.entries(slots).flatMap(([page, photos]) =>
    Object.entries(photos)
      .filter(([, slot]) => !ids.has(photoId(slot)))
      .map(
        ([name, slot]) =>
          `content/photos/slots.json: "${page}.${name}" names ${slot}, which is not there; name a photograph of content/photos`,
      ),
  );
}

/** What a visitor might read and doubt: texts that say something else than the facts. */
export function doubts(facts: Facts, texts: Languages): string[] {
  return [
    ...mapDoubts(facts),
    ...capacityDoubts(facts),
    ...langs.flatMap((lang) => [
      ...distanceDoubts(facts, texts[lang], `content/${lang}`),
      ...identityDoubts(facts, texts[lang], `content/${lang}`),
      ...headDoubts(texts[lang], `content/${lang}`),
    ]),
  ];
}

function mapDoubts({ geo }: Facts): string[] {
  return (["mapEmbedUrl", "mapLinkUrl"] as const)
    .filter((key) => !geo[key].includes(String(geo.latitude)))
    .map(
      (key) =>
        `content/facts.json: "geo.${key}" does not hold the latitude ${geo.latitude}; check that it shows the villa`,
    );
}

function capacityDoubts({ apartments, capacity }: Facts): string[] {
  const sums = {
    guests: sum(apartments.map(({ guests }) => guests)),
    bedrooms: sum(apartments.map((each) => each.doubleBedrooms + each.singleBedrooms)),
    bathrooms: sum(apartments.map(({ bathrooms }) => bathrooms)),
  };
  return (["guests", "bedrooms", "bathrooms"] as const)
    .filter((key) => sums[key] !== capacity[key])
    .map(
      (key) =>
        `content/facts.json: "capacity.${key}" is ${capacity[key]}, the apartments add up to ${sums[key]}; correct one of them`,
    );
}

function distanceDoubts(facts: Facts, texts: Texts, folder: string): string[] {
  const { decimalSeparator } = texts.units;
  const airports = facts.airports.flatMap(({ km, road }, index) => {
    const text = texts.contatti.airports[index];
    const figure = String(km).replace(".", decimalSeparator);
    return [
      ...saying(`${folder}/contatti.json`, `airports[${index}].distanza`, text?.distanza, figure),
      ...saying(`${folder}/contatti.json`, `airports[${index}].via`, text?.via, road),
    ];
  });
  const places = facts.surroundings.flatMap(({ minutes }, index) => {
    const text = texts.experience.dintorni.items[index]?.distance;
    const key = `dintorni.items[${index}].distance`;
    return saying(`${folder}/experience.json`, key, text, String(minutes));
  });
  return [...airports, ...places];
}

/** The law texts write out who is responsible: an owner who changes the facts must change them too. */
function identityDoubts({ villa, contact }: Facts, texts: Texts, folder: string): string[] {
  const { legalName, vat, cin, regionalCode } = villa;
  const { phone, email } = contact;
  const { intro, contact: reach } = texts["commercial-conditions"];
  const privacy = texts["privacy-policy"].sections[0]?.body;
  const { body } = texts["cookie-policy"].controller;
  const written: [string, string, string | undefined, string[]][] = [
    ["privacy-policy", "sections[0].body", privacy, [legalName, vat, phone, email]],
    ["cookie-policy", "controller.body", body, [legalName, phone, email]],
    ["commercial-conditions", "intro", intro, [legalName, vat, cin, regionalCode]],
    ["commercial-conditions", "contact", reach, [phone, email]],
  ];
  return written.flatMap(([file, key, text, values]) =>
    values.flatMap((value) => saying(`${folder}/${file}.json`, key, text, value)),
  );
}

/** Search engines cut what is longer. */
function headDoubts({ meta }: Texts, folder: string): string[] {
  return Object.entries(meta).flatMap(([page, head]) =>
    typeof head === "string"
      ? []
      : [
          ...tooLong(`${folder}/meta.json`, `${page}.title`, head.title, 60),
          ...tooLong(`${folder}/meta.json`, `${page}.description`, head.description, 160),
        ],
  );
}

function tooLong(file: string, key: string, text: string, most: number): string[] {
  const length = [...text].length;
  if (length <= most) return [];
  return [`${file}: "${key}" has ${length} characters; search engines show ${most}, shorten it`];
}

function saying(file: string, key: string, text: string | undefined, value: string): string[] {
  if (text?.replaceAll("\u00A0", " ").includes(value)) return [];
  return [
    `${file}: "${key}" does not say ${value}, as content/facts.json does; correct one of them`,
  ];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
