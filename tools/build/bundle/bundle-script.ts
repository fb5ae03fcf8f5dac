import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Languages } from "../../../src/site/site-map/languages.ts";
import type { PageName } from "../../../src/site/site-map/pages.ts";
import { contentPlugin } from "./content-plugin.ts";

/** As one minified classic script. @param define constants to replace, as JSON */
export async function bundleScript(
  entry: URL,
  languages: Languages,
  define: Record<string, string> = {},
): Promise<string> {
  const input = fileURLToPath(entry);
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define,
    plugins: [contentPlugin(() => ({ languages }))],
    build: {
      write: false,
      minify: true,
      rollupOptions: { input, output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error(`${input}: nothing was compiled`);
  return chunk.code;
}

/** For an element of a page, which the code cannot end. */
export async function bundleInlineScript(entry: URL, languages: Languages): Promise<string> {
  const code = await bundleScript(entry, languages);
  return code.trim().replaceAll("</script", "<\\/script");
}

const commonEntry = new URL("../../../src/first-view/head-script.ts", import.meta.url);
const common = new Map<string, Promise<string>>();

/** The script of every page, and the page's own. */
export async function headScriptsOf(page: PageName, languages: Languages): Promise<string[]> {
  const key = languages.join();
  const bundling = common.get(key) ?? bundleInlineScript(commonEntry, languages);
  common.set(key, bundling);
  const own = new URL(`../../../src/pages/${page}/${page}.head-script.ts`, import.meta.url);
  return [await bundling, ...(existsSync(own) ? [await bundleInlineScript(own, languages)] : [])];
}
