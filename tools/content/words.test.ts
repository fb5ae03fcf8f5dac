import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Lang, languageCodes } from "../../src/site/site-map/languages.ts";
import { stringsIn } from "./values.ts";

async function keysOf(lang: Lang): Promise<string[]> {
  const words: unknown = JSON.parse(await readFile(`src/words/${lang}.json`, "utf8"));
  return stringsIn(words).map(
    ({ path, text }) => `${path.join(".")} ${(text.match(/\{[^}]*\}/g) ?? []).sort().join(" ")}`,
  );
}

test.each(languageCodes)(
  "the words of %s have the keys and the names in braces of English",
  async (lang) => {
    expect(await keysOf(lang)).toEqual(await keysOf("en"));
  },
);
