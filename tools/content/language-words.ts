import { existsSync, readFileSync } from "node:fs";
import type { Words } from "../../src/site/content/shared-texts.ts";
import { knownLanguages, type Lang, languageCodes } from "../../src/site/site-map/languages.ts";

/** Numbers in words in every known language: the package has a module for each locale. */
export const numberWords = new Map<
  Lang,
  { toCardinal(n: number): string; toOrdinal(n: number): string }
>(
  await Promise.all(
    languageCodes.map(
      async (lang) => [lang, await import(`n2words/${knownLanguages[lang].locale}`)] as const,
    ),
  ),
);

/** The site's own words, as they are written. @throws Error when the language has none */
export function wordsOf(lang: Lang): Words {
  const file = new URL(`../../src/words/${lang}.json`, import.meta.url);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const { name } = knownLanguages[lang];
  throw new Error(
    `src/words/${lang}.json is missing, the site's own words in ${name}; write it with the keys of en.json`,
  );
}
