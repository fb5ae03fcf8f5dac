import type { Place } from "./locate.ts";

/** Columns that are shown of a line, which fit a terminal. */
const longest = 76;

/**
 * The line of a place with its number, and below it a caret under the place. Of a long line the part
 * around the place is shown.
 */
export function excerpt({ line, column, text }: Place): string {
  const from = Math.max(0, Math.min(column - 1 - longest / 2, text.length - longest));
  // a tab would be as wide as the terminal thinks
  const shown = text.slice(from, from + longest).replaceAll("\t", " ");
  const before = from > 0 ? "…" : "";
  const after = from + longest < text.length ? "…" : "";
  const margin = String(line).length;
  return [
    `${line} | ${before}${shown}${after}`,
    `${" ".repeat(margin)} | ${" ".repeat(before.length + column - 1 - from)}^`,
  ].join("\n");
}
