import { readFileSync } from "node:fs";
import { join } from "node:path";

const tokens = readFileSync(join(import.meta.dirname, "../../src/styles/tokens.css"), "utf8");

/**
 * A colour of the stylesheet, for what the build draws: link previews, icons.
 * @param name without dashes: `lime`
 */
export function colour(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, "i").exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css: there is no colour "--${name}".`);
  return value;
}
