import { join } from "node:path";
import type { Plugin } from "vite";
import { bundle } from "../desk/editor/bundle.ts";

const client = join(import.meta.dirname, "client");

/**
 * Bundles the editor of the published site.
 * @returns the folder of the bundle, with `online.js` and `online.css`
 */
export function bundleOnline(cacheDir: string): Promise<string> {
  return bundle({
    cacheDir,
    name: "online-editor",
    entries: [join(client, "online.ts")],
    plugins: [withoutProgramming],
    alias: { "node:util": join(client, "deep-equal.ts") },
  });
}

/** The colours of three hundred programming languages, for fields of code; the site has none. */
const withoutProgramming: Plugin = {
  name: "without-programming",
  enforce: "pre",
  resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? "\0none" : undefined),
  load: (id) => (id === "\0none" ? "export default [];" : undefined),
};
