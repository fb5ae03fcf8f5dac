import type { Plans } from "../../src/drawings/plans.ts";
import { type Climate, climateSchema } from "../../src/site/content/climate.ts";
import type { PageWithText, RoadAndMap } from "../../src/site/content/define-page.ts";
import { type Facts, factsSchema } from "../../src/site/content/facts.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { sitePages } from "../../src/site/site-map/pages.ts";
import { equalCaptions } from "./caption-checks.ts";
import { characterFaults } from "./character-faults.ts";
import { telephoneFaults } from "./contact-checks.ts";
import { contentWarnings, contradictions, emptySlots } from "./cross-file-checks.ts";
import { demoTraces } from "./demo-traces.ts";
import { draftWarnings } from "./draft.ts";
import { readPlans } from "./drawings/read-plans.ts";
import { readRoadAndMap } from "./drawings/read-road-and-map.ts";
import { type FactWriter, factWriter } from "./fact-writer.ts";
import { ContentError, valueAt } from "./faults.ts";
import { type Settings, type Slots, settingsSchema, slotsSchema } from "./owner-files.ts";
import { loadPageDefinitions, type PageDefinitions } from "./page-definitions.ts";
import { swappedPositions } from "./position-checks.ts";
import { readChecked } from "./read-checked.ts";
import { readJson } from "./read-json.ts";
import { foldersAsSets, type PhotoSetSource, readPhotoSets } from "./read-photos.ts";
import { readTexts, type TextFiles } from "./read-texts.ts";
import { type Texts, textsOf } from "./text-files.ts";
import { parsedOnce, textKinds } from "./text-kind-schemas.ts";
import { writtenTexts } from "./written-texts.ts";

/** The owner's files, checked, and the definitions of the pages that show them. */
export type Content = {
  facts: Facts;
  settings: Settings;
  /** Absent if the owner has left the file out. */
  climate: Climate | undefined;
  /** The texts as in the files, with the facts filled in. */
  files: TextFiles;
  /** The texts that belong to no single page, as pages render them. */
  texts: Record<Lang, Texts>;
  photoSets: PhotoSetSource[];
  slots: Slots;
  plans: Plans;
  roadAndMap: RoadAndMap;
  /** The folder that contains `content`. */
  root: string;
  definitions: PageDefinitions;
  /** Messages to the owner that do not stop the build. */
  warnings: string[];
};

/**
 * Reads and checks the folder `content` in `root`.
 * @throws ContentError that lists every fault of every file, each with file, key and what to do
 */
export async function loadContent(root: string): Promise<Content> {
  const { definitions, pages, ...parts } = await readParts(root);
  const { facts, settings, climate, slots, files, photoSets, plans, roadAndMap } = parts;
  const texts = files.value && {
    en: textsOf(files.value.en, textKinds("en", pages)),
    it: textsOf(files.value.it, textKinds("it", pages)),
  };
  const checked = facts.value &&
    files.value &&
    texts && { facts: facts.value, files: files.value, texts, definitions };
  const between = checked ? contradictions(checked, slots.value) : [];
  const written = checked && writtenTexts({ ...checked, photoSets: photoSets.value });
  const faults = [
    ...Object.values(parts).flatMap((part) => part.faults),
    ...between,
    ...(checked ? [...telephoneFaults(checked.facts), ...swappedPositions(checked.facts)] : []),
    ...(written ? await characterFaults(written) : []),
    // photographs with faults of their own are not in the list, so their slots would seem empty
    ...(slots.value && photoSets.faults.length === 0
      ? emptySlots(slots.value, photoSets.value)
      : []),
  ];
  if (faults.length > 0 || !checked || !written || !settings.value || !slots.value) {
    throw new ContentError(faults, between);
  }
  return {
    ...checked,
    settings: settings.value,
    climate: climate.value,
    photoSets: photoSets.value,
    slots: slots.value,
    plans: plans.value,
    roadAndMap: roadAndMap.value,
    root,
    warnings: [
      ...files.warnings,
      ...photoSets.warnings,
      ...plans.warnings,
      ...roadAndMap.warnings,
      ...contentWarnings(checked, slots.value),
      ...draftWarnings(settings.value.draft, checked.files, photoSets.value),
      ...equalCaptions(photoSets.value),
      ...demoTraces(checked.facts, written),
    ],
  };
}

/** Reads every file, each with its own faults: all of them, even if the facts are invalid. */
async function readParts(root: string) {
  const definitions = await loadPageDefinitions();
  const facts = await readChecked(root, "content/facts.json", factsSchema);
  const pages = sitePages(facts.value?.villa.slug ?? "villa");
  const sets = facts.value?.photoSets ?? (await foldersAsSets(root));
  const writers = facts.value && (await factWriters(root, facts.value));
  const settings = await readChecked(root, "content/settings.json", settingsSchema);
  const mayStayBehind = Boolean(settings.value?.editor);
  const [climate, slots, files, photoSets, plans, roadAndMap] = await Promise.all([
    readChecked(root, "content/climate.json", climateSchema, { optional: true }),
    readChecked(root, "content/photos/slots.json", slotsSchema(definitions, facts.value)),
    readTexts(root, pages, definitions, writers),
    readPhotoSets(root, sets, writers, mayStayBehind),
    readPlans(root, facts.value ?? { plans: [], apartments: [] }),
    readRoadAndMap(root),
  ]);
  return {
    definitions,
    pages,
    facts,
    settings,
    climate,
    slots,
    files,
    photoSets,
    plans,
    roadAndMap,
  };
}

/**
 * The texts of a page in a language, as it renders them.
 * @throws Error when the page has no file of texts
 */
export function pageText<Text>(
  { facts, files }: Pick<Content, "facts" | "files">,
  { name, text }: PageWithText<Text>,
  lang: Lang,
): Text {
  if (!text) throw new Error(`The page "${name}" declares no texts`);
  return text(textKinds(lang, sitePages(facts.villa.slug))).parse(files[lang][name], parsedOnce);
}

/** The facts as the texts of both languages write them. */
async function factWriters(root: string, facts: Facts): Promise<Record<Lang, FactWriter>> {
  const writer = async (lang: Lang) =>
    factWriter(facts, { lang, locale: await localeOf(root, lang) });
  return { en: await writer("en"), it: await writer("it") };
}

/** The locale in the units of a language; the language itself where there is none, or a wrong one. */
async function localeOf(root: string, lang: Lang): Promise<string> {
  const { value } = await readJson(root, `content/${lang}/units.json`);
  const locale = valueAt(value, ["locale"]);
  if (typeof locale !== "string") return lang;
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? lang;
  } catch {
    return lang;
  }
}
