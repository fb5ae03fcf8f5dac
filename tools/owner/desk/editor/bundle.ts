import { readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";
import { cacheKey, packageVersion } from "../../../content/files/cache-key.ts";
import { filesBelow } from "../../../content/files/files-below.ts";
import { memoizeFolder } from "../../../content/files/memoize-folder.ts";
import { bundlePath } from "../desk-addresses.ts";

const project = join(import.meta.dirname, "../../../..");

/** What is bundled, of the project and its packages: the hash of both identifies the cached bundle. */
const folders = [
  ...[
    "tools/owner/desk/editor/client",
    "tools/owner/desk/ready-page/client",
    "tools/owner/desk/add-page/client",
  ],
  ...["tools/owner/online-editor/client", "src/site/site-map"],
];
const files = [
  "tools/content/groups.ts",
  "tools/owner/desk/desk-addresses.ts",
  "tools/owner/desk/frame/frame-data.ts",
  "tools/owner/desk/saving/edit-json.ts",
  "tools/owner/desk/saving/normalize-editor-value.ts",
  "tools/owner/desk/shapes/shape.ts",
];
const packages = ["@sveltia/cms", "jsonc-parser", "react", "vite"];

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
  const makers = packages.map((each) => packageVersion(each));
  const folder = join(cacheDir, name, cacheKey(...makers, ...(await sources())));
  const sheets = entries.map((entry) => basename(entry).replace(/\.ts$/, ".css"));
  await memoizeFolder(folder, async (unfinished) => {
    console.log("Preparing the editor, this once");
    await build({
      root: project,
      configFile: false,
      publicDir: false,
      logLevel: "error",
      base: `${bundlePath}/`,
      plugins: [...plugins, withoutCdn, onlyFromSources],
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

/** The bundled files' texts, those of tests left out. */
async function sources(): Promise<Buffer[]> {
  const below = await Promise.all(
    folders.map(async (folder) =>
      (await filesBelow(join(project, folder))).map((file) => `${folder}/${file}`),
    ),
  );
  const bundled = [...below.flat(), ...files].filter((file) => !file.includes(".test."));
  return Promise.all(bundled.map((file) => readFile(join(project, file))));
}

/** Fails where a module of the project is bundled whose change would leave the cached bundle as it is. */
const onlyFromSources: Plugin = {
  name: "only-from-sources",
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const file = relative(project, id.split("?")[0] ?? id).replaceAll(sep, "/");
      const isOurs = /^(src|tools)\//.test(file);
      if (isOurs && !files.includes(file) && !folders.some((each) => file.startsWith(`${each}/`))) {
        throw new Error(`${file} is bundled, but not among the sources of ${import.meta.filename}`);
      }
    }
  },
};
