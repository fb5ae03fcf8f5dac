import { readFileSync } from "node:fs";
import { join } from "node:path";

const tokens = readFileSync(join(import.meta.dirname, "../../../src/styles/tokens.css"), "utf8");

/**
 * A colour of the style sheet, for what the build makes itself: pictures, the PDF, the theme colour.
 * @param name of the custom property, without dashes: `lime`
 * @throws Error when the style sheet has no such colour
 */
export function colour(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, "i").exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css: there is no colour "--${name}".`);
  return value;
}
