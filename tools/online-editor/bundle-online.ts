import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, type Plugin } from "vite";
import { withoutCdn } from "../desk/editor/without-cdn.ts";
import { contentHash } from "../files/content-hash.ts";
import { filesBelow } from "../files/files-below.ts";
import { memoizeFolder } from "../files/memoize-folder.ts";

const tools = join(import.meta.dirname, "..");
const client = join(import.meta.dirname, "client");

/**
 * Bundles the editor of the published site into the cache, once for each version of it.
 * @returns the folder of the bundle, with `online.js` and `online.css`
 */
export async function bundleOnline(cacheDir: string): Promise<string> {
  const sources = [client, join(tools, "desk")];
  const own = await Promise.all(
    sources.map(async (folder) =>
      Promise.all((await filesBelow(folder)).map((file) => readFile(join(folder, file)))),
    ),
  );
  const entry = createRequire(import.meta.url).resolve("@sveltia/cms");
  const version = await readFile(join(dirname(entry), "../package.json"));
  const script = await readFile(import.meta.filename);
  const folder = join(cacheDir, "online-editor", contentHash(version, script, ...own.flat()));
  await memoizeFolder(folder, async (unfinished) => {
    await build({
      root: join(tools, ".."),
      configFile: false,
      publicDir: false,
      logLevel: "error",
      base: "/admin/editor/",
      plugins: [withoutProgramming, withoutCdn],
      resolve: { alias: { "node:util": join(client, "deep-equal.ts") } },
      build: {
        outDir: unfinished,
        emptyOutDir: true,
        target: "es2023",
        modulePreload: false,
        rollupOptions: {
          input: join(client, "online.ts"),
          output: {
            entryFileNames: "online.js",
            assetFileNames: ({ names }) =>
              names.includes("online.css") ? "online.css" : "assets/[name]-[hash][extname]",
          },
        },
      },
    });
  });
  return folder;
}

/** The colours of three hundred programming languages, for fields of code; the site has none. */
const withoutProgramming: Plugin = {
  name: "without-programming",
  enforce: "pre",
  resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? "\0none" : undefined),
  load: (id) => (id === "\0none" ? "export default [];" : undefined),
};
