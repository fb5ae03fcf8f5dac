import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "vite";
import { contentHash } from "../../files/content-hash.ts";
import { filesBelow } from "../../files/files-below.ts";
import { memoizeFolder } from "../../files/memoize-folder.ts";
import { withoutCdn } from "./without-cdn.ts";

// the sources of what runs in the browser; their hash identifies the cached bundle
const client = join(import.meta.dirname, "client");
const readyClient = join(import.meta.dirname, "../ready-page/client");
const addClient = join(import.meta.dirname, "../add-page/client");
const frame = join(import.meta.dirname, "../frame");

/**
 * Bundles the editor and the desk's own fields, several hundred files, into the cache, once for each
 * version of either. The site contains nothing of it.
 * @returns the folder of the bundle
 */
export async function bundleEditor(cacheDir: string): Promise<string> {
  const project = join(import.meta.dirname, "../../..");
  const own = await Promise.all(
    [client, readyClient, addClient, frame].map(async (folder) =>
      Promise.all((await filesBelow(folder)).map((file) => readFile(join(folder, file)))),
    ),
  );
  const entry = createRequire(import.meta.url).resolve("@sveltia/cms");
  const version = await readFile(join(dirname(entry), "../package.json"));
  const scripts = [import.meta.filename, join(import.meta.dirname, "without-cdn.ts")];
  const ways = await Promise.all(scripts.map((file) => readFile(file)));
  const folder = join(cacheDir, "desk", contentHash(version, ...ways, ...own.flat()));
  await memoizeFolder(folder, async (unfinished) => {
    console.log("Preparing the editor, this once");
    await build({
      root: project,
      configFile: false,
      publicDir: false,
      logLevel: "error",
      base: "/admin/editor/",
      plugins: [withoutCdn],
      build: {
        outDir: unfinished,
        emptyOutDir: true,
        target: "es2023",
        modulePreload: false,
        rollupOptions: {
          input: [
            join(client, "desk.ts"),
            join(readyClient, "ready.ts"),
            join(addClient, "add.ts"),
          ],
          output: { entryFileNames: "[name].js", assetFileNames: fileName },
        },
      },
    });
  });
  return folder;
}

/** Style sheets keep their names without a hash, since the pages refer to them by name. */
function fileName({ names }: { names: string[] }): string {
  const isOfPage = names.some((name) => ["desk.css", "ready.css", "add.css"].includes(name));
  return isOfPage ? "[name][extname]" : "assets/[name]-[hash][extname]";
}
