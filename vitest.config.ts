import { defineConfig } from "vitest/config";

/** Replaces the module that the build makes of the content; unit tests pass the texts to pages themselves. */
const siteContent = {
  name: "site-content",
  resolveId: (id: string) => (id === "virtual:site-content" ? `\0${id}` : undefined),
  load: (id: string) =>
    id === "\0virtual:site-content"
      ? 'export const pageTextAddresses = {}; export const villaSlug = "villa";'
      : undefined,
};

export default defineConfig({
  plugins: [siteContent],
  test: {
    // the longest tests encode pictures and fonts
    testTimeout: 60_000,
    // all cores: one would stay free
    maxWorkers: "100%",
    // files share a process: starting one for each, and loading the same modules again, took a third
    isolate: false,
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
        // reads the built site
        test: { name: "dist", include: ["tests/dist/*.test.ts"] },
      },
    ],
  },
});
