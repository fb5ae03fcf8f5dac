import { z } from "zod";
import type { Facts } from "../../src/site/content/facts.ts";
import type { Words } from "../../src/site/content/language-files.ts";
import { type KeyPath, type Problem, problem } from "../../src/site/content/problem.ts";
import { type SharedTexts, sharedTexts } from "../../src/site/content/shared-texts.ts";
import type { TextKinds } from "../../src/site/content/text-kinds.ts";
import {
  type ByLanguage,
  byLanguage,
  type Lang,
  type Languages,
} from "../../src/site/site-map/languages.ts";
import type { Page, PageName } from "../../src/site/site-map/pages.ts";
import { entriesOfHouse, fillFacts, fillText, placeInFile } from "./braces.ts";
import type { ConditionsTexts } from "./conditions.ts";
import type { FactWriter } from "./fact-writer.ts";
import { filesIn, type House } from "./house.ts";
import { wordsOf } from "./language-words.ts";
import { readTexts, textFile } from "./own-pages.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import type { PhotoSetSource } from "./photographs/photo-sets.ts";
import { type Checked, schemaProblems } from "./problems/schema.ts";
import { parsedOnce, textKinds } from "./text-kinds.ts";
import { type Head, languageShape, sharedFileShapes } from "./text-shapes.ts";
import { completed, differences } from "./translations.ts";
import { tieShortWords } from "./typography.ts";
import { missingTexts } from "./untranslated.ts";
import { type Group, keyName, stringsIn, valueAt } from "./values.ts";

export type Texts = {
  shared: SharedTexts;
  meta: Record<PageName, Head>;
  conditions: ConditionsTexts;
};

/** @throws ZodError when the files were not checked before */
export function textsOf(
  files: unknown,
  kinds: TextKinds,
  source: { lang: Lang; writer: FactWriter; hidden: readonly Page[] | undefined },
): Texts {
  const { lang, writer, hidden } = source;
  const known = z.object(sharedFileShapes(kinds, hidden)).parse(files, parsedOnce);
  const { meta, "commercial-conditions": conditions, ...house } = known;
  return {
    shared: sharedTexts(house, siteWords(lang, writer)),
    meta,
    conditions,
  };
}

const display = ["title", "text"];

/** The site's own words with the facts in them. */
function siteWords(lang: Lang, writer: FactWriter): Words {
  return JSON.parse(JSON.stringify(wordsOf(lang)), (key, value) => {
    if (typeof value !== "string") return value;
    const filled = fillText(value, writer);
    return display.includes(key) ? tieShortWords(filled) : filled;
  });
}

/** Adds titles and labels of the owner's pages, which stand in the pages' own files. */
export function withOwnPages(
  texts: Texts,
  files: Group,
  { text }: TextKinds,
  villa: string,
): Texts {
  const head = z.object({ title: text, menu: text, description: text });
  const own = Object.entries(files)
    .filter(([name]) => name.startsWith("own-"))
    .map(([name, file]) => ({ name, ...head.parse(file, parsedOnce) }));
  const labels = Object.fromEntries(own.map(({ name, menu }) => [name, menu]));
  const { shared } = texts;
  return {
    ...texts,
    meta: {
      ...texts.meta,
      ...Object.fromEntries(
        own.map(({ name, title, description }) => [
          name,
          { title: `${title} – ${villa}`, description, keywords: title },
        ]),
      ),
    },
    shared: {
      ...shared,
      navbar: { ...shared.navbar, ...labels },
      footer: { ...shared.footer, ...labels },
    },
  };
}

export type TextFiles = ByLanguage<Group>;

export type LeftOut = ReadonlyMap<string, KeyPath[]>;

type Source = {
  languages: Languages;
  pages: Page[];
  definitions: PageDefinitions;
  /** Undefined if the facts have faults; names in braces are then not checked. */
  writers: ByLanguage<FactWriter> | undefined;
};

/** Texts that a language lacks are replaced by those of the first one; everything else is a fault. */
export function checkTexts(
  house: House,
  source: Source,
): Checked<TextFiles | undefined> & { leftOut: LeftOut } {
  const { languages, pages, definitions, writers } = source;
  const [first] = languages;
  const shapes = byLanguage(languages, (lang) =>
    languageShape(
      textKinds(lang, { languages, pages, writer: writers?.[lang] }),
      definitions,
      house.hidden,
    ),
  );
  const names = Object.keys(shapes[first].shape);
  const leftOut = new Map<string, KeyPath[]>();
  const read = byLanguage(languages, (lang) => {
    const { tree, ...found } = readLanguage(house, lang, names);
    return { ...found, tree: treeOfHouse(tree, lang, writers?.[lang], leftOut) };
  });
  // lists are counted in the first language: another one may lack them
  const filled = byLanguage(languages, (lang) =>
    filledIn(read[lang].tree, writers?.[lang], read[first].tree),
  );
  const lacking: { lang: Lang; file: string; path: KeyPath }[] = [];
  const trees = byLanguage(languages, (lang) =>
    completed(filled[first], filled[lang], (path) => {
      // a file that cannot be read has been reported already
      if (lang === first || read[lang].unreadable.includes(path[0])) return;
      lacking.push({ lang, ...placeIn(lang, path) });
    }),
  );
  const missing = [...Map.groupBy(lacking, ({ file }) => file)].flatMap(([file, texts]) => {
    const keys = texts.map(({ path }) => ({ path, key: keyName(path) }));
    return texts[0] ? missingTexts(file, keys, { lang: texts[0].lang, first }) : [];
  });
  const faults = languages.flatMap((lang) => {
    const { error } = shapes[lang].safeParse(trees[lang], parsedOnce);
    const found = schemaProblems(error, trees[lang], (path) => ({ file: lang, path }));
    return [
      ...read[lang].problems,
      ...found
        // what every language lacks is reported for the first one alone, and not for a broken file
        .filter(({ path }) =>
          lang === first
            ? path.length > 1 || !read[lang].unreadable.includes(path[0])
            : valueAt(filled[lang], path) !== undefined,
        )
        .map((each) => inFile(each, lang)),
    ];
  });
  if (faults.length > 0) return { value: undefined, problems: [...faults, ...missing], leftOut };
  const differing = languages
    .slice(1)
    .flatMap((lang) =>
      differences(trees[first], trees[lang], { lang: first, isFilled: writers !== undefined }).map(
        (each) => inFile(each, lang),
      ),
    );
  const value = differing.length === 0 ? trees : undefined;
  return { value, problems: [...differing, ...missing], leftOut };
}

export function inOwnersFile(found: Problem, leftOut: LeftOut): Problem {
  return { ...found, path: placeInFile(found.path, leftOut.get(found.file) ?? []) };
}

function treeOfHouse(
  files: Group,
  lang: Lang,
  writer: FactWriter | undefined,
  leftOut: Map<string, KeyPath[]>,
): Group {
  if (!writer) return files;
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => {
      const gone: KeyPath[] = [];
      const kept = entriesOfHouse(file, writer, gone);
      if (gone.length > 0) leftOut.set(textFile(lang, name), gone);
      return [name, kept];
    }),
  );
}

function placeIn(lang: Lang, [name, ...path]: KeyPath): { file: string; path: KeyPath } {
  return { file: textFile(lang, String(name)), path };
}

function inFile({ code, path, ...found }: Problem, lang: Lang): Problem {
  const isFile = code === "missing" && path.length === 1;
  return { ...found, code: isFile ? "file-missing" : code, ...placeIn(lang, path) };
}

type Language = {
  tree: Group;
  unreadable: unknown[];
  problems: Problem[];
};

function readLanguage(house: House, lang: Lang, names: string[]): Language {
  const unknown = filesIn(house, lang).filter(
    (file) => file.endsWith(".json") && !names.includes(file.slice(0, -5)),
  );
  const read = names.map((name) => ({ name, ...readTexts(house, lang, name) }));
  return {
    tree: Object.fromEntries(
      read.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
    ),
    unreadable: read.flatMap(({ name, fault }) => (fault ? [name] : [])),
    problems: [
      ...unknown.map((file) => problem("file-unknown", `${lang}/${file}`, [])),
      ...read.flatMap(({ fault }) => fault ?? []),
    ],
  };
}

function filledIn(files: Group, writer: FactWriter | undefined, counted: Group): Group {
  if (!writer) return files;
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, fillFacts(file, writer, counted[name])]),
  );
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
