import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type KeyPath, type Problem, problem } from "../../src/site/content/problem.ts";
import type { Lang, Languages } from "../../src/site/site-map/languages.ts";
import { type House, jsonIn } from "./house.ts";
import type { Copies } from "./language-words.ts";
import { textFile, writtenIn } from "./own-pages.ts";
import { isGroup, mostKeys, stringsIn, valueAt } from "./values.ts";

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

/** Three words or more, one of which is no name: a shorter text may be equal in two languages. */
function isSentence(text: string): boolean {
  const words = text.replace(/\{[^}]*\}/g, "").match(/(?<!\S)[\p{L}’-]+/gu) ?? [];
  return words.length > 2 && words.some((word) => /^\p{Ll}{2}/u.test(word));
}

/** Of the demo and of a new house, with which every house begins: English ones stand in for a language without. */
const draftFolders = ["../../demo/en", "../owner/new-house/template/en"];

/** A draft names what a new house fills in: `{{apartment}}` is `{apartment1.name}` there. */
function withoutNames(text: string): string {
  return text.replace(/\{+[\w.]+\}+/g, "{}");
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

/** Of files in which English drafts or the first language's texts wait to be written. */
export function copiedTexts(house: House, languages: Languages): Copies[] {
  const [first] = languages;
  englishDrafts ??= readDrafts();
  const english = englishDrafts;
  const firsts = new Map(writtenIn(house, first).map(({ name, value }) => [name, value]));
  return languages.flatMap((lang) =>
    writtenIn(house, lang).flatMap(({ name, value }) => {
      const sentences = stringsIn(value)
        // the name of a code or a person is the same everywhere
        .filter(({ path, text }) => path.at(-1) !== "name" && isSentence(text));
      const copied = sentences.flatMap(({ path, text }): Lang[] => {
        if (lang !== "en" && english.has(withoutNames(text))) return ["en"];
        return lang !== first && valueAt(firsts.get(name), path) === text ? [first] : [];
      });
      return (["en", first] as const)
        .filter((from, index, all) => all.indexOf(from) === index)
        .map((from) => ({
          lang,
          name,
          from,
          count: copied.filter((each) => each === from).length,
          total: sentences.length,
        }));
    }),
  );
}

/** Texts in which a language still has the words of another one, as `npm run new-language` leaves them. */
export function untranslated(
  house: House,
  languages: Languages,
  copies: readonly Copies[],
): Problem[] {
  const [first] = languages;
  const captions = house.paths
    .filter((path) => path.endsWith("/captions.json"))
    .flatMap((path) => {
      const { value } = jsonIn(house, path);
      return Array.isArray(value)
        ? value.filter(isGroup).map((caption) => ({ path, caption }))
        : [];
    });
  return [...Map.groupBy(copies, ({ lang, from }) => `${lang} ${from}`).values()].flatMap(
    (files) => {
      const [{ lang, from } = { lang: first, from: first }] = files;
      const equal = captions.filter(
        ({ caption }) => lang !== first && from === first && caption[lang] === caption[first],
      );
      const counts = [
        ...files
          .filter(({ count }) => count > 0)
          .map(({ name, count }) => ({
            name: textFile(lang, name).replace(`${lang}/`, ""),
            count,
          })),
        ...[...Map.groupBy(equal, ({ path }) => path)].map(([name, { length }]) => ({
          name,
          count: length,
        })),
      ];
      if (counts.length === 0) return [];
      return problem("translation-same", lang, [], {
        lang,
        first: from,
        count: counts.reduce((sum, { count }) => sum + count, 0),
        total: files.reduce((sum, { total }) => sum + total, captions.length),
        counts: counts.map(({ name, count }) => `${name} (${count})`),
      });
    },
  );
}
