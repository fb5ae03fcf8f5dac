import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { cacheKey, packageVersion } from "../../../content/files/cache-key.ts";
import { memoizeFolder } from "../../../content/files/memoize-folder.ts";
import { ownerLanguage } from "../../../content/owner-language.ts";
import { say } from "../../words.ts";
import { bundlePath } from "../addresses.ts";
import parts from "./bundle-sources.json" with { type: "json" };
import italian from "./sveltia.it.json" with { type: "json" };

const project = join(import.meta.dirname, "../../../..");
const desk = join(import.meta.dirname, "..");

/** What is bundled, and the folders that hold all of ours: the cached bundle is that of their hash. */
const { scripts, packages, folders } = parts;

/** Into the cache, since it is several hundred files: once for each version of editor and fields. */
export async function bundleEditor(
  cacheDir: string,
  names: (keyof typeof scripts)[],
): Promise<string> {
  const makers = packages.map((each) => packageVersion(each));
  const folder = join(cacheDir, "editor", cacheKey(...makers, ...names, ...(await sources())));
  await memoizeFolder(folder, async (unfinished) => {
    console.log(say("editor.preparing", ownerLanguage()));
    const { NODE_ENV } = process.env;
    await build({
      root: project,
      configFile: false,
      publicDir: false,
      logLevel: "error",
      base: `${bundlePath}/`,
      plugins: [asTheDeskWantsIt],
      build: {
        outDir: unfinished,
        emptyOutDir: true,
        target: "es2023",
        modulePreload: false,
        rollupOptions: {
          input: names.map((name) => join(desk, scripts[name])),
          output: {
            entryFileNames: "[name].js",
            assetFileNames: ({ names: [name = ""] }) =>
              names.some((each) => name === `${each}.css`)
                ? "[name][extname]"
                : "assets/[name]-[hash][extname]",
          },
        },
      },
    });
    // Vite sets it for the whole process, which may have loaded React for development
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  });
  return folder;
}

async function sources(): Promise<Buffer[]> {
  const below = folders.map((folder) => `${folder}/**/*.{ts,tsx,css,json}`);
  const files = globSync(below, { cwd: project, exclude: ["**/*.test.ts"] });
  return Promise.all(files.sort().map((file) => readFile(join(project, file))));
}

/** Its own words where it lacks some in Italian; and that the desk has refused a save is no fault that passes. */
const asTheDeskWantsIt: Plugin = {
  name: "as-the-desk-wants-it",
  enforce: "pre",
  // the colours of three hundred programming languages, for fields of code; the site has none
  resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? "\0none" : undefined),
  load: (id) => (id === "\0none" ? "export default [];" : undefined),
  transform(code, id) {
    if (!id.includes("@sveltia/cms")) return;
    if (id.endsWith("/locales/it.json")) {
      return { code: JSON.stringify({ ...JSON.parse(code), ...italian }), map: null };
    }
    // the bundle has the fonts, which our policies do not let come from a CDN
    const ownFonts = code.replace(/@font-face \{[^}]*\bcdn\.[^}]*\}/g, "");
    const sentence = "There was an error while saving the entry. Please try again later.";
    // see `sendRefusal`
    return { code: ownFonts.replace(sentence, "Not saved:"), map: null };
  },
};
