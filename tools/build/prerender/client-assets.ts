import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { componentOf, type PageName } from "../../../src/site/site-map/pages.ts";

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export type StyleSheet = { href: string; rules: string };

type PageAssets = {
  /** Addresses of the chunks that the page needs beside the entry. */
  chunks: string[];
  /** The style sheets of the entry and these chunks, each after those that it overrides. */
  sheets: StyleSheet[];
};

export type ClientAssets = {
  entry: string;
  /** What a document needs that draws with the components of some pages. */
  of(...pages: PageName[]): Promise<PageAssets>;
};

const entrySource = "src/app/entry-client.tsx";

export async function readClientAssets(outDir: string): Promise<ClientAssets> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(outDir, ".vite/manifest.json"), "utf8"),
  );
  await rm(join(outDir, ".vite"), { recursive: true });
  const entry = requireChunk(manifest, entrySource);
  return {
    entry: `/${entry.file}`,
    of: async (...pages) => {
      const folders = pages.map(componentOf);
      const sources = [entrySource, ...folders.map((page) => `src/pages/${page}/${page}.page.tsx`)];
      const chunks = withImports(manifest, sources);
      const sheets = chunks.flatMap(({ css = [] }) => css);
      return {
        chunks: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
        sheets: await Promise.all(
          sheets.map(async (file) => {
            const rules = await readFile(join(outDir, file), "utf8");
            return { href: `/${file}`, rules: rules.trim() };
          }),
        ),
      };
    },
  };
}

/** Chunks and all that they import, each after its imports. */
function withImports(manifest: Manifest, sources: string[]): Manifest[string][] {
  const chunks = new Set<Manifest[string]>();
  const seen = new Set<string>();
  const add = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = requireChunk(manifest, source);
    chunk.imports?.forEach(add);
    chunks.add(chunk);
  };
  sources.forEach(add);
  return [...chunks];
}

function requireChunk(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build's manifest has no "${source}"`);
  return chunk;
}
