import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Lang, PageName } from "../../src/site/pages.ts";

type ManifestChunk = { file: string; name?: string; src?: string; imports?: string[] };
type Manifest = Record<string, ManifestChunk>;

/** What the browser's build left: the sheet, and which scripts a page needs. */
export type ClientAssets = {
  css: string;
  entry: string;
  /** Addresses of the chunks that a page in a language needs beside the entry. */
  modulesOf(page: PageName, lang: Lang): string[];
};

const entrySource = "src/app/entry-client.tsx";

/** Takes the one sheet out of the build, since every page carries it, and reads the manifest. */
export async function readClientAssets(outDir: string): Promise<ClientAssets> {
  const assets = join(outDir, "assets");
  const sheets = (await readdir(assets)).filter((file) => file.endsWith(".css"));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(`One style sheet is expected in ${assets}, there are ${sheets.length}`);
  }
  const css = await readFile(join(assets, sheet), "utf8");
  await rm(join(assets, sheet));
  const manifestFile = join(outDir, ".vite/manifest.json");
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  await rm(join(outDir, ".vite"), { recursive: true });
  const entry = chunk(manifest, entrySource);
  return {
    css: css.trim(),
    entry: `/${entry.file}`,
    modulesOf: (page, lang) => modulesOf(manifest, page, lang, entry.file),
  };
}

function modulesOf(manifest: Manifest, page: PageName, lang: Lang, entryFile: string): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const { file, imports = [] } = chunk(manifest, key);
    if (files.has(file) || file === entryFile) return;
    files.add(file);
    imports.forEach(add);
  };
  add(`src/pages/${page}/${page}.tsx`);
  add(keyOf(manifest, `virtual:page/${page}/${lang}`));
  add(keyOf(manifest, `virtual:shared/${lang}`));
  return [...files].map((file) => `/${file}`);
}

/** Virtual modules stand in the manifest under names with a prefix that is the bundler's affair. */
function keyOf(manifest: Manifest, id: string): string {
  return Object.keys(manifest).find((key) => key.endsWith(id)) ?? id;
}

function chunk(manifest: Manifest, key: string): ManifestChunk {
  const found = manifest[key];
  if (!found) throw new Error(`The build's manifest has no "${key}"`);
  return found;
}
