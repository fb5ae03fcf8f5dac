import { type InLanguages, type Level, type ReasonId, reasons } from "./reasons.ts";

export { type InLanguages, type Level, levels } from "./reasons.ts";

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

/** A finding with the level and the reason of its kind. */
export function finding(found: Omit<Finding, "level" | "why">): Finding {
  return { ...found, ...reasons[found.id] };
}
