import { z } from "zod";
import { longestName } from "../../src/components/standing-word/word-length.ts";
import { duplicates } from "../../src/modules/duplicates/duplicates.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { shortName } from "../../src/site/content/shared-data.ts";
import { type Lang, langs } from "../../src/site/site-map/languages.ts";
import { apartmentFaults } from "./apartment-faults.ts";
import { conditionsWarnings } from "./conditions.ts";
import { factWarnings } from "./fact-warnings.ts";
import { equalTitles, headWarnings } from "./head-warnings.ts";
import { photoId, type Slots } from "./owner-files.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import type { PhotoSetSource } from "./read-photos.ts";
import type { TextFiles } from "./read-texts.ts";
import type { Texts } from "./text-files.ts";

// Checks that compare several files.

export type CheckedContent = {
  facts: Facts;
  files: TextFiles;
  texts: Record<Lang, Texts>;
  definitions: PageDefinitions;
};

/** Contradictions that make pages impossible to render. */
export function contradictions(content: CheckedContent, slots: Slots | undefined): string[] {
  return [
    ...pageChecks(content, slots, "en", "faults"),
    ...setFaults(content),
    ...apartmentFaults(content),
    ...codeFaults(content),
    ...engineFaults(content),
  ];
}

/** Texts that contradict the facts, and facts that contradict each other. */
export function contentWarnings(content: CheckedContent, slots: Slots): string[] {
  const { facts, files, texts } = content;
  return [
    ...factWarnings(facts),
    ...nameWarnings(content),
    ...equalTitles(texts),
    ...langs.flatMap((lang) => [
      ...pageChecks(content, slots, lang, "warnings"),
      ...conditionsWarnings(
        facts,
        files[lang]["commercial-conditions"],
        texts[lang].shared.units,
        `content/${lang}/commercial-conditions.json`,
      ),
      ...titleWarnings(content, lang),
      ...headWarnings(texts[lang].meta, `content/${lang}`),
    ]),
  ];
}

/** The messages of the pages' own checks. */
function pageChecks(
  { facts, files, texts, definitions }: CheckedContent,
  slots: Slots | undefined,
  lang: Lang,
  kind: "faults" | "warnings",
): string[] {
  return [...definitions].flatMap(
    ([name, definition]) =>
      definition[kind]?.({
        facts,
        text: files[lang][name],
        units: texts[lang].shared.units,
        slots: slots?.[name] ?? {},
        file: `content/${lang}/${name}.json`,
      }) ?? [],
  );
}

/** Sets that are listed twice, that a page shows and the facts lack, or that no page shows. */
function setFaults({ facts, definitions }: CheckedContent): string[] {
  const names = facts.photoSets.map(({ name }) => name);
  const shown = [...definitions.values()].flatMap(({ sets }) => sets?.(facts) ?? []);
  const entry = (name: string) => `content/facts.json: "photoSets" has "${name}"`;
  return [
    ...shown
      .filter((name) => !names.includes(name))
      .map((name) => `content/facts.json: "photoSets" has no entry for "${name}"; add it`),
    ...duplicates(names).map((name) => `${entry(name)} twice; remove one`),
    ...names
      .filter((name) => !shown.includes(name))
      .map((name) => `${entry(name)}, which no page shows; remove it and its folder`),
  ];
}

/** Codes without a name in the footer's texts, and names without a code. */
function codeFaults({ facts, texts }: CheckedContent): string[] {
  const keys = facts.villa.codes.map(({ key }) => key);
  const names = Object.keys(texts.en.shared.footer.codes);
  return [
    ...duplicates(keys).map(
      (key) => `content/facts.json: "villa.codes" has "${key}" twice; remove one`,
    ),
    ...keys
      .filter((key) => !names.includes(key))
      .map((key) => `content/en/footer.json: "codes.${key}" is missing; write the English text`),
    ...names
      .filter((key) => !keys.includes(key))
      .map(
        (key) =>
          `content/en/footer.json: "codes.${key}" is of no code of content/facts.json; remove it`,
      ),
  ];
}

/** The languages must agree on whether there is a booking engine, and the demo's has texts and slots. */
function engineFaults({ files, texts }: CheckedContent): string[] {
  const [en, it] = [texts.en, texts.it].map(({ shared }) => shared.navbar.url_amenitiz);
  if (Boolean(en) !== Boolean(it)) {
    return [
      'content/it/navbar.json: "url_amenitiz" and that of content/en/navbar.json differ; give both languages an address, or both null',
    ];
  }
  const hasDemo = [en, it].some((address) => address?.startsWith("/demo/"));
  const { demo } = z.object({ demo: z.unknown() }).parse(files.en.booking);
  if (!hasDemo || demo) return [];
  return [
    'content/en/booking.json: "demo" is missing, and "url_amenitiz" leads to the demo engine; add it, or name your own engine',
  ];
}

/** Slots that name a photograph which does not exist. */
export function emptySlots(slots: Slots, sets: PhotoSetSource[]): string[] {
  const ids = new Set(sets.flatMap(({ photos }) => photos.map(({ id }) => id)));
  return Object.entries(slots).flatMap(([page, photos]) =>
    Object.entries(photos)
      .flatMap(([name, slot]) => (slot && !ids.has(photoId(slot)) ? [{ name, slot }] : []))
      .map(
        ({ name, slot }) =>
          `content/photos/slots.json: "${page}.${name}" names ${slot.photo}, which is not there; name a photograph of content/photos`,
      ),
  );
}

/** A name that has too little room beside the menu of a phone. */
function nameWarnings({ facts: { villa } }: CheckedContent): string[] {
  if (shortName(villa).length <= longestName) return [];
  const advice = villa.nameShort
    ? `"villa.nameShort" is too long for the bar of a phone; shorten it`
    : `"villa.name" is too long for the bar of a phone; add "villa.nameShort", a short form that stands beside the mark`;
  return [`content/facts.json: ${advice}`];
}

/** Titles of pages that are too long to stand large on the ground line. */
function titleWarnings({ files, definitions }: CheckedContent, lang: Lang): string[] {
  return [...definitions.keys()].flatMap((name) => {
    const { data } = z.object({ title: z.string() }).safeParse(files[lang][name]);
    const length = data ? [...data.title].length : 0;
    return length > longestTitle
      ? [
          `content/${lang}/${name}.json: the title "${data?.title}" has ${length} characters; ${longestTitle} are the most that can stand large, shorten it`,
        ]
      : [];
  });
}

/** Characters of a title on the ground line. */
const longestTitle = 60;
