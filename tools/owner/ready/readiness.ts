import { resolve } from "node:path";
import type { Problem } from "../../../src/site/content/problem.ts";
import { allWarnings } from "../../build/prepare.ts";
import { type House, readHouse } from "../../content/house.ts";
import { type Content, checkContent } from "../../content/load.ts";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import { ContentError } from "../../content/problems/report.ts";
import { type Level, levelOf, levels, type Said, say } from "../../content/problems/say.ts";
import { type BuiltSite, inspectSite, siteProblems } from "./built-site.ts";
import {
  consentSetting,
  oldLawTexts,
  positionElsewhere,
  shorterTexts,
  undeclaredAnalytics,
} from "./checks.ts";
import { type Demo, demoProblems, readDemo } from "./demo.ts";
import { deadOutsideLinks } from "./outside-links.ts";

/** The input of the readiness list. */
export type SiteState = {
  house: House;
  /** Absent while it has faults. */
  content: Content | undefined;
  /** The faults of the content, or the warnings of the build. */
  problems: readonly Problem[];
  today: Date;
  demo: Demo | undefined;
  analyticsKey: string | undefined;
  /** Absent if none has been built. */
  site: BuiltSite | undefined;
  /** Links to other sites that do not answer, where they were tried. */
  deadOutside: readonly Problem[];
};

export type StateOptions = {
  /** The project's folder. */
  root: string;
  /** The built site to look at, relative to it; it may be missing. */
  dist: string;
  today?: Date;
  /** Whether to try the links to other sites. */
  online?: boolean;
};

/** Gathers the input of the readiness list. */
export async function siteState({
  root,
  dist,
  today = new Date(),
  online = false,
}: StateOptions): Promise<SiteState> {
  const house = await readHouse(root);
  const state = await stateOf(house);
  return {
    ...state,
    today,
    demo: await readDemo(),
    analyticsKey: process.env.VITE_POSTHOG_KEY || undefined,
    site: await inspectSite(resolve(root, dist)),
    deadOutside: state.content && online ? await deadOutsideLinks(state.content) : [],
  };
}

/** What the build says of a house. */
export async function stateOf(
  house: House,
): Promise<Pick<SiteState, "house" | "content" | "problems">> {
  try {
    const content = await checkContent(house);
    return { house, content, problems: allWarnings(content) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { house, content: undefined, problems: error.problems };
  }
}

/** Something that an owner should know before guests see the site. */
export type Finding = Problem & { level: Level; say(lang: OwnerLanguage): Said };

/** Everything that an owner should know before guests see the site, worst first. */
export function readiness(state: SiteState): Finding[] {
  const { house, content, problems, site, deadOutside } = state;
  const found = [
    ...problems,
    ...(content ? contentProblems({ ...state, content }) : []),
    ...siteProblems(site),
    ...deadOutside,
  ].map((each) => ({
    ...each,
    level: levelOf(each),
    say: (lang: OwnerLanguage) => say(each, house, lang),
  }));
  return levels.flatMap((level) => found.filter((each) => each.level === level));
}

/** Whether the site can be published. */
export function isReady(findings: readonly Finding[]): boolean {
  return findings.every(({ level }) => level !== "stops");
}

function contentProblems(state: SiteState & { content: Content }): Problem[] {
  const { content, demo, today, analyticsKey } = state;
  return [
    ...demoProblems(content, demo),
    ...positionElsewhere(content),
    ...undeclaredAnalytics(content, analyticsKey),
    ...consentSetting(content),
    ...oldLawTexts(content, today),
    ...shorterTexts(content),
  ];
}
