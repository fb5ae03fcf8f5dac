import { knownLanguages, type Lang, languageCodes } from "../../src/site/site-map/languages.ts";

type NumberWords = { toCardinal(n: number): string; toOrdinal(n: number): string };

async function load(lang: Lang): Promise<[Lang, NumberWords]> {
  return [lang, await import(`n2words/${knownLanguages[lang].locale}`)];
}

/** Numbers in words in every known language: the package has a module for each locale. */
export const numberWords: ReadonlyMap<Lang, NumberWords> = new Map(
  await Promise.all(languageCodes.map(load)),
);
