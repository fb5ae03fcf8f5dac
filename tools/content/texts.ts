import type { z } from "zod";
import type { Facts } from "../../src/site/content/facts.ts";
import { knownLanguages } from "../../src/site/content/language-files.ts";
import type { KeyPath, Problem } from "../../src/site/content/problem.ts";
import { type ByLanguage, byLanguage, type Lang } from "../../src/site/site-map/languages.ts";
import { listedPages } from "../../src/site/site-map/pages.ts";
import { entriesOfHouse, fillFacts, placeInFile } from "./braces.ts";
import { type FactWriter, factWriter, type Settled } from "./fact-writer.ts";
import { cacheKey } from "./files/cache-key.ts";
import { textFile } from "./own-pages.ts";
import type { PhotoSetSource } from "./photographs/photo-sets.ts";
import { type Checked, schemaProblems } from "./problems/schema.ts";
import type { FilesRead } from "./read-files.ts";
import { parsedOnce, textKinds } from "./text-kinds.ts";
import { fileShapes, type Typeset } from "./text-shapes.ts";
import { completed, differences, missingTexts } from "./translations.ts";
import { type Group, getOrInsertComputed, keyName, stringsIn, valueAt } from "./values.ts";

export type Filled = ReturnType<typeof fillIn>;

type FilledTexts = ReturnType<typeof fillTexts>;

/** Undefined if the facts have faults; names in braces are then not checked. */
type Writers = ByLanguage<FactWriter> | undefined;

/** The facts in the texts, and in place of texts that a language lacks those of the first. */
export function fillIn(read: FilesRead) {
  const { facts, languages } = read;
  const { value } = facts;
  const writers: Writers =
    value &&
    byLanguage(languages, (lang) =>
      factWriter(value, { lang, locale: knownLanguages[lang].locale }, settledIn(lang, read)),
    );
  return { ...read, writers, filled: fillTexts(read, writers) };
}

function settledIn(lang: Lang, { settings, hasEngine, texts }: FilesRead): Settled {
  return {
    bookingEngine: hasEngine,
    analytics: settings.value?.analytics !== "none",
    footer: texts[lang].files.footer,
  };
}

function fillTexts({ languages, texts }: FilesRead, writers: Writers) {
  const [first] = languages;
  const ofHouse = byLanguage(languages, (lang) =>
    eachFile(texts[lang].files, writers?.[lang], (file, writer) => entriesOfHouse(file, writer)),
  );
  const inLanguage = byLanguage(languages, (lang) =>
    eachFile(ofHouse[lang], writers?.[lang], (file, writer, name) =>
      // lists are counted in the first language: another one may lack them
      fillFacts(file, writer, ofHouse[first][name]),
    ),
  );
  const lacking: { lang: Lang; file: string; path: KeyPath }[] = [];
  const all = byLanguage(languages, (lang) =>
    completed(inLanguage[first], inLanguage[lang], ([name, ...path]) => {
      // a file that cannot be read has been reported already
      if (lang === first || texts[lang].unreadable.includes(name)) return;
      lacking.push({ lang, file: textFile(lang, String(name)), path });
    }),
  );
  const missing = [...Map.groupBy(lacking, ({ file }) => file)].flatMap(([file, texts]) => {
    const keys = texts.map(({ path }) => ({ path, key: keyName(path) }));
    return texts[0] ? missingTexts(file, keys, { lang: texts[0].lang, first }) : [];
  });
  const written = languages.flatMap((lang) =>
    Object.entries(ofHouse[lang]).map(([name, file]) => [textFile(lang, name), file] as const),
  );
  return { inLanguage, completed: all, ofHouse: new Map(written), missing };
}

function eachFile(
  files: Group,
  writer: FactWriter | undefined,
  change: (file: unknown, writer: FactWriter, name: string) => unknown,
): Group {
  if (!writer) return files;
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, change(file, writer, name)]),
  );
}

export type TextFiles = ByLanguage<Group>;

export type TextsChecked = { files: TextFiles; typeset: ByLanguage<Typeset> };

/** By what a file says, and all that decides how it is read: most say the same at the next check. */
const parsedFiles = new Map<string, z.ZodSafeParseResult<unknown>>();

/** Undefined where a text has a fault; texts that a language lacks are warnings. */
export function checkTexts(checked: Filled): Checked<TextsChecked | undefined> {
  const { languages, pages, definitions, writers, facts, house, texts, filled } = checked;
  const [first, ...others] = languages;
  const shown = { languages, pages: listedPages(pages) };
  const { inLanguage, completed: files, missing } = filled;
  const shapes = Object.entries(fileShapes(definitions, house.hidden));
  if (parsedFiles.size > 2000) parsedFiles.clear();
  const parsed = byLanguage(languages, (lang) => {
    const kinds = textKinds(lang, { ...shown, writer: writers?.[lang] });
    const marked = completed(standIns(inLanguage, first, lang), inLanguage[lang], () => {});
    const written = writers && [facts.value, settledIn(lang, checked)];
    const how = cacheKey(JSON.stringify([lang, shown, house.hidden, written]));
    return shapes.map(([name, shape]) => {
      const key = cacheKey(how, name, JSON.stringify(marked[name]) ?? "");
      const parse = () => shape(kinds).safeParse(marked[name], parsedOnce);
      return { name, ...getOrInsertComputed(parsedFiles, key, parse) };
    });
  });
  const faults = languages.flatMap((lang) => {
    const found = parsed[lang].flatMap(({ name, error }) =>
      schemaProblems(error, files[lang][name], (path) => ({ file: lang, path: [name, ...path] })),
    );
    return [
      ...texts[lang].problems,
      ...found
        // what every language lacks is reported for the first one alone, and not for a broken file
        .filter(({ path }) =>
          lang === first
            ? path.length > 1 || !texts[lang].unreadable.includes(path[0])
            : valueAt(inLanguage[lang], path) !== undefined,
        )
        .map((each) => inFile(each, lang)),
    ];
  });
  if (faults.length > 0) return { value: undefined, problems: [...faults, ...missing] };
  const typeset = byLanguage(
    languages,
    // what their shapes have made of them
    (lang) => Object.fromEntries(parsed[lang].map(({ name, data }) => [name, data])) as Typeset,
  );
  // names of facts that are not filled in may differ
  const differing = (writers ? others : []).flatMap((lang) =>
    differences(files[first], files[lang], first).map((each) => inFile(each, lang)),
  );
  return {
    value: differing.length === 0 ? { files, typeset } : undefined,
    problems: [...differing, ...missing],
  };
}

/** What is no sign of Markdown and no link; lists and headings begin with one. */
const words = /(^(?:[-*]|\d+\.|#+) |\[[^\]]*\]\([^)]*\))|[^[\]*_`\n]*\p{L}{2}[^[\]*_`\n]*/gmu;

/** Texts of the first language, marked as such for a file that another one has in part. */
function standIns(all: TextFiles, first: Lang, lang: Lang): Group {
  return Object.fromEntries(
    Object.entries(all[first]).map(([name, file]) => {
      if (lang === first || !(name in all[lang])) return [name, file];
      const marked = JSON.stringify(file, (_, value) =>
        // an id or an address is one word
        typeof value === "string" && value.includes(" ")
          ? value.replace(words, (found, sign) => (sign ? found : `[${first}:${found}]`))
          : value,
      );
      return [name, JSON.parse(marked)];
    }),
  );
}

function inFile({ code, path: [name, ...path], ...found }: Problem, lang: Lang): Problem {
  const isFile = code === "missing" && path.length === 0;
  const file = textFile(lang, String(name));
  return { ...found, code: isFile ? "file-missing" : code, file, path };
}

/** A problem with the key that its place has in the file, of which entries may be left out. */
export function inOwnersFile(found: Problem, { ofHouse }: FilledTexts): Problem {
  return { ...found, path: placeInFile(found.path, ofHouse.get(found.file)) };
}

export type WrittenText = { file: string; path: KeyPath; text: string };

type Written = { facts: Facts; files: TextFiles; photoSets: PhotoSetSource[] };

export function writtenTexts({ facts, files, photoSets }: Written): WrittenText[] {
  const texts = Object.entries(files).flatMap(([lang, groups]) =>
    Object.entries(groups).flatMap(([name, group]) => textsIn(group, textFile(lang, name))),
  );
  const captions = photoSets.flatMap(({ name, photos }) =>
    photos.flatMap(({ index, caption }) =>
      Object.entries(caption).map(([lang, text]) => ({
        file: `photos/${name}/captions.json`,
        path: [index, lang],
        text,
      })),
    ),
  );
  return [...textsIn(facts, "facts.json"), ...texts, ...captions];
}

export function textsIn(value: unknown, file: string): WrittenText[] {
  return stringsIn(value).map((each) => ({ file, ...each }));
}
