import react from "@vitejs/plugin-react";
import type { BuildOptions, InlineConfig, Plugin } from "vite";
import type { PreparedSite } from "../prepare.ts";
import { contentPlugin, siteContent } from "./content-plugin.ts";

/** The oldest browsers that run the application; older ones show the page without scripts. */
const target = ["chrome111", "edge111", "firefox115", "safari16.4"];

/**
 * Vite wraps every `import()` in a helper that preloads scripts and style sheets. The router and the
 * page's HTML do that here, and without the helper every page has 0.6 KB less.
 */
const plainImports: Plugin = {
  name: "villa-plain-imports",
  enforce: "pre",
  load: (id) =>
    id.endsWith("vite/preload-helper.js")
      ? "export const __vitePreload = (load) => load();"
      : undefined,
};

/**
 * Configuration shared by the browser bundle, the server bundle and the development server.
 * @param site the site as it is when a script that names its addresses is loaded
 */
export function viteConfig(root: string, site: () => PreparedSite): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [contentPlugin(() => siteContent(site())), plainImports, react()],
    css: {
      transformer: "lightningcss",
      // container queries use names that other CSS modules define, so these are not scoped
      lightningcss: { cssModules: { pattern: "[name]-[local]", container: false } },
    },
    build: { target, cssMinify: "lightningcss", cssCodeSplit: false, assetsInlineLimit: 0 },
  };
}

/**
 * What every page needs goes into one chunk: a dozen small ones would compress worse and cost a
 * request each. Parts of single pages stay outside unless smaller than a response's headers, and so
 * do parts that are loaded by a click.
 */
const sharedChunk = [
  /node_modules\/(react|react-dom|scheduler)\//,
  /\/src\/(app|styles)\//,
  /\/src\/site\/(?!analytics\/analytics-client|analytics\/without-query|save-contact|stay)/,
  /\/src\/modules\/(?!calendar|carousel|content-lines|justified-rows|message-format\/message-format|router\/step-back)/,
  /\/src\/components\/(brand|button|close-button|cookie-banner|dialog|disclosure|drawing|ending|error-boundary|footer|ground)\//,
  /\/src\/components\/(header|icon|language-list|notice|hero|page-announcer|picture)\//,
  /\/src\/components\/(new-tab-hint|no-break|paragraphs|skip-link|standing-word|status-hero|text-link)\//,
];

/** Build options of the browser bundle alone. */
export const browserBuild: BuildOptions = {
  manifest: true,
  // a plugin minifies; the bundler must not print its result again
  minify: false,
  // each page's HTML names its chunks, and the router prefetches those of links
  modulePreload: false,
  rollupOptions: {
    // in the first build a plugin minifies for some seconds, of which no warning is needed
    checks: { pluginTimings: false },
    output: {
      minify: false,
      codeSplitting: {
        groups: [{ name: "app", test: isShared }],
      },
    },
  },
};

function isShared(module: string): boolean {
  return sharedChunk.some((pattern) => pattern.test(module));
}
