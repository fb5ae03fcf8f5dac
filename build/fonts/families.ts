import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type FamilyName = "ysabeau" | "literata";

export type Family = {
  name: FamilyName;
  /** As the stylesheet calls it. */
  cssName: string;
  /** Lightest and heaviest weight in the stylesheet. */
  weights: { min: number; max: number };
  /** Heights above and below the baseline, per thousand. */
  ascent: number;
  descent: number;
};

/** Ysabeau is for display, interface, labels and figures, Literata for reading. */
export const families: Record<FamilyName, Family> = {
  ysabeau: {
    name: "ysabeau",
    cssName: "Ysabeau Variable",
    weights: { min: 230, max: 800 },
    ascent: 1054,
    descent: 289,
  },
  literata: {
    name: "literata",
    cssName: "Literata Variable",
    weights: { min: 400, max: 700 },
    ascent: 1177,
    descent: 308,
  },
};

/** The whole family: every alphabet, every weight. */
export function familySource(name: FamilyName): Promise<Buffer> {
  return readFile(join(import.meta.dirname, "sources", `${name}.ttf`));
}
