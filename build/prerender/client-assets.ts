import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PageName } from "../../src/site/pages.ts";

type ManifestChunk = { file: string; name?: string; src?: string; imports?: string[] };
type Manifest = Record<string, ManifestChunk>;

/** What the browser's build left: the sheet, and which scripts a page needs. */
export type ClientAssets = {
  css: string;
  entry: string;
  /** Addresses of the chunks that a page needs beside the entry; its texts are in the document. */
  modulesOf(page: PageName): string[];
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
    modulesOf: (page) => modulesOf(manifest, page, entry.file),
  };
}

function modulesOf(manifest: Manifest, page: PageName, entryFile: string): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const { file, imports = [] } = chunk(manifest, key);
    if (files.has(file) || file === entryFile) return;
    files.add(file);
    imports.forEach(add);
  };
  add(`src/pages/${page}/${page}.tsx`);
  return [...files].map((file) => `/${file}`);
}

function chunk(manifest: Manifest, key: string): ManifestChunk {
  const found = manifest[key];
  if (!found) throw new Error(`The build's manifest has no "${key}"`);
  return found;
}
