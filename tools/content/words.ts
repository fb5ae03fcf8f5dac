import { existsSync, readFileSync } from "node:fs";
import type { Words } from "../../src/site/content/shared-texts.ts";
import { knownLanguages, type Lang } from "../../src/site/site-map/languages.ts";
import { fillText } from "./braces.ts";
import type { FactWriter } from "./fact-writer.ts";
import { tieShortWords } from "./typography.ts";

const display = ["title", "text"];

/** @throws Error when the language has no words */
export function siteWords(lang: Lang, writer: FactWriter): Words {
  const file = new URL(`../../src/words/${lang}.json`, import.meta.url);
  if (!existsSync(file)) {
    const { name } = knownLanguages[lang];
    throw new Error(
      `src/words/${lang}.json is missing, the site's own words in ${name}; write it with the keys of en.json`,
    );
  }
  return JSON.parse(readFileSync(file, "utf8"), (key, value) => {
    if (typeof value !== "string") return value;
    const filled = fillText(value, writer);
    return display.includes(key) ? tieShortWords(filled) : filled;
  });
}
