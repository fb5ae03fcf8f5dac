import { longestName } from "../../src/components/hero/word-length.ts";
import { duplicates, repeats } from "../../src/modules/duplicates.ts";
import { differingKeys } from "../../src/site/content/compare-with-facts.ts";
import type { RoadAndMap } from "../../src/site/content/define-page.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import { shortName } from "../../src/site/content/shared-data.ts";
import type { Drawing } from "../../src/site/drawing.ts";
import type { ByLanguage, Lang, Languages } from "../../src/site/site-map/languages.ts";
import { listedPages, mayBeHidden, type Page } from "../../src/site/site-map/pages.ts";
import { conditionsWarnings } from "./conditions.ts";
import { apartmentFaults, factWarnings, nightFaults } from "./fact-checks.ts";
import type { House } from "./house.ts";
import { textFile } from "./own-pages.ts";
import { photoId, type Settings, type Slots } from "./owner-files.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import type { Texts } from "./page-texts.ts";
import type { PhotoSetSource } from "./photographs/photo-sets.ts";
import { readDrawings } from "./read-drawings.ts";
import { searchLengths } from "./text-shapes.ts";
import type { TextFiles } from "./texts.ts";
import { valueAt } from "./values.ts";

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
    ...apartmentFaults(content.facts),
    ...nightFaults(content.facts),
    ...codeFaults(content),
    ...engineFaults(content),
  ];
}

export function contentWarnings(content: CheckedContent, slots: Slots): Problem[] {
  const { facts, languages, files, texts } = content;
  return [
    ...factWarnings(facts),
    ...nameWarnings(facts),
    ...equalTitles(content),
    // of drawings, which languages share, each has the same
    ...withoutRepeats(languages.flatMap((lang) => pageChecks(content, slots, lang, "warnings"))),
    ...languages.flatMap((lang) => [
      ...conditionsWarnings(facts, files[lang]["commercial-conditions"], {
        lang,
        locale: texts[lang].shared.units.locale,
        file: `${lang}/commercial-conditions.json`,
      }),
      ...titleWarnings(content, lang),
      ...headWarnings(content, lang),
    ]),
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
  const drawingOf = (name: string) => readDrawings([name], house)[name] as Drawing;
  return pages.flatMap(
    ({ name }) =>
      definitions.get(name)?.[kind]?.({
        facts,
        text: files[lang][name],
        units: texts[lang].shared.units,
        slots: slots[name] ?? {},
        file: textFile(lang, name),
        roadAndMap,
        drawingOf,
      }) ?? [],
  );
}

function setFaults({ facts, definitions }: CheckedContent): Problem[] {
  const names = facts.photoSets.map(({ name }) => name);
  const shown = [...definitions.values()].flatMap(({ photoSets }) => photoSets?.(facts) ?? []);
  return [
    ...shown
      .filter((set) => !names.includes(set))
      .map((set) => problem("set-missing", "facts.json", ["photoSets"], { set })),
    ...repeats(names, (set) => set).map(({ entry: value, index }) =>
      problem("twice", "facts.json", ["photoSets", index], { value }),
    ),
    ...names.flatMap((set, index) =>
      shown.includes(set)
        ? []
        : problem("set-unshown", "facts.json", ["photoSets", index], { set }),
    ),
  ];
}

function codeFaults({ facts, languages: [first], texts }: CheckedContent): Problem[] {
  const keys = facts.villa.codes.map(({ key }) => key);
  const { codes } = texts[first].shared.footer;
  return [
    ...duplicates(keys).map((value) =>
      problem("twice", "facts.json", ["villa", "codes"], { value }),
    ),
    ...differingKeys(
      { file: `${first}/footer.json`, path: ["codes"] },
      keys,
      codes,
      "code-unknown",
    ),
  ];
}

/** The languages must agree on whether there is a booking engine, and the demo's has texts and slots. */
function engineFaults({ languages, files, texts }: CheckedContent): Problem[] {
  const [first, ...others] = languages;
  const engineIn = (lang: Lang) => texts[lang].shared.navbar.url_amenitiz;
  const lacking = others.filter((lang) => Boolean(engineIn(lang)) !== Boolean(engineIn(first)));
  if (lacking.length > 0) {
    return lacking.map((lang) => {
      const without = engineIn(lang) ? first : lang;
      return problem("engine-differs", `${lang}/navbar.json`, ["url_amenitiz"], { lang: without });
    });
  }
  const hasDemo = languages.some((lang) => engineIn(lang)?.startsWith("/demo/"));
  const hasTexts = Boolean(valueAt(files[first].booking, ["demo"]));
  return hasDemo && !hasTexts
    ? [problem("engine-demo-texts", `${first}/booking.json`, ["demo"])]
    : [];
}

export function emptySlots(slots: Slots, sets: PhotoSetSource[]): Problem[] {
  const ids = new Set(sets.flatMap(({ photos }) => photos.map(({ id }) => id)));
  return Object.entries(slots).flatMap(([page, photos]) =>
    Object.entries(photos).flatMap(([name, slot]) =>
      slot && !ids.has(photoId(slot))
        ? [
            name === "hosts"
              ? problem("slot-empty", "facts.json", ["hosts", "photo"], { photo: slot.photo })
              : problem("slot-empty", "photos/slots.json", [page, name], { photo: slot.photo }),
          ]
        : [],
    ),
  );
}

/** A name that has too little room beside the menu of a phone. */
function nameWarnings({ villa }: Facts): Problem[] {
  const { length } = shortName(villa);
  if (length <= longestName) return [];
  const path = ["villa", villa.nameShort ? "nameShort" : "name"];
  return [problem("name-long", "facts.json", path, { length, most: longestName })];
}

/** Characters on the ground line. */
const longestTitle = 60;

function titleWarnings({ files, definitions }: CheckedContent, lang: Lang): Problem[] {
  return [...definitions.keys()].flatMap((name) => {
    const title = valueAt(files[lang][name], ["title"]);
    const { length } = typeof title === "string" ? [...title] : [];
    if (length <= longestTitle) return [];
    const values = { length, most: longestTitle };
    return [problem("title-wide", textFile(lang, name), ["title"], values)];
  });
}

function headWarnings({ texts }: CheckedContent, lang: Lang): Problem[] {
  return Object.entries(texts[lang].meta).flatMap(([page, head]) =>
    (["title", "description"] as const).flatMap((key) => {
      const { length } = [...head[key]];
      const most = searchLengths[key];
      if (length <= most) return [];
      return [problem("title-long", ...headPlace(lang, page, key), { length, most })];
    }),
  );
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
  const others = repeats(titles, ({ title }) => title).filter(
    ({ entry, first }) => entry.page !== first.page,
  );
  return others.map(({ entry, first: { page, lang } }) =>
    problem("title-same", ...headPlace(entry.lang, entry.page, "title"), { page, lang }),
  );
}

/** @param known every page, also those that are switched off */
export function settingProblems(setting: Settings["pages"], known: Page[]): Problem[] {
  const listed = listedPages(known);
  return (["hidden", "order"] as const).flatMap((key) => {
    const path = ["pages", key];
    const pages = key === "hidden" ? listed.filter(mayBeHidden) : listed;
    const names = pages.map(({ route }) => route);
    return [
      ...duplicates(setting[key]).map((value) =>
        problem("twice", "settings.json", path, { value }),
      ),
      ...setting[key].flatMap((value, index) => {
        if (names.includes(value)) return [];
        const isKept = listed.some(({ route }) => route === value);
        const code = isKept ? "page-kept" : "page-unknown";
        return problem(code, "settings.json", [...path, index], { value, pages: names });
      }),
    ];
  });
}

/** Notices that lead to no page of the house; texts are checked as they are read. */
export function noticeLinks({ notices }: Facts, pages: Page[]): Problem[] {
  const names = listedPages(pages).map(({ name }) => name.replace(/^own-/, ""));
  return notices.flatMap(({ link = "home" }, index) => {
    if (names.includes(link) || link.startsWith("https:")) return [];
    const path = ["notices", index, "link"];
    return problem("link-page", "facts.json", path, { url: link, pages: names });
  });
}
