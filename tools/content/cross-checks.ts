import { longestName } from "../../src/components/hero/word-length.ts";
import { repeats } from "../../src/modules/duplicates.ts";
import { closedSeasons, openDays } from "../../src/pages/booking/seasons/season-faults.content.ts";
import { differingKeys } from "../../src/site/content/compare-with-facts.ts";
import type { RoadAndMap } from "../../src/site/content/define-page.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { type Format, hasPlainHost } from "../../src/site/content/formats.ts";
import { type KeyPath, type Problem, problem, problemIf } from "../../src/site/content/problem.ts";
import { shortName } from "../../src/site/content/shared-data.ts";
import type { ByLanguage, Lang, Languages } from "../../src/site/site-map/languages.ts";
import { listedPages, mayBeHidden, type Page } from "../../src/site/site-map/pages.ts";
import { conditionsWarnings } from "./conditions.ts";
import { readDrawings } from "./drawings.ts";
import type { House } from "./house.ts";
import { textFile } from "./own-pages.ts";
import { photoId, type Settings, type Slots } from "./owner-files.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import type { Texts } from "./page-texts.ts";
import type { PhotoSetSource } from "./photographs/photo-sets.ts";
import { searchLengths } from "./text-shapes.ts";
import type { TextFiles } from "./texts.ts";
import { sum, valueAt, valuesAt, wrongNames } from "./values.ts";

const file = "facts.json";

type CheckedContent = {
  facts: Facts;
  languages: Languages;
  files: TextFiles;
  texts: ByLanguage<Texts>;
  definitions: PageDefinitions;
  pages: Page[];
  house: House;
  roadAndMap: RoadAndMap;
};

/** Contradictions that make pages impossible to render. */
export function contradictions(content: CheckedContent, slots: Slots | undefined): Problem[] {
  return [
    ...pageChecks(content, slots ?? {}, content.languages[0], "faults").filter(
      // slots that cannot be read seem empty to pages
      ({ file }) => slots || file !== "photos/slots.json",
    ),
    ...setFaults(content),
    ...homeFaults(content.facts),
    ...engineFaults(content),
  ];
}

export function contentWarnings(content: CheckedContent, slots: Slots): Problem[] {
  const { facts, languages, files, texts } = content;
  const { address, villa } = facts;
  const lacksCode = address.countryCode === "IT" && !villa.codes.some(({ key }) => key === "cin");
  return [
    ...capacityWarnings(facts),
    ...missingNames(content),
    ...problemIf(lacksCode, "cin", file, ["villa", "codes"]),
    ...openDays(facts),
    ...closedSeasons(facts),
    ...equalTitles(content),
    // of names and drawings, which languages share, each has the same
    ...withoutRepeats(
      languages.flatMap((lang) => [
        ...pageChecks(content, slots, lang, "warnings"),
        ...longTexts(content, lang),
      ]),
    ),
    ...languages.flatMap((lang) =>
      conditionsWarnings(facts, files[lang]["commercial-conditions"], {
        lang,
        locale: texts[lang].shared.units.locale,
        file: `${lang}/commercial-conditions.json`,
      }),
    ),
  ];
}

function withoutRepeats(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [JSON.stringify(each), each])).values()];
}

function pageChecks(
  { facts, files, texts, definitions, pages, house, roadAndMap }: CheckedContent,
  slots: Slots,
  lang: Lang,
  kind: "faults" | "warnings",
): Problem[] {
  return pages.flatMap(
    ({ name }) =>
      definitions.get(name)?.[kind]?.({
        facts,
        text: files[lang][name],
        units: texts[lang].shared.units,
        slots: slots[name] ?? {},
        file: textFile(lang, name),
        roadAndMap,
        drawingsOf: (names) => readDrawings(names, house),
      }) ?? [],
  );
}

function setFaults({ facts, definitions }: CheckedContent): Problem[] {
  const names = facts.photoSets.map(({ name }) => name);
  const shown = [...definitions.values()].flatMap(({ photoSets }) => photoSets?.(facts) ?? []);
  return [
    ...shown.flatMap((set) =>
      problemIf(!names.includes(set), "set-missing", file, ["photoSets"], { set }),
    ),
    ...names.flatMap((set, index) =>
      problemIf(!shown.includes(set), "set-unshown", file, ["photoSets", index], { set }),
    ),
  ];
}

/** Until they have a name for guests, the one that the facts use stands in. */
function missingNames({ facts, languages: [first], files }: CheckedContent): Problem[] {
  const named = [
    { file: "footer", path: ["codes"], entries: facts.villa.codes },
    { file: "booking", path: ["seasons", "names"], entries: facts.seasons?.items ?? [] },
  ];
  return named.flatMap(({ file, path, entries }) =>
    entries
      .filter(({ key }) => !Object.hasOwn(Object(valueAt(files[first][file], path)), key))
      .map(({ key }) => problem("name-missing", textFile(first, file), [...path, key], { key })),
  );
}

/** The languages must agree on whether there is a booking engine, and the demo's has texts and slots. */
function engineFaults({ languages, files, texts }: CheckedContent): Problem[] {
  const [first, ...others] = languages;
  const engineIn = (lang: Lang) => texts[lang].shared.navbar.url_amenitiz;
  const hasDemo = languages.some((lang) => engineIn(lang)?.startsWith("/demo/"));
  const hasTexts = Boolean(valueAt(files[first].booking, ["demo"]));
  return [
    ...others.flatMap((lang) => {
      const without = engineIn(lang) ? first : lang;
      const isOther = Boolean(engineIn(lang)) !== Boolean(engineIn(first));
      const path = ["url_amenitiz"];
      return problemIf(isOther, "engine-differs", `${lang}/navbar.json`, path, { lang: without });
    }),
    ...problemIf(hasDemo && !hasTexts, "engine-demo-texts", `${first}/booking.json`, ["demo"]),
  ];
}

export function emptySlots(slots: Slots, sets: PhotoSetSource[]): Problem[] {
  const ids = new Set(sets.flatMap(({ photos }) => photos.map(({ id }) => id)));
  return Object.entries(slots).flatMap(([page, photos]) =>
    Object.entries(photos).flatMap(([name, slot]) => {
      if (!slot || ids.has(photoId(slot))) return [];
      const isFact = name === "hosts";
      const path = isFact ? ["hosts", "photo"] : [page, name];
      return problem("slot-empty", isFact ? file : "photos/slots.json", path, {
        photo: slot.photo,
      });
    }),
  );
}

/** Characters on the ground line. */
const longestTitle = 60;

type Measured = [
  code: "name-long" | "title-wide" | "title-long",
  file: string,
  path: KeyPath,
  text: unknown,
  most: number,
];

/** Names, titles, and what search engines show, that are too long for their place. */
function longTexts(
  { facts: { villa }, files, definitions, texts }: CheckedContent,
  lang: Lang,
): Problem[] {
  const name = ["villa", villa.nameShort ? "nameShort" : "name"];
  const titles = [...definitions.keys()].map((page): Measured => {
    const title = valueAt(files[lang][page], ["title"]);
    return ["title-wide", textFile(lang, page), ["title"], title, longestTitle];
  });
  const heads = Object.entries(texts[lang].meta).flatMap(([page, head]) =>
    (["title", "description"] as const).map((key): Measured => {
      return ["title-long", ...headPlace(lang, page, key), head[key], searchLengths[key]];
    }),
  );
  const all: Measured[] = [["name-long", file, name, shortName(villa), longestName]];
  return [...all, ...titles, ...heads].flatMap(([code, file, path, text, most]) => {
    const { length } = typeof text === "string" ? [...text] : [];
    return problemIf(length > most, code, file, path, { length, most });
  });
}

function headPlace(lang: Lang, page: string, key: string): [file: string, path: string[]] {
  const own = textFile(lang, page);
  return own.endsWith(".md") ? [own, [key]] : [`${lang}/meta.json`, [page, key]];
}

/** Titles that two pages share, in any language: in search results they could not be distinguished. */
function equalTitles({ languages, texts }: CheckedContent): Problem[] {
  const titles = languages.flatMap((lang) =>
    Object.entries(texts[lang].meta).map(([page, { title }]) => ({ lang, page, title })),
  );
  // a proper name may be the title of one page in several languages
  return repeats(titles, ({ title }) => title).flatMap(({ entry, first: { page, lang } }) => {
    const place = headPlace(entry.lang, entry.page, "title");
    return problemIf(entry.page !== page, "title-same", ...place, { page, lang });
  });
}

/** @param known every page, also those that are switched off */
export function settingProblems(root: Settings, known: Page[]): Problem[] {
  const file = "settings.json";
  const listed = listedPages(known);
  const hideable = listed.filter(mayBeHidden);
  return [
    ...wrongNames({ file, root, places: "pages.order.*" }, listed.map(routeOf)),
    ...wrongNames({ file, root, places: "pages.hidden.*" }, hideable.map(routeOf), "page-kept"),
  ];
}

const routeOf = ({ route }: Page) => route;

/** Notices that lead to no page of the house; texts are checked as they are read. */
export function noticeLinks(root: Facts, pages: Page[]): Problem[] {
  const names = listedPages(pages).map(({ name }) => name.replace(/^own-/, ""));
  return wrongNames({ file, root, places: "notices.*.link" }, [...names, "https://…"]).filter(
    ({ values }) => !String(values.value).startsWith("https:"),
  );
}

/** Where facts name a home: an apartment by its key, or by a word of its own. */
const homes: [places: string, ...words: string[]][] = [
  ["plans.*.rooms.*.home", "shared"],
  ["taken.items.*.home", "house"],
  ["access.levelHome"],
  ["access.*.home"],
];

/** What is said of each home. */
const eachHome = ["fees.cleaning", "seasons.items.*.from"];

function homeFaults(root: Facts): Problem[] {
  const keys = root.apartments.map(({ key }) => key);
  return [
    ...eachHome
      .flatMap((places) => valuesAt(root, places))
      .flatMap(({ path, value }) =>
        differingKeys({ file, path }, ["house", ...keys], Object(value)),
      ),
    ...homes.flatMap(([places, ...words]) =>
      wrongNames({ file, root, places }, [...keys, ...words]),
    ),
  ];
}

function capacityWarnings({ apartments, capacity }: Facts): Problem[] {
  const sums = {
    guests: sum(apartments.map(({ guests }) => guests)),
    bedrooms: sum(apartments.map((each) => each.doubleBedrooms + each.singleBedrooms)),
    bathrooms: sum(apartments.map(({ bathrooms }) => bathrooms)),
    kitchens: apartments.filter(({ kitchen }) => kitchen).length,
  };
  return (["guests", "bedrooms", "bathrooms", "kitchens"] as const).flatMap((key) => {
    const values = { value: capacity[key], sum: sums[key] };
    return problemIf(values.value !== values.sum, "capacity", file, ["capacity", key], values);
  });
}

/** Variables that name a service whose host is none. */
export function variableProblems(environment: Record<string, string | undefined>): Problem[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    !value || !/^VITE_\w+_(HOST|URL)$/.test(name) || hasPlainHost(value)
      ? []
      : problem("format", name, [], { value, expected: "host" satisfies Format }),
  );
}
