import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Lang, Page } from "../../src/site/site-map/pages.ts";
import { compareLanguages } from "./compare-languages.ts";
import { type Finding, findingsOf, keyName, valueAt } from "./faults.ts";
import { fillFromEnglish } from "./fill-from-english.ts";
import { markdownFaults } from "./markdown.ts";
import { readJson } from "./read-json.ts";
import { emptyText } from "./schema.ts";
import { type Texts, textSchemas } from "./text-schemas.ts";

export type Reading<Found> = { found: Found | undefined; faults: string[]; warnings: string[] };

/**
 * Reads `content/en` and `content/it`. English stands in for Italian texts that are missing or
 * empty, with a warning; all else is a fault, and with faults there are no texts.
 */
export async function readTexts(
  root: string,
  pages: Page[],
): Promise<Reading<Record<Lang, Texts>>> {
  const schema = checkingSchema(pages);
  const names = Object.keys(schema.shape);
  const english = await readLanguage(root, "en", names);
  const italian = await readLanguage(root, "it", names);
  const warnings: string[] = [];
  const completed = fillFromEnglish(english.tree, italian.tree, ({ path, says }) => {
    // An unreadable file is a fault already.
    if (!italian.unreadable.has(path[0])) warnings.push(told("it", { path, says }));
  });

  const en = schema.safeParse(english.tree);
  const it = schema.safeParse(completed);
  const faults = [
    ...english.faults,
    ...italian.faults,
    ...findings(en.error, english.tree)
      .filter(({ path }) => !(path.length === 1 && english.unreadable.has(path[0])))
      .map((finding) => told("en", finding)),
    // What neither language has is a fault of the English file alone.
    ...findings(it.error, completed)
      .filter(({ path }) => valueAt(italian.tree, path) !== undefined)
      .map((finding) => told("it", finding)),
  ];
  if (!en.success || !it.success || faults.length > 0)
    return { found: undefined, faults, warnings };
  const differing = compareLanguages(en.data, it.data).map((finding) => told("it", finding));
  const found = differing.length === 0 ? { en: en.data, it: it.data } : undefined;
  return { found, faults: differing, warnings };
}

/** The shapes of the texts, refusing what is empty and what Markdown cannot show. */
function checkingSchema(pages: Page[]) {
  const text = z.string().regex(/\S/, emptyText);
  const markdown = text.superRefine((value, context) => {
    for (const message of markdownFaults(value, pages)) {
      context.addIssue({ code: "custom", message });
    }
  });
  return z.strictObject(
    textSchemas<z.ZodType<string>>({ text, display: text, markdown, markdownLine: markdown }),
  );
}

function findings(error: z.ZodError | undefined, tree: unknown): Finding[] {
  return error?.issues.flatMap((issue) => findingsOf(issue, tree)) ?? [];
}

type Tree = {
  /** The parsed files by name. */
  tree: Record<string, unknown>;
  /** Names of files with a fault of their own. */
  unreadable: Set<PropertyKey | undefined>;
  faults: string[];
};

async function readLanguage(root: string, lang: Lang, names: string[]): Promise<Tree> {
  const folder = `content/${lang}`;
  const present = await readdir(join(root, folder)).catch(() => []);
  const strangers = present.filter(
    (file) => file.endsWith(".json") && !names.includes(file.slice(0, -5)),
  );
  const faults = strangers.map(
    (file) => `${folder}/${file} is not a file of the site; remove it or correct its name`,
  );
  const tree: Record<string, unknown> = {};
  const unreadable = new Set<PropertyKey | undefined>();
  for (const name of names) {
    const { found, fault } = await readJson(root, `${folder}/${name}.json`);
    if (found !== undefined) tree[name] = found;
    if (!fault) continue;
    faults.push(fault);
    unreadable.add(name);
  }
  return { tree, unreadable, faults };
}

/** A finding as the owner reads it: `content/it/home.json: "description" is missing; …`. */
function told(lang: Lang, { path, says }: Finding): string {
  const [name, ...key] = path;
  const file = `content/${lang}/${String(name)}.json`;
  if (key.length === 0) return `${file} ${says.replace("add it", "restore it")}`;
  const way = lang === "en" ? says.replace("; add it", "; write the English text") : says;
  return `${file}: "${keyName(key)}" ${way}`;
}
