import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type FamilyName = "ysabeau" | "literata";

export type Family = {
  name: FamilyName;
  /** Name in the style sheet. */
  cssName: string;
  /** `font-display`: what a browser does when the file loads late. */
  display: "swap" | "optional";
  /** Lightest and heaviest weight in the style sheet. */
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
    // swapping late would break the lines of paragraphs again while they are being read
    display: "optional",
    weights: { min: 400, max: 700 },
    ascent: 1177,
    descent: 308,
  },
};

/** The font file of a family, with all alphabets and weights. */
export function familySource(name: FamilyName): Promise<Buffer> {
  return readFile(join(import.meta.dirname, "../../../src/styles/fonts", `${name}.ttf`));
}
