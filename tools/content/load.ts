import { z } from "zod";
import type { Plans } from "../../src/drawings/plans.ts";
import { type Climate, climateSchema } from "../../src/site/content/climate.ts";
import type { PageWithText } from "../../src/site/content/define-page.ts";
import { factValues } from "../../src/site/content/fact-values.ts";
import { type Facts, factsSchema } from "../../src/site/content/facts.ts";
import { photoSetNames } from "../../src/site/pictures/photo.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { sitePages } from "../../src/site/site-map/pages.ts";
import { readPlans } from "../drawings/read-plans.ts";
import { contentWarnings, contradictions, emptySlots } from "./cross-file-checks.ts";
import { ContentError } from "./faults.ts";
import { type Settings, type Slots, settingsSchema, slotsSchema } from "./owner-files.ts";
import { loadPageDefinitions, type PageDefinitions } from "./page-definitions.ts";
import { readChecked } from "./read-checked.ts";
import { type PhotoSetSource, readPhotoSets } from "./read-photos.ts";
import { readTexts, type TextFiles } from "./read-texts.ts";
import { type Texts, textsOf } from "./text-files.ts";
import { textKinds } from "./text-kind-schemas.ts";

/** The owner's files, checked, and the definitions of the pages that show them. */
export type Content = {
  facts: Facts;
  settings: Settings;
  /** Absent if the owner has left the file out. */
  climate: Climate | undefined;
  /** The texts as they stand in the files. */
  files: TextFiles;
  /** The texts that belong to no single page, as pages render them. */
  texts: Record<Lang, Texts>;
  photoSets: PhotoSetSource[];
  slots: Slots;
  plans: Plans;
  definitions: PageDefinitions;
  /** Messages to the owner that do not stop the build. */
  warnings: string[];
};

/**
 * Reads and checks the folder `content` in `root`.
 * @throws ContentError that lists every fault of every file, each with file, key and what to do
 */
export async function loadContent(root: string): Promise<Content> {
  const definitions = await loadPageDefinitions();
  const facts = await readChecked(root, "content/facts.json", factsSchema);
  // the other files are read even if the facts are invalid, so that all faults are reported at once
  const pages = sitePages(facts.value?.villa.slug ?? "villa");
  const sets = facts.value?.photoSets ?? allSets;
  const [settings, climate, slots, read, photoSets, plans] = await Promise.all([
    readChecked(root, "content/settings.json", settingsSchema),
    readChecked(root, "content/climate.json", climateSchema, { optional: true }),
    readChecked(root, "content/photos/slots.json", slotsSchema(definitions)),
    readTexts(root, pages, definitions),
    readPhotoSets(root, sets),
    readPlans(root, facts.value?.plans ?? []),
  ]);
  const files = read.value;
  const values = (lang: Lang) => factsAsTexts(facts.value, files, lang);
  const texts = files && {
    en: textsOf(files.en, textKinds("en", pages, values("en"))),
    it: textsOf(files.it, textKinds("it", pages, values("it"))),
  };

  const faults = [facts, settings, climate, slots, read, photoSets, plans].flatMap(
    (part) => part.faults,
  );
  const checked = facts.value &&
    files &&
    texts && { facts: facts.value, files, texts, definitions };
  if (checked) faults.push(...contradictions(checked));
  // photographs with faults of their own are not in the list, so their slots would seem empty
  if (slots.value && photoSets.faults.length === 0) {
    faults.push(...emptySlots(slots.value, photoSets.value));
  }
  if (faults.length > 0 || !checked || !settings.value || !slots.value) {
    throw new ContentError(faults);
  }
  return {
    ...checked,
    settings: settings.value,
    climate: climate.value,
    photoSets: photoSets.value,
    slots: slots.value,
    plans: plans.value,
    warnings: [
      ...read.warnings,
      ...photoSets.warnings,
      ...plans.warnings,
      ...contentWarnings(checked),
    ],
  };
}

const allSets = photoSetNames.map((name) => ({ name, startCount: "all" as const }));

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
  const kinds = textKinds(lang, sitePages(facts.villa.slug), factsAsTexts(facts, files, lang));
  return text(kinds).parse(files[lang][name]);
}

const withLocale = z.object({ units: z.object({ locale: z.string() }) });

/** What the texts of a language say of the facts; undefined if facts or texts have faults. */
function factsAsTexts(facts: Facts | undefined, files: TextFiles | undefined, lang: Lang) {
  const { data } = withLocale.safeParse(files?.[lang]);
  return facts && data && factValues(facts, data.units.locale);
}
