import { climateSchema } from "../../src/site/content/climate.ts";
import type { Problem } from "../../src/site/content/problem.ts";
import { calendarSources } from "./calendars/read-calendars.ts";
import { characterFaults } from "./character-faults.ts";
import { colourFaults, waterOf } from "./colours.ts";
import {
  contentWarnings,
  contradictions,
  emptySlots,
  noticeLinks,
  settingProblems,
} from "./cross-checks.ts";
import { draftWarnings } from "./draft.ts";
import { checkDrawings, checkPlans } from "./drawings.ts";
import { formerKeysIn, type House, readHouse } from "./house.ts";
import { copiedWords, waitingWords } from "./language-words.ts";
import { slotsOfHouse } from "./owner-files.ts";
import { loadPageDefinitions } from "./page-definitions.ts";
import { textsOfSite } from "./page-texts.ts";
import { photoWarnings } from "./photographs/photo-checks.ts";
import { checkPhotoSets } from "./photographs/photo-sets.ts";
import { ContentError, isFault } from "./problems/report.ts";
import { checkFile } from "./problems/schema.ts";
import { readFiles } from "./read-files.ts";
import { checkTexts, type Filled, fillIn, inOwnersFile, writtenTexts } from "./texts.ts";
import { copiedTexts, untranslated } from "./translations.ts";

/** What the house shows, in the order of the steps that make it: of pages those in sight, also 404 and offline. */
export type Content = ReturnType<typeof handOver>;

/** @throws ContentError with every fault of every file */
export async function loadContent(root: string): Promise<Content> {
  return checkContent(await readHouse(root));
}

/** Read, fill in, check, settle, hand over. @throws ContentError with every fault of every file */
export async function checkContent(house: House): Promise<Content> {
  const read = readFiles(house, await loadPageDefinitions());
  const checked = await check(fillIn(read));
  return handOver(settle(checked));
}

/** Each file by itself; then those that are whole against each other. */
async function check(filled: Filled) {
  const checked = checkFiles(filled);
  const { facts, settings, slots, texts, photoSets, roadAndMap } = checked;
  const { writers, languages, house, pages, definitions } = filled;
  const site = facts.value &&
    writers &&
    texts.value && {
      ...{ ...texts.value, facts: facts.value, languages, house, pages, definitions },
      texts: textsOfSite({ ...texts.value, facts: facts.value, languages, writers }),
      roadAndMap: roadAndMap.value,
    };
  const placed = (each: Problem) => inOwnersFile(each, filled.filled);
  const between = (site ? contradictions(site, slots.value) : []).map(placed);
  const written = site ? writtenTexts({ ...site, photoSets: photoSets.value }) : [];
  const others = [
    ...(site ? noticeLinks(site.facts, pages) : []),
    ...(site ? colourFaults(settings.value?.colours, waterOf(house, site.facts.pool)) : []),
    ...(await characterFaults(written)),
    // photographs with faults of their own are not in the list, so their slots would seem empty
    ...(slots.value && !photoSets.problems.some(isFault)
      ? emptySlots(slots.value, photoSets.value)
      : []),
  ];
  const ofFiles = Object.values(checked).flatMap(({ problems }) => problems.map(placed));
  const problems = [...ofFiles, ...between, ...others.map(placed)];
  return { whole: filled.whole, checked, site, placed, between, problems };
}

function checkFiles(filled: Filled) {
  const { house, facts, settings, allOfHouse, ownersPages, photoSets, languages, writers } = filled;
  const mayStayBehind = Boolean(settings.value?.editor);
  const inSettings = settings.value ? settingProblems(settings.value, allOfHouse) : [];
  return {
    ...{ ownersPages, facts },
    settings: { ...settings, problems: [...settings.problems, ...inSettings] },
    climate: checkFile(house, "climate.json", climateSchema, { optional: true }),
    calendars: calendarSources(house, facts.value),
    slots: slotsOfHouse(filled),
    texts: checkTexts(filled),
    photoSets: checkPhotoSets(house, { photoSets, languages, writers, mayStayBehind }),
    plans: checkPlans(house, facts.value ?? { plans: [] }),
    roadAndMap: checkDrawings(house, facts.value ?? { apartments: [] }),
  };
}

type CheckedFiles = Awaited<ReturnType<typeof check>>;

/** @throws ContentError */
function settle({ whole, checked, site, placed, between, problems }: CheckedFiles) {
  const { settings, climate, calendars, slots, photoSets, plans } = checked;
  const faults = problems.filter(isFault);
  if (faults.length > 0 || !site || !settings.value || !slots.value) {
    throw new ContentError(whole, faults, between);
  }
  return {
    ...{ whole, site, placed, problems },
    values: {
      settings: settings.value,
      slots: slots.value,
      climate: climate.value,
      calendars: calendars.value,
      photoSets: photoSets.value,
      plans: plans.value,
    },
  };
}

function handOver({ whole, site, placed, problems, values }: ReturnType<typeof settle>) {
  const { languages, ...shown } = site;
  const { settings, slots, photoSets } = values;
  const copied = copiedTexts(site.house, languages);
  const words = copiedWords(languages);
  const warnings = [
    ...problems,
    ...formerKeysIn(whole),
    ...[
      ...contentWarnings(site, slots),
      ...draftWarnings(settings.draft, site.facts, site.files, photoSets),
    ].map(placed),
    ...untranslated(copied),
    ...waitingWords(words),
    ...photoWarnings({ ...site, slots, photoSets }),
  ];
  return { ...shown, ...values, copies: [...copied, ...words], warnings };
}
