import { readdirSync, readFileSync } from "node:fs";
import type english from "../../words/en.json";
import { type ByLanguage, byLanguage, type Lang } from "../site-map/languages.ts";

/** What a language says of itself. */
export type LanguageRow = {
  name: string;
  /** For dates, numbers and plurals (BCP 47); previews of links name it too, as `og:locale`. */
  locale: string;
  /** Countries (ISO 3166) whose visitors are shown it at their first visit. */
  countries: readonly string[];
  /** How a time of day is written, with minutes and at a full hour; `08:30` where it is not said. */
  time?: { minute: string; hour: string };
};

/** `src/words/<lang>.json`: every language has the words of English. */
export type Words = Omit<typeof english, "language"> & { language: LanguageRow };

const folder = new URL("../../words/", import.meta.url);

export function wordsFile(lang: string): Words {
  return JSON.parse(readFileSync(new URL(`${lang}.json`, folder), "utf8"));
}

const files = readdirSync(folder).flatMap((file) =>
  file.endsWith(".json") ? file.slice(0, -5) : [],
);

/** Of every language that has a file, English first. */
export const languageCodes = ["en", ...files.filter((code) => code !== "en")].filter(isLanguage);

/** The compiler knows the languages that come with the project alone. */
function isLanguage(code: string): code is Lang {
  return files.includes(code);
}

export const knownLanguages: ByLanguage<LanguageRow> = byLanguage(
  languageCodes,
  (lang) => wordsFile(lang).language,
);
