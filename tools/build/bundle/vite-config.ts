import { globSync } from "node:fs";
import { join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import { type BuildOptions, build, type InlineConfig, mergeConfig } from "vite";
import type { PreparedSite } from "../prepare.ts";
import {
  classesPlugin,
  coloursPlugin,
  contentPlugin,
  fileMarksPlugin,
  siteContent,
} from "./content-plugin.ts";

/** The oldest browsers that run the application; older ones show the page without scripts. */
const target = ["chrome111", "edge111", "firefox115", "safari16.4"];

/** @param site the site as it is when a script that names its addresses is loaded */
export function viteConfig(root: string, site: () => PreparedSite): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [
      contentPlugin(() => siteContent(site())),
      coloursPlugin(site),
      fileMarksPlugin(root),
      classesPlugin,
      react(),
    ],
    // the security policy allows no picture inside a style sheet
    build: {
      target,
      assetsInlineLimit: 0,
      // of a busy machine no warning is needed
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // short names of classes would go into the scripts, and their sheets, then unused, nowhere
        optimization: { inlineConst: false },
      },
    },
  };
}

/** With plugins of its own, since two bundles are made at a time. */
export function bundle(root: string, site: PreparedSite, options: BuildOptions): Promise<unknown> {
  return build(
    mergeConfig(
      viteConfig(root, () => site),
      {
        build: options,
        css: { modules: { generateScopedName: shortNames(root) } },
      },
    ),
  );
}

/** No vowels: what blocks advertisements hides classes such as `AD1`. */
const letters = "BCDFGHJKLMNPQRSTVWXZ";

/**
 * Classes stand in a document and its sheet many times: each is called by letters for its sheet and
 * a number in it. They follow from the order of the files, so that both bundles call them the same.
 */
function shortNames(root: string): (name: string, file: string) => string {
  const sheets = globSync("src/**/*.module.css", { cwd: root }).toSorted();
  const namesOf = sheets.map(() => new Set<string>());
  return (name, file) => {
    const sheet = sheets.indexOf(relative(root, file));
    const names = [...(namesOf[sheet]?.add(name) ?? [])];
    const first = letters[sheet % letters.length];
    const second = letters[Math.floor(sheet / letters.length) - 1] ?? "";
    return `${first}${second}_${names.indexOf(name).toString(36)}`;
  };
}

export const browserBuild = (root: string, outDir: string): BuildOptions => ({
  outDir,
  emptyOutDir: false,
  manifest: true,
  rolldownOptions: {
    input: join(root, "src/app/entry-client.tsx"),
    output: {
      // the script of all pages names every file
      entryFileNames: "assets/[name]-[hash:6].js",
      chunkFileNames: "assets/[name]-[hash:6].js",
      assetFileNames: "assets/[name]-[hash:6][extname]",
      codeSplitting: {
        groups: [
          // all that the start imports
          { name: "app", tags: ["$initial"] },
          // the form of home and booking, whose days later parts know too
          {
            name: "stay-form",
            test: /src\/(modules\/calendar-days|components\/(stay-form\/(?!stay-messages)|house-notice))/,
          },
          // small parts of most pages; in chunks of their own each would cost a request
          { name: "shared", minShareCount: 8 },
        ],
      },
    },
  },
});
