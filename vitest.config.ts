import { defineConfig } from "vitest/config";
import { contentPlugin } from "./tools/build/bundle/content-plugin.ts";

/** Replaces the module that the build makes of the content; unit tests pass the texts to pages themselves. */
const siteContent = contentPlugin(() => ({
  languages: ["en", "it"],
  pageTextAddresses: {},
  villaSlug: "villa",
}));

export default defineConfig({
  plugins: [siteContent],
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "tools/**/*.test.{ts,tsx}",
      "bench/**/*.test.ts",
      "tests/*.test.ts",
    ],
    // the longest tests encode pictures and fonts
    testTimeout: 60_000,
    // all cores: one would stay free
    maxWorkers: "100%",
    // files share a process: starting one for each, and loading the same modules again, took a third
    isolate: false,
  },
});
