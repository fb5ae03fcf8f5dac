import type { Lang } from "../../src/site/site-map/languages.ts";
import { type ReasonId, reasons } from "./reasons.ts";

/** A text for the owner in both languages. */
export type InLanguages = Record<Lang, string>;

/** How serious: it `stops` the publication, should be improved (`better`), or is good to know. Worst first. */
export const levels = ["stops", "better", "note"] as const;
export type Level = (typeof levels)[number];

/** Something that an owner should know before guests see the site. */
export type Finding = {
  /** What kind of thing it is. */
  id: ReasonId;
  level: Level;
  what: InLanguages;
  /** Why a guest or the law cares. */
  why: InLanguages;
  /** File and key, `content/it/home.json: "description"`, or an address of the built site. */
  where: string;
  /** A command that fixes it, where one surely does. */
  mend?: string;
};

/** A finding with the reason of its kind. */
export function finding(found: Omit<Finding, "why">): Finding {
  return { ...found, why: reasons[found.id] };
}
