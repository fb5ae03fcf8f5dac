import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "terser";
import type { Plugin } from "vite";
import { cachedFolder } from "../../files/cached-folder.ts";
import { contentHash } from "../../files/content-hash.ts";

/** Three passes: the second and third find what the one before them laid open. */
const options = {
  module: true,
  compress: { passes: 3, ecma: 2020, unsafe_arrows: true },
} as const;

/**
 * Minifies the browser's scripts with terser, which makes each page a kilobyte smaller than the
 * bundler's own minifier does but needs twenty seconds for it: what was minified once is kept.
 */
export function minifyPlugin(cacheDir: string): Plugin {
  return {
    name: "villa-minify",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    renderChunk: {
      order: "post",
      async handler(code) {
        const folder = join(cacheDir, contentHash(JSON.stringify(options), code));
        await cachedFolder(folder, async (unfinished) => {
          const minified = await minify(code, options);
          await writeFile(join(unfinished, "chunk.js"), minified.code ?? "");
        });
        return { code: await readFile(join(folder, "chunk.js"), "utf8"), map: null };
      },
    },
  };
}
