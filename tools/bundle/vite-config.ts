import react from "@vitejs/plugin-react";
import type { BuildOptions, InlineConfig } from "vite";
import type { PreparedSite } from "../prepare.ts";
import { contentPlugin } from "./content-plugin.ts";

/** The browsers the site is built for; older ones get the page without script. */
const target = ["chrome111", "edge111", "firefox115", "safari16.4"];

/** What the bundles of the browser, of the prerender and of the development server share. */
export function viteConfig(root: string, site: PreparedSite): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [contentPlugin(site), react()],
    css: {
      transformer: "lightningcss",
      // a container is asked from other modules than its own
      lightningcss: { cssModules: { pattern: "[name]-[local]", container: false } },
    },
    build: { target, cssMinify: "lightningcss", cssCodeSplit: false, assetsInlineLimit: 0 },
  };
}

/**
 * What every page draws with, in one file: a dozen small ones would compress worse and cost a
 * request each. Not what only some pages have, unless it is smaller than the headers of its answer;
 * nor what waits for a press.
 */
const inOneFile = [
  /node_modules\/(react|react-dom|scheduler)\//,
  /\/src\/(app|styles)\//,
  /\/src\/site\/(?!analytics\/analytics-client|analytics\/without-query|take-along)/,
  /\/src\/modules\/(?!carousel)/,
  /\/src\/components\/(brand|button|close-button|cookie-banner|dialog|disclosure|drawing|error-boundary|footer|ground)\//,
  /\/src\/components\/(header|icon|language-list|notice|hero|page-announcer|page-hero|picture)\//,
  /\/src\/components\/(skip-link|standing-word|status-hero|text-link|no-break)\//,
  /\/src\/components\/(airports|new-tab-hint|paragraphs|photo-text)\//,
];

/** What only the browser's scripts need: every kilobyte stands between a guest and the page. */
export const browserBuild: BuildOptions = {
  manifest: true,
  // each page names what it needs in its HTML, and links fetch ahead when a finger comes near
  modulePreload: false,
  rollupOptions: {
    output: {
      codeSplitting: { groups: [{ name: "app", test: isInOneFile }] },
    },
  },
};

function isInOneFile(module: string): boolean {
  return inOneFile.some((place) => place.test(module));
}
