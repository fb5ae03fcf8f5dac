import type { Content } from "../../content/load.ts";
import type { BuiltSite } from "./built-site.ts";
import { demoFindings } from "./demo-findings.ts";
import type { DemoHashes } from "./demo-hashes.ts";
import { type Finding, levels } from "./finding.ts";
import { draftFindings, faultFindings, warningFindings } from "./from-messages.ts";
import {
  consentSetting,
  oldLawTexts,
  positionElsewhere,
  undeclaredAnalytics,
} from "./law-findings.ts";
import { type DeadLink, outsideFindings, siteFindings } from "./site-findings.ts";
import { captionFindings, shorterItalian } from "./text-findings.ts";

/** The input of the readiness list. */
export type SiteState = {
  /** Absent while it has faults. */
  content: Content | undefined;
  /** Faults, which stop the build. */
  faults: readonly string[];
  /** Warnings of the build. */
  warnings: readonly string[];
  today: Date;
  demo: DemoHashes;
  /** The texts as the owner has written them, parsed, by path: `content/it/home.json`. */
  written: ReadonlyMap<string, unknown>;
  /** The hash of each photograph by its path below `content/photos`. */
  photographs: ReadonlyMap<string, string>;
  /** The hash of each drawing of the house, by its name in `content/drawings`. */
  drawings: ReadonlyMap<string, string>;
  analyticsKey: string | undefined;
  /** Absent if none has been built. */
  site: BuiltSite | undefined;
  /** Links to other sites that do not answer, where they were tried. */
  deadOutside: readonly DeadLink[];
};

/** Everything that an owner should know before guests see the site, worst first. */
export function readiness(state: SiteState): Finding[] {
  const { content } = state;
  const findings = [
    ...faultFindings(state.faults),
    ...(content ? contentFindings({ ...state, content }) : []),
    ...siteFindings(state.site),
    ...outsideFindings(state.deadOutside),
  ];
  return levels.flatMap((level) => findings.filter((each) => each.level === level));
}

/** Whether the site can be published. */
export function isReady(findings: readonly Finding[]): boolean {
  return findings.every(({ level }) => level !== "stops");
}

function contentFindings(state: SiteState & { content: Content }): Finding[] {
  const { content, today, analyticsKey, warnings } = state;
  const { draft } = content.settings;
  const demo = demoFindings(state);
  const isSaid = (warning: string) =>
    // the build warns of addresses of examples as of the demo's
    draft.includes(warning) || /still holds "[^"]*\.example"/.test(warning);
  return [
    ...draftFindings(draft),
    ...demo,
    ...warningFindings(warnings.filter((warning) => !isSaid(warning))),
    ...positionElsewhere(content),
    ...undeclaredAnalytics(content, analyticsKey),
    ...consentSetting(content),
    ...oldLawTexts(content, today),
    ...shorterItalian(content),
    ...captionFindings(content),
  ];
}
