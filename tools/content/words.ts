import type { Words } from "../../src/site/content/shared-texts.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { fillText } from "./braces.ts";
import type { FactWriter } from "./fact-writer.ts";
import { wordsOf } from "./language-words.ts";
import { tieShortWords } from "./typography.ts";

const display = ["title", "text"];

/** The site's own words with the facts in them. */
export function siteWords(lang: Lang, writer: FactWriter): Words {
  return JSON.parse(JSON.stringify(wordsOf(lang)), (key, value) => {
    if (typeof value !== "string") return value;
    const filled = fillText(value, writer);
    return display.includes(key) ? tieShortWords(filled) : filled;
  });
}
