import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type KeyPath, type Problem, problem } from "../../src/site/content/problem.ts";
import type { Lang, Languages } from "../../src/site/site-map/languages.ts";
import { type House, jsonIn } from "./house.ts";
import { textFile, writtenIn } from "./own-pages.ts";
import { type Group, isGroup, mostKeys, stringsIn, sum, valueAt } from "./values.ts";

/** Called with the key of each text that is replaced, unless the first one is empty too. */
type Report = (path: KeyPath) => void;

export function completed(first: Group, own: Group, report: Report, path: KeyPath = []): Group {
  const keys = new Set([...Object.keys(first), ...Object.keys(own)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, filledFrom(first[key], own[key], report, [...path, key])]),
  );
}

export function filledFrom(first: unknown, own: unknown, report: Report, path: KeyPath): unknown {
  const isBlank = typeof first === "string" && typeof own === "string" && isEmpty(own);
  if (own === undefined || isBlank) {
    if (!isEmpty(first)) report(path);
    return first;
  }
  if (Array.isArray(first) && Array.isArray(own)) {
    const length = Math.max(first.length, own.length);
    return Array.from({ length }, (_, index) =>
      filledFrom(first[index], own[index], report, [...path, index]),
    );
  }
  return isGroup(first) && isGroup(own) ? completed(first, own, report, path) : own;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/**
 * In entries of lists, their ids and names in braces; the languages may name different facts.
 * @param lang the first language
 */
export function differences(
  first: unknown,
  own: unknown,
  lang: Lang,
  path: KeyPath = [],
): Problem[] {
  if (typeof first === "string" && typeof own === "string") {
    if (isIdentity(path)) {
      return first === own ? [] : [problem("id-differs", "", path, { id: own, first, lang })];
    }
    const [wanted, found] = [bracesOf(first), bracesOf(own)];
    if (wanted === found) return [];
    return [problem("braces-differ", "", path, { found, first: wanted, lang })];
  }
  if (Array.isArray(first) && Array.isArray(own)) {
    if (own.length > first.length) {
      const values = { count: own.length, first: first.length, lang };
      return [problem("entries-more", "", path, values)];
    }
    return first.flatMap((entry, index) => differences(entry, own[index], lang, [...path, index]));
  }
  if (!isGroup(first)) return [];
  return Object.entries(first).flatMap(([key, value]) =>
    differences(value, valueAt(own, [key]), lang, [...path, key]),
  );
}

function isIdentity(path: KeyPath): boolean {
  const key = String(path.at(-1));
  if (typeof path.at(-2) !== "number") return false;
  return ["id", "code", "category"].includes(key) || (key === "name" && path.at(-3) === "cookies");
}

function bracesOf(text: string): string {
  const names = [...text.matchAll(/(?<!\{)\{(?!\{)([^{}|]*)/g)].map(([, name]) => `{${name}}`);
  return [...new Set(names)].sort().join(" ") || "–";
}

export type MissingText = { path: KeyPath; key: string };

export function missingTexts(
  file: string,
  missing: readonly MissingText[],
  languages: { lang: Lang; first: Lang },
): Problem[] {
  const [text] = missing;
  if (!text) return [];
  if (text.path.length === 0) return [problem("translation-file", file, [], languages)];
  const keys = missing.slice(0, mostKeys).map(({ key }) => key);
  const values = { ...languages, count: missing.length, keys };
  return [problem("translation-missing", file, text.path, values)];
}

/** A text in square brackets, as `npm run new-house` writes them, or signs that hold a place. */
export const placeholderText = /^\[[^[\]]*\]$|X{4,}/;

/** Three words or more, one of which is no name: a shorter text may be equal in two languages. */
function isSentence(text: string): boolean {
  if (placeholderText.test(text)) return false;
  const words = text.replace(/\{[^}]*\}/g, "").match(/(?<!\S)[\p{L}’-]+/gu) ?? [];
  return words.length > 2 && words.some((word) => /^\p{Ll}{2}/u.test(word));
}

/** Of the demo and of a new house, with which every house begins: English ones stand in for a language without. */
const draftFolders = ["../../demo/en", "../owner/new-house/template/en"];

/** A draft names what a new house fills in: `{$apartment.name}` is `{apartment1.name}` there. */
function withoutNames(text: string): string {
  return text.replace(/\{\$?[\w.]+\}/g, "{}");
}

let englishDrafts: ReadonlySet<string> | undefined;

function readDrafts(): ReadonlySet<string> {
  const folders = draftFolders
    .map((folder) => join(import.meta.dirname, folder))
    .filter((folder) => existsSync(folder));
  const texts = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((file) =>
      stringsIn(JSON.parse(readFileSync(join(folder, file), "utf8"))),
    ),
  );
  return new Set(
    texts
      .map(({ text }) => text)
      .filter(isSentence)
      .map(withoutNames),
  );
}

/** How many texts of a file, or of the site's own words, are still in another language, and of how many. */
export type Copies = { lang: Lang; name: string; from: Lang; count: number; total: number };

/** The language of most texts of a file, where it is not its own. */
export function mostlyIn(copies: readonly Copies[], lang: Lang, file: string): Lang | undefined {
  return copies.find(
    (each) => each.lang === lang && each.name === file && each.count > each.total / 2,
  )?.from;
}

/** Of files in which English drafts or the first language's texts wait to be written, and of captions. */
export function copiedTexts(house: House, languages: Languages): Copies[] {
  const [first, ...others] = languages;
  englishDrafts ??= readDrafts();
  const english = englishDrafts;
  const firsts = new Map(writtenIn(house, first).map(({ name, value }) => [name, value]));
  const ofTexts = languages.flatMap((lang) =>
    writtenIn(house, lang).flatMap(({ name, value }) => {
      const sentences = stringsIn(value)
        // the name of a code or a person is the same everywhere
        .filter(({ path, text }) => path.at(-1) !== "name" && isSentence(text));
      const copied = sentences.map(({ path, text }): Lang | undefined => {
        if (lang !== "en" && english.has(withoutNames(text))) return "en";
        return lang !== first && valueAt(firsts.get(name), path) === text ? first : undefined;
      });
      return [...new Set(["en", first] as const)].map((from) => ({
        ...{ lang, name, from, total: sentences.length },
        count: copied.filter((each) => each === from).length,
      }));
    }),
  );
  const captions = house.paths.filter((path) => path.endsWith("/captions.json"));
  const ofCaptions = captions.flatMap((name) => {
    const { value } = jsonIn(house, name);
    const all = (Array.isArray(value) ? value.filter(isGroup) : []).filter(
      (caption) => !placeholderText.test(String(caption[first])),
    );
    return others.map((lang) => ({
      ...{ lang, name, from: first, total: all.length },
      count: all.filter((caption) => caption[lang] === caption[first]).length,
    }));
  });
  return [...ofTexts, ...ofCaptions];
}

/** Texts in which a language still has the words of another one, as `npm run new-language` leaves them. */
export function untranslated(copies: readonly Copies[]): Problem[] {
  return [...Map.groupBy(copies, ({ lang, from }) => `${lang} ${from}`).values()].flatMap(
    (files) => {
      const copied = files.filter(({ count }) => count > 0);
      return copied.slice(0, 1).map(({ lang, from }) =>
        problem("translation-same", lang, [], {
          ...{ lang, first: from },
          count: sum(copied.map(({ count }) => count)),
          total: sum(files.map(({ total }) => total)),
          counts: copied.map(({ name, count }) => {
            const file = name.endsWith(".json") ? name : textFile(lang, name);
            return `${file.replace(`${lang}/`, "")} (${count})`;
          }),
        }),
      );
    },
  );
}
