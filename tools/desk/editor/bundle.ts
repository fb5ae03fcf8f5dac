import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type Plugin } from "vite";
import { cacheKey, packageVersion } from "../../files/cache-key.ts";
import { filesBelow } from "../../files/files-below.ts";
import { memoizeFolder } from "../../files/memoize-folder.ts";
import { bundlePath } from "../desk-addresses.ts";

const tools = join(import.meta.dirname, "../..");
// their hash identifies the cached bundle
const sources = [join(tools, "desk"), join(tools, "online-editor")];

type BundleRequest = {
  cacheDir: string;
  /** Of the folder in the cache. */
  name: string;
  /** Scripts, whose names without extension the pages know, and those of their style sheets. */
  entries: string[];
  plugins?: Plugin[];
  /** Files that stand for modules. */
  alias?: Record<string, string>;
};

/**
 * Bundles the editor, several hundred files, with fields of our own into the cache: once for each
 * version of either.
 * @returns the folder of the bundle
 */
export async function bundle({
  cacheDir,
  name,
  entries,
  plugins = [],
  alias = {},
}: BundleRequest): Promise<string> {
  const files = await Promise.all(
    sources.map(async (folder) => (await filesBelow(folder)).map((file) => join(folder, file))),
  );
  const makers = ["@sveltia/cms", "vite"].map((each) => packageVersion(each));
  const texts = await Promise.all(files.flat().map((file) => readFile(file)));
  const folder = join(cacheDir, name, cacheKey(...makers, ...texts));
  const sheets = entries.map((entry) => basename(entry).replace(/\.ts$/, ".css"));
  await memoizeFolder(folder, async (unfinished) => {
    console.log("Preparing the editor, this once");
    await build({
      root: join(tools, ".."),
      configFile: false,
      publicDir: false,
      logLevel: "error",
      base: `${bundlePath}/`,
      plugins: [...plugins, withoutCdn],
      resolve: { alias },
      build: {
        outDir: unfinished,
        emptyOutDir: true,
        target: "es2023",
        modulePreload: false,
        rollupOptions: {
          input: entries,
          output: {
            entryFileNames: "[name].js",
            assetFileNames: ({ names }) =>
              names.some((each) => sheets.includes(each))
                ? "[name][extname]"
                : "assets/[name]-[hash][extname]",
          },
        },
      },
    });
  });
  return folder;
}

/** Removes font faces that load from a CDN: the bundle has these fonts, and our policies block the CDN. */
const withoutCdn: Plugin = {
  name: "without-cdn",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("@sveltia/cms")) return;
    return { code: code.replace(/@font-face \{[^}]*\bcdn\.[^}]*\}/g, ""), map: null };
  },
};
