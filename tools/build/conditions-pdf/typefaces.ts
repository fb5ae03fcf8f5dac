import subsetFont from "subset-font";
import { type FamilyName, familySource } from "../fonts/families.ts";

/** The fonts of the document, one per weight: PDF does not support variable fonts. */
const typefaces = {
  reading: { family: "literata", weight: 400 },
  strong: { family: "literata", weight: 700 },
  title: { family: "ysabeau", weight: 250 },
  heading: { family: "ysabeau", weight: 350 },
  label: { family: "ysabeau", weight: 480 },
} satisfies Record<string, { family: FamilyName; weight: number }>;

export type Typeface = keyof typeof typefaces;

/** Subsets the site's families to fixed weights and to the characters of a text. */
export async function subsetTypefaces(characters: string): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const [name, { family, weight }] of Object.entries(typefaces)) {
    const font = await subsetFont(await familySource(family), characters, {
      targetFormat: "sfnt",
      keepFeatures: ["kern", "mark", "ccmp", "liga", "lnum", "tnum"],
      variationAxes: { wght: weight },
    });
    fonts.set(name, font);
  }
  return fonts;
}
