import { isNeverFramed } from "../../src/site/content/booking-engine.ts";
import { type Facts, factsSchema } from "../../src/site/content/facts.ts";
import { languageCodes } from "../../src/site/content/language-files.ts";
import { problem } from "../../src/site/content/problem.ts";
import { byLanguage, type Lang, type Languages } from "../../src/site/site-map/languages.ts";
import { allPages, mayBeHidden } from "../../src/site/site-map/pages.ts";
import { filesIn, type House, jsonIn } from "./house.ts";
import { ownPages, readTexts, withoutHidden } from "./own-pages.ts";
import { type Settings, settingsSchema } from "./owner-files.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import { foldersAsSets } from "./photographs/photo-sets.ts";
import { checkFile } from "./problems/schema.ts";
import { fileShapes } from "./text-shapes.ts";
import { type Group, valueAt } from "./values.ts";

/** What decides how all else is read: facts, settings, languages and pages; and the texts as they are. */
export type FilesRead = ReturnType<typeof readFiles>;

export function readFiles(whole: House, pagesOfCode: PageDefinitions) {
  const facts = checkFile(whole, "facts.json", factsSchema);
  const settings = checkFile(whole, "settings.json", settingsSchema);
  const languages = languagesOf(whole, settings.value);
  const slug = facts.value?.villa.slug ?? "villa";
  const sets = facts.value?.photoSets ?? foldersAsSets(whole);
  const ownersPages = ownPages(whole, { languages, slug, photoSets: sets.map(({ name }) => name) });
  const definitions: PageDefinitions = new Map([...pagesOfCode, ...ownersPages.definitions]);
  const pages = allPages(slug, settings.value?.pages, ownersPages.rows);
  const allOfHouse = allPages(slug, undefined, ownersPages.rows);
  const hidden = allOfHouse.filter(
    (page) => mayBeHidden(page) && !pages.some(({ name }) => name === page.name),
  );
  const house = withoutHidden(whole, hidden);
  const engines = languages.map((lang) =>
    valueAt(jsonIn(house, `${lang}/navbar.json`).value, ["url_amenitiz"]),
  );
  const names = Object.keys(fileShapes(definitions, hidden));
  return {
    ...{ whole, house, languages, pages, allOfHouse, pagesOfCode, ownersPages, definitions },
    photoSets: sets,
    facts: { ...facts, value: facts.value && withFrame(facts.value, engines) },
    settings,
    hasEngine: facts.value?.booking.show !== "none" && engines.some(Boolean),
    texts: byLanguage(languages, (lang) => readLanguage(house, lang, names)),
  };
}

/** An engine that refuses to be framed is linked. */
function withFrame(facts: Facts, engines: unknown[]): Facts {
  const { booking } = facts;
  const isLinked = booking.show === "frame" && engines.some(isNeverFramed);
  return isLinked ? { ...facts, booking: { ...booking, show: "link" } } : facts;
}

/** The languages of a house: those with a folder of texts if its settings cannot be read. */
export function languagesOf(
  { paths }: Pick<House, "paths">,
  settings: Settings | undefined,
): Languages {
  const [first = "en", ...others] = languageCodes.filter((lang) =>
    paths.some((path) => path.startsWith(`${lang}/`)),
  );
  return settings?.languages ?? [first, ...others];
}

function readLanguage(house: House, lang: Lang, names: string[]) {
  const unknown = filesIn(house, lang).filter(
    (file) => file.endsWith(".json") && !names.includes(file.slice(0, -5)),
  );
  const read = names.map((name) => ({ name, ...readTexts(house, lang, name) }));
  const files: Group = Object.fromEntries(
    read.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );
  return {
    files,
    unreadable: read.flatMap(({ name, fault }): unknown[] => (fault ? [name] : [])),
    problems: [
      ...unknown.map((file) => problem("file-unknown", `${lang}/${file}`, [])),
      ...read.flatMap(({ fault }) => fault ?? []),
    ],
  };
}
