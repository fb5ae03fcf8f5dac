import {
  knownLanguages,
  languageCodes,
  type Words,
  wordsFile,
} from "../../src/site/content/language-files.ts";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { type Copies, completed } from "./translations.ts";
import { getOrInsertComputed, stringsIn, valueAt } from "./values.ts";

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

/** By language: each file is read once. */
const known = new Map<Lang, ReturnType<typeof completedWords>>();

const waitingMark = /^\[en:[\s\S]*\]$/;

/** The site's own words; those that wait for a translation, `[en:Close]`, or are missing are English. */
export function wordsOf(lang: Lang): Words {
  return knownWords(lang).words;
}

function knownWords(lang: Lang) {
  return getOrInsertComputed(known, lang, () => completedWords(wordsFile(lang)));
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

export function copiedWords(languages: readonly Lang[]): Copies[] {
  return languages.map((lang) => {
    const { waiting, total } = knownWords(lang);
    return { lang, name: "words", from: "en", count: waiting, total };
  });
}

export function waitingWords(copies: readonly Copies[]): Problem[] {
  return copies
    .filter(({ count }) => count > 0)
    .map(({ lang, count, total }) =>
      problem("words-waiting", `src/words/${lang}.json`, [], { lang, count, total }),
    );
}
