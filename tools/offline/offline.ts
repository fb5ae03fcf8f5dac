import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { getManifest } from "workbox-build";
import { langs, localizedPath } from "../../src/site/site-map/pages.ts";
import { contentHash } from "../files/content-hash.ts";
import { pageFile } from "../hosting/policy.ts";

/** Pages that open without a network after one visit, whichever page that was. */
const shellPages = ["/contatti", "/offline"];

/** Scripts that a press asks for, on any page: a press must not need a network. */
const onDemand = ["assets/menu-*.js", "assets/preferences-form-*.js", "assets/lightbox-*.js"];

/**
 * Writes `sw.js` into the finished site: the worker with the list of what it keeps from the first
 * visit on. Call it when all pages are written and before anything is compressed.
 * With VITE_OFFLINE=off in the environment, a worker that removes itself takes its place.
 */
export async function writeServiceWorker(dist: string): Promise<void> {
  if (process.env.VITE_OFFLINE === "off") {
    await writeFile(join(dist, "sw.js"), await bundle("kill-switch.ts", {}));
    return;
  }
  const { manifestEntries } = await getManifest({
    globDirectory: dist,
    globPatterns: await shellFiles(dist),
    // files with a hash in their name need no other revision
    dontCacheBustURLsMatching: /^(assets|fonts)\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: `/${entry.url.replace(/\.html$/, "")}`,
        })),
      }),
    ],
  });
  const shell = manifestEntries.map(({ url, revision }) => ({ url, revision }));
  const code = await bundle("service-worker.ts", {
    __SHELL__: JSON.stringify(shell),
    __SHELL_VERSION__: JSON.stringify(contentHash(JSON.stringify(shell))),
  });
  await writeFile(join(dist, "sw.js"), code);
}

/** The shell's pages in both languages with the scripts that they name, the sheet and both fonts. */
async function shellFiles(dist: string): Promise<string[]> {
  const pages = shellPages.flatMap((path) =>
    langs.map((lang) => pageFile(localizedPath(path, lang)).slice(1)),
  );
  const scripts = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(join(dist, page), "utf8");
      return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|json))"/g)].map(
        ([, file = ""]) => file,
      );
    }),
  );
  return [...pages, ...new Set(scripts.flat()), ...onDemand, "assets/*.css", "fonts/*.woff2"];
}

/** Compiles a worker to one minified classic script. */
async function bundle(file: string, define: Record<string, string>): Promise<string> {
  const entry = fileURLToPath(new URL(`../../src/site/offline/${file}`, import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define,
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error(`${entry}: nothing was compiled`);
  return chunk.code;
}
