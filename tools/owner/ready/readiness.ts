import { styleText } from "node:util";
import { featuresContaining } from "@rapideditor/country-coder";
import { today } from "../../../src/modules/calendar-days.ts";
import { addDays } from "../../../src/modules/count-days.ts";
import { analyticsAccount, analyticsServices } from "../../../src/site/analytics/services.ts";
import { engineRow, isNeverFramed, knownEngine } from "../../../src/site/content/booking-engine.ts";
import { type Problem, problem, problemIf } from "../../../src/site/content/problem.ts";
import { conditionsPath } from "../../../src/site/site-map/pages.ts";
import { engineAddress } from "../../../src/site/stay/engine-address.ts";
import {
  calendarProblems,
  calendarsCache,
  type KeptCalendar,
  keptNights,
} from "../../content/calendars/read-calendars.ts";
import { type House, jsonIn, type NamedHouse, readDemo, readHouse } from "../../content/house.ts";
import { type Content, checkContent } from "../../content/load.ts";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import { ContentError, levelOf, levels, say as sayProblem } from "../../content/problems/report.ts";
import { valueAt } from "../../content/values.ts";
import lawFiles from "../new-house/law-files.json" with { type: "json" };
import { project } from "../new-house/placeholders.ts";
import { say } from "../words.ts";
import { demoProblems } from "./demo.ts";

export type SiteState = {
  house: House;
  content: Content | undefined;
  problems: readonly Problem[];
  today: Date;
  /** The demo that comes with the project; absent where its folder was removed. */
  demo: House | undefined;
  /** Variables of the build. */
  environment: NodeJS.ProcessEnv;
  calendars: readonly KeptCalendar[];
};

export async function siteState(root: string): Promise<SiteState> {
  const house = await readHouse(root);
  const state = await stateOf(house);
  const { calendars = [], facts } = state.content ?? {};
  // what a scheduled build has read
  const { kept } = await keptNights(calendars, calendarsCache(root), facts?.villa.siteUrl);
  return {
    ...state,
    today: new Date(),
    demo: await readDemo(project),
    environment: process.env,
    calendars: kept,
  };
}

export async function stateOf(
  house: House,
): Promise<Pick<SiteState, "house" | "content" | "problems">> {
  try {
    const content = await checkContent(house);
    return { house, content, problems: content.warnings };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { house, content: undefined, problems: error.problems };
  }
}

/** Everything that an owner should know before guests see the site, worst first. */
export function readiness(state: SiteState): Problem[] {
  const { content, problems, house } = state;
  const found = [
    ...problems,
    ...(content ? contentProblems({ ...state, content }) : []),
    ...deadLinks(house),
  ];
  return levels.flatMap((level) => found.filter((each) => levelOf(each) === level));
}

export function isReady(problems: readonly Problem[]): boolean {
  return problems.every((each) => levelOf(each) !== "stops");
}

function contentProblems(state: SiteState & { content: Content }): Problem[] {
  const { content, demo, today, environment } = state;
  const { preselected, analytics } = content.settings;
  const isPreselected = preselected && analytics !== "none";
  return [
    ...demoProblems(content, demo),
    ...positionElsewhere(content),
    ...engineNotes(content, today),
    ...undeclaredAnalytics(content, environment),
    ...problemIf(isPreselected, "consent", "settings.json", ["preselected"]),
    ...oldLawTexts(content, today),
    ...foreignLawTexts(content),
    ...calendarProblems(content.calendars, state.calendars, today),
  ];
}

/** What is known of the owner's engine, with an address to try; nothing where she has named all herself. */
function engineNotes({ house, settings, texts, facts }: Content, now: Date): Problem[] {
  const [lang] = settings.languages;
  const address = texts[lang].shared.navbar.url_amenitiz;
  if (!address?.startsWith("https://")) return [];
  const { bookingEngineQuery: own } = facts;
  const engine = knownEngine(address)?.name;
  const row = engineRow(address, own);
  const at = [`${lang}/navbar.json`, ["url_amenitiz"]] as const;
  const arrival = addDays(today(undefined, now), 60);
  const stay = { arrival, departure: addDays(arrival, 7), guests: 2 };
  const shown = valueAt(jsonIn(house, "facts.json").value, ["booking", "show"]);
  return [
    ...(row ? [] : [problem("engine-unknown", ...at)]),
    ...(row && engine && !own?.arrival
      ? [problem("engine-known", ...at, { engine, address: engineAddress(address, row, stay) })]
      : []),
    ...(isNeverFramed(address) && shown !== "link"
      ? [problem("engine-link", "facts.json", ["booking", "show"], { engine })]
      : []),
  ];
}

/** Law texts whose date is more than a year ago, or still to come. */
function oldLawTexts({ facts }: Pick<Content, "facts">, today: Date): Problem[] {
  const { textsUpdated: date } = facts.legal;
  const day = today.toISOString().slice(0, 10);
  const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  if (date > yearAgo && date <= day) return [];
  const code = date > day ? "law-future" : "law-old";
  return [problem(code, "facts.json", ["legal", "textsUpdated"], { date })];
}

/** Law texts in which another language stands in. */
function foreignLawTexts({ copies }: Content): Problem[] {
  const copied = copies.filter(({ name, count }) => count > 0 && lawFiles.includes(name));
  return [...Map.groupBy(copied, ({ lang }) => lang)].map(([lang, [law, ...others]]) => {
    const files = [law, ...others].map((each) => `${each?.name}.json`);
    return problem("law-translation", lang, [], { lang, first: law?.from ?? lang, files });
  });
}

function undeclaredAnalytics(
  { settings, texts }: Content,
  environment: NodeJS.ProcessEnv,
): Problem[] {
  const { analytics } = settings;
  if (analytics === "none" || !analyticsAccount(analytics, environment)) return [];
  const { choicePrefix, variables } = analyticsServices[analytics];
  const entry = choicePrefix.replace(/_$/, "");
  const values = { entry, variable: variables.key };
  return settings.languages
    .filter((lang) =>
      texts[lang].shared.consent.modal.cookies.every(({ name }) => !name.startsWith(entry)),
    )
    .map((lang) => problem("analytics", `${lang}/consent.json`, ["modal", "cookies"], values));
}

function positionElsewhere({ facts: { geo, address } }: Content): Problem[] {
  const { latitude, longitude } = geo;
  const { countryCode: country } = address;
  const codes = featuresContaining([longitude, latitude]).flatMap(
    ({ properties }) => properties.iso1A2 ?? [],
  );
  if (codes.includes(country)) return [];
  const [here] = codes;
  const position = `${latitude}, ${longitude}`;
  return [
    here
      ? problem("position-country", "facts.json", ["geo"], { position, here, country })
      : problem("position-sea", "facts.json", ["geo"], { position, country }),
  ];
}

/** Links to a PDF that no build makes; those to pages are checked as the content is read. */
function deadLinks({ texts }: House): Problem[] {
  return [...texts].flatMap(([file, bytes]) =>
    [...String(bytes).matchAll(/\]\((\/pdf\/[^\s)]+)/g)].flatMap(([, link = ""]) =>
      link === conditionsPath ? [] : problem("link-inside", file, [], { link }),
    ),
  );
}

const colours = { stops: "red", misleads: "yellow", improves: "cyan" } as const;

/** The list for a terminal; the last line says whether the site can be published. @param problems worst first */
export function listText(
  problems: readonly Problem[],
  house: NamedHouse,
  lang: OwnerLanguage,
): string {
  const groups = [...Map.groupBy(problems, levelOf)].flatMap(([level, all]) => [
    styleText(["bold", colours[level]], `${say(`level.${level}`, lang)} (${all.length})`),
    ...all.map((each) => entryText(each, house, lang)),
  ]);
  return [...groups, styleText("bold", verdict(problems, lang))].join("\n\n");
}

export function verdict(problems: readonly Problem[], lang: OwnerLanguage): string {
  const count = problems.filter((each) => levelOf(each) === "stops").length;
  if (count === 0) return say("ready.ready", lang);
  return say("ready.stops", lang, { count });
}

function entryText(problem: Problem, house: NamedHouse, lang: OwnerLanguage): string {
  const { where, what, why } = sayProblem(problem, house, lang);
  return [
    styleText("bold", `  ${where}`),
    `    ${what}`,
    styleText("dim", `    ${say("ready.why", lang)}: ${why}`),
  ].join("\n");
}
