import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageName } from "../../../src/site/site-map/pages.ts";
import { contentHash } from "../../content/files/content-hash.ts";
import { type CssModulesByEntry, cssModulesFile } from "../bundle/style-sheet/css-modules.ts";
import {
  cssModuleClassesIn,
  cssModuleOf,
  pageSheet,
  splitSheet,
  withoutUnusedProperties,
} from "../bundle/style-sheet/page-sheet.ts";
import type { Shorten } from "../bundle/style-sheet/short-names.ts";

type ManifestChunk = { file: string; name?: string; src?: string; imports?: string[] };
type Manifest = Record<string, ManifestChunk>;

/** The output of the browser build: the style sheet, and what each page needs of styles and scripts. */
export type ClientAssets = {
  entry: string;
  /** Address of the complete style sheet. */
  sheet: string;
  /**
   * The rules that pages inline, and the address of those that they load apart: for rare media,
   * for pointers that hover, and for what is not in their HTML and only scripts draw.
   * @param pages with the same rules
   * @param html of all these pages
   */
  rulesOf(pages: PageName[], html: string): Promise<{ first: string; lateSheet: string }>;
  /** Global rules, and those of the CSS modules in a document that no script draws. */
  rulesOfCssModules(html: string): string;
  /** Addresses of the chunks that a page needs beside the entry and its texts. */
  chunksOf(page: PageName): string[];
};

const entrySource = "src/app/entry-client.tsx";

/**
 * Reads the sheet and the build's two manifests, and removes these.
 * @param contentCss rules computed from the content, with which the complete style sheet begins
 */
export async function readClientAssets(
  outDir: string,
  contentCss: string,
  shorten: Shorten,
): Promise<ClientAssets> {
  const assets = join(outDir, "assets");
  const sheets = (await readdir(assets)).filter((file) => file.endsWith(".css"));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(`One style sheet is expected in ${assets}, there are ${sheets.length}`);
  }
  const css = await readFile(join(assets, sheet), "utf8");
  await rm(join(assets, sheet));
  const writeSheet = async (name: string, rules: string) => {
    const file = `assets/${name}-${contentHash(rules)}.css`;
    await writeFile(join(outDir, file), rules);
    return `/${file}`;
  };
  const wholeSheet = await writeSheet("site", shorten(`${contentCss}\n${css}`));
  const readJson = async (file: string) => JSON.parse(await readFile(join(outDir, file), "utf8"));
  const manifest: Manifest = await readJson(".vite/manifest.json");
  const cssModules: CssModulesByEntry = await readJson(cssModulesFile);
  await rm(join(outDir, ".vite"), { recursive: true });
  const entry = requireEntry(manifest, entrySource);
  return {
    entry: `/${entry.file}`,
    sheet: wholeSheet,
    rulesOfCssModules: (html) =>
      pageSheet(css, new Set(cssModuleClassesIn(html).map(cssModuleOf))).trim(),
    rulesOf: async (pages, html) => {
      const all = [entrySource, ...pages.map(pageSource)].flatMap((key) =>
        requireEntry(cssModules, key),
      );
      const classes = new Set(cssModuleClassesIn(html));
      const rules = splitSheet(css, { classes, all: new Set(all) });
      return {
        first: withoutUnusedProperties(rules.first, rules.late, contentCss, html).trim(),
        lateSheet: await writeSheet("late", shorten(rules.late)),
      };
    },
    chunksOf: (page) => chunksOf(manifest, page, entry.file),
  };
}

function chunksOf(manifest: Manifest, page: PageName, entryFile: string): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const { file, imports = [] } = requireEntry(manifest, key);
    if (files.has(file) || file === entryFile) return;
    files.add(file);
    imports.forEach(add);
  };
  add(pageSource(page));
  return [...files].map((file) => `/${file}`);
}

const pageSource = (page: PageName) => `src/pages/${page}/${page}.page.tsx`;

function requireEntry<Value>(manifest: Record<string, Value>, key: string): Value {
  const value = manifest[key];
  if (value === undefined) throw new Error(`The build's manifest has no "${key}"`);
  return value;
}
