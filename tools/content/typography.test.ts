import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tieNumbers, tieShortWords } from "./typography.ts";

/** By rule, as they are shown; a non-breaking space is written as `_`. */
type Texts = Record<string, string[]>;
const cases = readFileSync("tools/content/typography.cases.json", "utf8");
const { display, any }: { display: Texts; any: Texts } = JSON.parse(cases);

const shown = (text: string) => text.replaceAll("\u00A0", "_");

test.each(Object.entries(display))("display texts: %s", (_rule, texts) => {
  for (const text of texts) {
    // spaces that stand in the texts already
    const written = text.replace("38_", "38\u00A0").replaceAll("_", " ");
    expect(shown(tieShortWords(tieNumbers(written)))).toBe(text);
  }
});

test.each(Object.entries(any))("any text: %s", (_rule, texts) => {
  for (const text of texts) expect(shown(tieNumbers(text.replaceAll("_", " ")))).toBe(text);
});
