import {
  knownLanguages,
  languageCodes,
  type Words,
  wordsFile,
} from "../../src/site/content/language-files.ts";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { completed } from "./translations.ts";
import { stringsIn, valueAt } from "./values.ts";

/** Numbers in words, in the languages that the package knows: it has a module for each locale. */
export const numberWords = new Map<
  Lang,
  { toCardinal(n: number): string; toOrdinal(n: number): string } | undefined
>(
  await Promise.all(
    languageCodes.map(async (lang) => {
      const { baseName } = new Intl.Locale(knownLanguages[lang].locale);
      return [lang, await import(`n2words/${baseName}`).catch(() => undefined)] as const;
    }),
  ),
);

const waitingMark = /^\[en:[\s\S]*\]$/;

/** The site's own words; those that wait for a translation, `[en:Close]`, or are missing are English. */
export function wordsOf(lang: Lang): Words {
  return completedWords(wordsFile(lang)).words;
}

export function completedWords(file: unknown): { words: Words; waiting: number; total: number } {
  const { language: _, ...english } = wordsFile("en");
  const { language, ...own } = JSON.parse(JSON.stringify(file), (_, value) =>
    waitingMark.test(String(value)) ? "" : value,
  );
  let waiting = 0;
  const texts = completed(english, own, (path) => {
    waiting += stringsIn(valueAt(english, path)).length;
  });
  const words: Words = JSON.parse(JSON.stringify({ ...texts, language }));
  return { words, waiting, total: stringsIn(texts).length };
}

/** Languages of a house in which English words of the site stand in. */
export function waitingWords(languages: readonly Lang[]): Problem[] {
  return languages.flatMap((lang) => {
    const { waiting: count, total } = completedWords(wordsFile(lang));
    return count > 0
      ? problem("words-waiting", `src/words/${lang}.json`, [], { lang, count, total })
      : [];
  });
}
