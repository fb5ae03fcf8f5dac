import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { knownLanguages } from "./src/site/content/language-files.ts";
import { allPages } from "./src/site/site-map/pages.ts";
import { contentPlugin } from "./tools/build/bundle/content-plugin.ts";

/** Replaces the module that the build makes of the content; unit tests pass the texts to pages themselves. */
const siteContent = contentPlugin(() => ({
  languages: ["en", "it"],
  languageRows: { en: knownLanguages.en, it: knownLanguages.it },
  pageTextAddresses: {},
  analytics: { service: "posthog", choicePrefix: "__ph_opt_in_out_", storedPrefix: "ph_" },
  pages: allPages("villa-ulia"),
}));

export default defineConfig({
  plugins: [siteContent],
  test: {
    // what is started again and again is compiled once
    env: { DEMO_IN: process.cwd(), NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled") },
    // the longest tests encode pictures and fonts
    testTimeout: 60_000,
    // all cores: one would stay free
    maxWorkers: "100%",
    // files share a process: starting one for each, and loading the same modules again, took a third
    isolate: false,
    slowTestThreshold: 10_000,
    // those of one file that run beside each other wait for servers, not for the processor
    maxConcurrency: 8,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,tools,bench}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "dist",
          include: ["tests/site/*.test.ts"],
          // the built site, which the browser tests look at too
          globalSetup: "tests/site/setup.ts",
        },
      },
    ],
  },
});
