import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type FamilyName = "ysabeau" | "literata";

export type Family = {
  name: FamilyName;
  /** As the stylesheet calls it. */
  cssName: string;
  /** What a browser does when the file comes late. */
  display: "swap" | "optional";
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
    display: "swap",
    weights: { min: 230, max: 800 },
    ascent: 1054,
    descent: 289,
  },
  literata: {
    name: "literata",
    cssName: "Literata Variable",
    // a paragraph that gets its font late breaks its lines anew under the reader's eyes: without it in
    // time the page keeps the local font
    display: "optional",
    weights: { min: 400, max: 700 },
    ascent: 1177,
    descent: 308,
  },
};

/** The whole family: every alphabet, every weight. */
export function familySource(name: FamilyName): Promise<Buffer> {
  return readFile(join(import.meta.dirname, "sources", `${name}.ttf`));
}
