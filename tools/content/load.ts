import { z } from "zod";
import type { Plans } from "../../src/drawings/drawing.ts";
import { isNeverFramed, undatedAddress } from "../../src/site/content/booking-engine.ts";
import { type Climate, climateSchema } from "../../src/site/content/climate.ts";
import type { PageWithText, RoadAndMap } from "../../src/site/content/define-page.ts";
import { type Facts, factsSchema } from "../../src/site/content/facts.ts";
import { knownLanguages, languageCodes } from "../../src/site/content/language-files.ts";
import type { Problem } from "../../src/site/content/problem.ts";
import {
  type ByLanguage,
  byLanguage,
  type Lang,
  type Languages,
} from "../../src/site/site-map/languages.ts";
import {
  allPages,
  listedPages,
  mayBeHidden,
  type Page,
  type PageName,
} from "../../src/site/site-map/pages.ts";
import { type CalendarSource, calendarSources } from "./calendars/sources.ts";
import { characterFaults } from "./character-faults.ts";
import { colourFaults } from "./colours.ts";
import {
  contentWarnings,
  contradictions,
  emptySlots,
  noticeLinks,
  settingProblems,
} from "./cross-checks.ts";
import { draftWarnings } from "./draft.ts";
import { checkDrawings, checkPlans } from "./drawings/drawing-checks.ts";
import { telephoneFaults } from "./fact-checks.ts";
import { factWriter, type Settled } from "./fact-writer.ts";
import { formerKeysIn, type House, jsonIn, readHouse } from "./house.ts";
import { waitingWords } from "./language-words.ts";
import { ownPages, withoutHidden } from "./own-pages.ts";
import {
  parseFocus,
  type Settings,
  type Slots,
  settingsSchema,
  slotsSchema,
} from "./owner-files.ts";
import { loadPageDefinitions, type PageDefinitions } from "./page-definitions.ts";
import { photoWarnings } from "./photographs/photo-checks.ts";
import { checkPhotoSets, foldersAsSets, type PhotoSetSource } from "./photographs/photo-sets.ts";
import { ContentError } from "./problems/report.ts";
import { isFault } from "./problems/say.ts";
import { type Checked, checkFile } from "./problems/schema.ts";
import { parsedOnce, textKinds } from "./text-kinds.ts";
import type { Head } from "./text-shapes.ts";
import {
  checkTexts,
  inOwnersFile,
  type TextFiles,
  type Texts,
  textsOf,
  withOwnPages,
  writtenTexts,
} from "./texts.ts";
import { untranslated } from "./untranslated.ts";
import { valueAt } from "./values.ts";

export type Content = {
  facts: Facts;
  settings: Settings;
  climate: Climate | undefined;
  files: TextFiles;
  texts: ByLanguage<Texts>;
  photoSets: PhotoSetSource[];
  slots: Slots;
  /** The portals' calendars; their addresses are secrets. */
  calendars: CalendarSource[];
  plans: Plans;
  roadAndMap: RoadAndMap;
  house: House;
  definitions: PageDefinitions;
  /** Those that the house shows, also 404 and offline. */
  pages: Page[];
  warnings: Problem[];
};

/** @throws ContentError with every fault of every file */
export async function loadContent(root: string): Promise<Content> {
  return checkContent(await readHouse(root));
}

/** @throws ContentError with every fault of every file */
export async function checkContent(whole: House): Promise<Content> {
  const { house, pages, languages, writers, definitions, ...parts } = checkParts(
    whole,
    await loadPageDefinitions(),
  );
  const { facts, settings, climate, calendars, slots, files, photoSets, plans, roadAndMap } = parts;
  const written = files.value;
  const checked = facts.value &&
    writers &&
    written && {
      facts: facts.value,
      languages,
      files: written,
      texts: byLanguage(languages, (lang) => {
        const kinds = textKinds(lang, { languages, pages: listedPages(pages) });
        const source = { lang, writer: writers[lang], hidden: house.hidden };
        const texts = textsOf(written[lang], kinds, source);
        const { navbar } = texts.shared;
        if (isEngineHidden(facts.value)) navbar.url_amenitiz = null;
        else if (navbar.url_amenitiz) navbar.url_amenitiz = undatedAddress(navbar.url_amenitiz);
        return withOwnPages(texts, written[lang], kinds, facts.value?.villa.name ?? "");
      }),
      definitions,
      pages,
    };
  const placed = (each: Problem) => inOwnersFile(each, files.leftOut);
  const between = (checked ? contradictions(checked, slots.value) : []).map(placed);
  const texts = checked ? writtenTexts({ ...checked, photoSets: photoSets.value }) : [];
  const found = [
    ...Object.values(parts).flatMap(({ problems }) => problems.map(placed)),
    ...between,
    ...(checked
      ? [
          ...telephoneFaults(checked.facts),
          ...colourFaults(settings.value?.colours),
          ...noticeLinks(checked.facts, pages),
        ]
      : []),
    ...(await characterFaults(texts)),
    // photographs with faults of their own are not in the list, so their slots would seem empty
    ...(slots.value && !photoSets.problems.some(isFault)
      ? emptySlots(slots.value, photoSets.value)
      : []),
  ];
  const faults = found.filter(isFault);
  if (faults.length > 0 || !checked || !settings.value || !slots.value) {
    throw new ContentError(whole, faults, between);
  }
  const shown = { ...checked, photoSets: photoSets.value, slots: slots.value };
  return {
    ...shown,
    settings: settings.value,
    climate: climate.value,
    calendars: calendars.value,
    plans: plans.value,
    roadAndMap: roadAndMap.value,
    house,
    warnings: [
      ...found,
      ...formerKeysIn(whole),
      ...[
        ...contentWarnings(checked, slots.value),
        ...draftWarnings(settings.value.draft, checked.facts, checked.files, photoSets.value),
      ].map(placed),
      ...untranslated(house, languages),
      ...waitingWords(languages),
      ...photoWarnings(shown),
    ],
  };
}

function checkParts(whole: House, ofCode: PageDefinitions) {
  const facts = checkFile(whole, "facts.json", factsSchema);
  const settings = checkFile(whole, "settings.json", settingsSchema);
  const languages = languagesOf(whole, settings.value);
  const slug = facts.value?.villa.slug ?? "villa";
  const sets = facts.value?.photoSets ?? foldersAsSets(whole);
  const own = ownPages(whole, { languages, slug, sets: sets.map(({ name }) => name) });
  const definitions = new Map([...ofCode, ...own.definitions]);
  const pages = allPages(slug, settings.value?.pages, own.rows);
  const known = allPages(slug, undefined, own.rows);
  const hidden = known.filter(
    (page) => mayBeHidden(page) && !pages.some(({ name }) => name === page.name),
  );
  const house = withoutHidden(whole, hidden);
  const said = facts.value;
  if (said?.booking.show === "frame" && engineAddresses(house, languages).some(isNeverFramed)) {
    said.booking.show = "link";
  }
  const writers =
    said &&
    byLanguage(languages, (lang) =>
      factWriter(
        said,
        { lang, locale: knownLanguages[lang].locale },
        settledIn(house, lang, languages, { facts: said, settings: settings.value }),
      ),
    );
  const mayStayBehind = Boolean(settings.value?.editor);
  const inSettings = settings.value ? settingProblems(settings.value.pages, known) : [];
  return {
    house,
    pages,
    languages,
    writers,
    definitions,
    own,
    facts,
    settings: { ...settings, problems: [...settings.problems, ...inSettings] },
    climate: checkFile(house, "climate.json", climateSchema, { optional: true }),
    calendars: calendarSources(house, facts.value),
    slots: withHosts(
      checkFile(house, "photos/slots.json", slotsSchema(ofCode, facts.value, hidden)),
      facts.value,
      own.slots,
    ),
    files: checkTexts(house, { languages, pages: listedPages(pages), definitions, writers }),
    photoSets: checkPhotoSets(house, { sets, languages, writers, mayStayBehind }),
    plans: checkPlans(house, facts.value ?? { plans: [], apartments: [] }),
    roadAndMap: checkDrawings(house, facts.value ?? { apartments: [] }),
  };
}

function withHosts(
  checked: Checked<Slots | undefined>,
  facts: Facts | undefined,
  own: Slots,
): Checked<Slots | undefined> {
  const { photo, focus } = facts?.hosts ?? {};
  if (!checked.value) return checked;
  const value = { ...checked.value, ...own };
  if (!photo) return { ...checked, value };
  const about = { ...value.about, hosts: { photo, focus: focus ? parseFocus(focus) : undefined } };
  return { ...checked, value: { ...value, about } };
}

/** Nothing then speaks of it, whatever its address. */
function isEngineHidden(facts: Facts | undefined): boolean {
  return facts?.booking.show === "none";
}

function engineAddresses(house: House, languages: Languages): unknown[] {
  return languages.map((lang) =>
    valueAt(jsonIn(house, `${lang}/navbar.json`).value, ["url_amenitiz"]),
  );
}

const namesShape = z.object({
  vatLabel: z.string(),
  codes: z.record(z.string(), z.object({ label: z.string() })),
});

function settledIn(
  house: House,
  lang: Lang,
  languages: Languages,
  { facts, settings }: { facts: Facts; settings: Settings | undefined },
): Settled {
  const { data } = namesShape.safeParse(jsonIn(house, `${lang}/footer.json`).value);
  return {
    bookingEngine: !isEngineHidden(facts) && engineAddresses(house, languages).some(Boolean),
    analytics: settings?.analytics !== "none",
    ...(data && {
      numberNames: {
        vat: data.vatLabel,
        codes: Object.fromEntries(
          Object.entries(data.codes).map(([key, { label }]) => [key, label]),
        ),
      },
    }),
  };
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

/** @throws Error for a page that the house has not */
export function pageHead({ texts }: Pick<Content, "texts">, name: PageName, lang: Lang): Head {
  const head = texts[lang].meta[name];
  if (!head) throw new Error(`The page "${name}" has no title`);
  return head;
}

/** @throws Error when the page has no file of texts */
export function pageText<Text>(
  { settings, files, pages }: Pick<Content, "settings" | "files" | "pages">,
  { name, text }: PageWithText<Text>,
  lang: Lang,
): Text {
  if (!text) throw new Error(`The page "${name}" declares no texts`);
  const known = parsedTexts.get(files[lang]) ?? new Map<string, unknown>();
  parsedTexts.set(files[lang], known);
  if (!known.has(name)) {
    const kinds = textKinds(lang, { languages: settings.languages, pages: listedPages(pages) });
    known.set(name, text(kinds).parse(files[lang][name], parsedOnce));
  }
  return known.get(name) as Text;
}

/** Several pages and files show the same texts. */
const parsedTexts = new WeakMap<object, Map<string, unknown>>();
