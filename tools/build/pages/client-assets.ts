import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { componentOf, type PageName } from "../../../src/site/site-map/pages.ts";
import { fileMark } from "../bundle/content-plugin.ts";

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** The rules of one source file, such as `src/components/header/header.module.css`. */
export type StyleSheet = { path: string; rules: string };

type PageAssets = {
  /** Addresses of the chunks that the page needs beside the entry. */
  chunks: string[];
  /** The style sheets of the entry and these chunks, each after those that it overrides. */
  sheets: StyleSheet[];
  /** Addresses of the files in which the build has put these sheets. */
  sheetFiles: string[];
};

export type ClientAssets = {
  entry: string;
  /** Paths in the site of all style sheets of the bundle. */
  sheetFiles: string[];
  /** What a document needs that draws with the components of some pages. */
  of(parts: { pages: PageName[]; hasFooter?: boolean }): PageAssets;
  /** Paths in the site of a module that is loaded on demand, with what it imports. @param source its path */
  filesOf(source: string): string[];
};

const entrySource = "src/app/entry-client.tsx";

/** Reads Vite's manifest, and removes it and the marks of the style sheets from the site. */
export async function readClientAssets(outDir: string): Promise<ClientAssets> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(outDir, ".vite/manifest.json"), "utf8"),
  );
  await rm(join(outDir, ".vite"), { recursive: true });
  const entry = requireChunk(manifest, entrySource);
  const sheetFiles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const sheets = new Map<string, StyleSheet[]>();
  for (const file of sheetFiles) sheets.set(file, await takeMarks(join(outDir, file)));
  return {
    entry: `/${entry.file}`,
    sheetFiles: [...sheetFiles],
    of({ pages, hasFooter = false }) {
      const folders = pages.map(componentOf);
      const sources = folders.map((page) => `src/pages/${page}/${page}.page.tsx`);
      const parts = hasFooter ? ["src/components/footer/footer.tsx"] : [];
      const chunks = withImports(manifest, [entrySource, ...parts, ...sources]);
      const files = chunks.flatMap(({ css = [] }) => css);
      return {
        chunks: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
        sheets: files.flatMap((file) => sheets.get(file) ?? []),
        sheetFiles: files.map((file) => `/${file}`),
      };
    },
    filesOf: (source) =>
      withImports(manifest, [source]).flatMap(({ file, css = [] }) => [file, ...css]),
  };
}

/** Splits a style sheet at its marks, and writes it without them. */
async function takeMarks(file: string): Promise<StyleSheet[]> {
  const [before = "", ...marked] = (await readFile(file, "utf8")).trim().split(fileMark);
  if (before) throw new Error(`${file} begins with rules of no file`);
  const paths = marked.filter((_, index) => index % 2 === 0);
  const sheets = paths.map((path, index) => ({ path, rules: marked[2 * index + 1] ?? "" }));
  await writeFile(file, sheets.map(({ rules }) => rules).join(""));
  return sheets;
}

/** Chunks and all that they import, each after its imports. */
function withImports(manifest: Manifest, sources: string[]): Chunk[] {
  const chunks = new Set<Chunk>();
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

function requireChunk(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build's manifest has no "${source}"`);
  return chunk;
}
