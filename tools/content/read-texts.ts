import { readdir } from "node:fs/promises";
import type { z } from "zod";
import type { Lang } from "../../src/site/site-map/languages.ts";
import type { Page } from "../../src/site/site-map/pages.ts";
import { fillFacts } from "./braces.ts";
import { compareLanguages } from "./compare-languages.ts";
import type { FactWriter } from "./fact-writer.ts";
import { keyName, type Problem, problemsOf, valueAt } from "./faults.ts";
import { fillFromEnglish } from "./fill-from-english.ts";
import { housePath } from "./house.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import { readJson } from "./read-json.ts";
import { languageShape } from "./text-files.ts";
import { parsedOnce, textKinds } from "./text-kind-schemas.ts";

/** The texts of both languages by file name, as in the files, with the facts filled in. */
export type TextFiles = Record<Lang, Record<string, unknown>>;

type Reading = { value: TextFiles | undefined; faults: string[]; warnings: string[] };

/**
 * Reads `content/en` and `content/it`. Italian texts that are missing or empty are replaced by the
 * English ones, with a warning; everything else is a fault.
 * @param pages the pages that links may lead to
 * @param writers undefined if the facts have faults; names in braces are then not checked
 * @returns no texts if there are faults
 */
export async function readTexts(
  root: string,
  pages: Page[],
  definitions: PageDefinitions,
  writers: Record<Lang, FactWriter> | undefined,
): Promise<Reading> {
  const shape = (lang: Lang) => languageShape(textKinds(lang, pages, writers?.[lang]), definitions);
  const schema = { en: shape("en"), it: shape("it") };
  const names = Object.keys(schema.en.shape);
  const english = await readLanguage(root, "en", names);
  const italian = await readLanguage(root, "it", names);
  if (writers) {
    // lists are counted in English: an Italian one may be missing
    italian.tree = filled(italian.tree, writers.it, english.tree);
    english.tree = filled(english.tree, writers.en, english.tree);
  }
  const warnings: string[] = [];
  const completed: Record<string, unknown> = fillFromEnglish(
    english.tree,
    italian.tree,
    ({ path, message }) => {
      // an unreadable file has been reported already
      if (!italian.unreadable.has(path[0])) warnings.push(messageOf("it", { path, message }));
    },
  );

  const en = schema.en.safeParse(english.tree, parsedOnce);
  const it = schema.it.safeParse(completed, parsedOnce);
  const faults = [
    ...english.faults,
    ...italian.faults,
    ...problems(en.error, english.tree)
      .filter(({ path }) => !(path.length === 1 && english.unreadable.has(path[0])))
      .map((problem) => messageOf("en", problem)),
    // a text that both languages lack is reported for English only
    ...problems(it.error, completed)
      .filter(({ path }) => valueAt(italian.tree, path) !== undefined)
      .map((problem) => messageOf("it", problem)),
  ];
  if (!en.success || !it.success || faults.length > 0) {
    return { value: undefined, faults, warnings };
  }
  const differing = compareLanguages(english.tree, completed, writers !== undefined).map(
    (problem) => messageOf("it", problem),
  );
  const value = differing.length === 0 ? { en: english.tree, it: completed } : undefined;
  return { value, faults: differing, warnings };
}

function problems(error: z.ZodError | undefined, tree: unknown): Problem[] {
  return error?.issues.flatMap((issue) => problemsOf(issue, tree)) ?? [];
}

type Tree = {
  /** The parsed files by name. */
  tree: Record<string, unknown>;
  /** Names of files with a fault of their own. */
  unreadable: Set<PropertyKey | undefined>;
  faults: string[];
};

type Files = Record<string, unknown>;

/** The files with the facts that their texts name. */
function filled(files: Files, writer: FactWriter, counted: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, fillFacts(file, writer, counted[name])]),
  );
}

async function readLanguage(root: string, lang: Lang, names: string[]): Promise<Tree> {
  const folder = `content/${lang}`;
  const present = await readdir(housePath(root, folder)).catch(() => []);
  const unknownFiles = present.filter(
    (file) => file.endsWith(".json") && !names.includes(file.slice(0, -5)),
  );
  const faults = unknownFiles.map(
    (file) => `${folder}/${file} is not a file of the site; remove it or correct its name`,
  );
  const tree: Record<string, unknown> = {};
  const unreadable = new Set<PropertyKey | undefined>();
  for (const name of names) {
    const { value, fault } = await readJson(root, `${folder}/${name}.json`);
    if (value !== undefined) tree[name] = value;
    if (!fault) continue;
    faults.push(fault);
    unreadable.add(name);
  }
  return { tree, unreadable, faults };
}

/** The complete message of a problem: `content/it/home.json: "description" is missing; …`. */
function messageOf(lang: Lang, { path, message }: Problem): string {
  const [name, ...key] = path;
  const file = `content/${lang}/${String(name)}.json`;
  if (key.length === 0) return `${file} ${message.replace("add it", "restore it")}`;
  const advice = lang === "en" ? message.replace("; add it", "; write the English text") : message;
  return `${file}: "${keyName(key)}" ${advice}`;
}
