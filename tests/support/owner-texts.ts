import { readFileSync } from "node:fs";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { fillFacts } from "../../tools/content/braces.ts";
import { factWriter } from "../../tools/content/fact-writer.ts";
import { facts } from "./addresses.ts";

/** The texts of a file in a language as the site shows them, with the facts that they name. */
export function ownerTexts(lang: Lang, name: string) {
  const { locale } = written(lang, "units");
  const texts = written(lang, name);
  return fillFacts(texts, factWriter(facts, { lang, locale })) as typeof texts;
}

function written(lang: Lang, name: string) {
  return JSON.parse(readFileSync(`demo/${lang}/${name}.json`, "utf8"));
}
