import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { chromiumPath } from "./tests/browser/programs.ts";
import type { EngineOptions } from "./tests/engines/journey.ts";
import { needs } from "./tests/support/needs.ts";
import { launchOptions } from "./tests/support/test-build.ts";

/** Every test runs against the built site, served as `npm start` serves it. */
const port = Number(process.env.PORT ?? 4199);

/** Set by `npm test` on content that is not the demo's. */
const isOwnContent = Boolean(process.env.OWN_CONTENT);

/** The slower first. Chromium runs the rest of the suite. */
const engines: EngineOptions["engine"][] = [];
if (needs.WebKit.isHere()) engines.push("webkit");
if (needs.Firefox.isHere()) engines.push("firefox");

export default defineConfig<object, EngineOptions>({
  testDir: "tests",
  // that of tools names a declaration in place of a package
  tsconfig: fileURLToPath(new URL("tests/tsconfig.json", import.meta.url)),
  // the rest is for vitest
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/support/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // gestures need their frames in time; the ports suffice for nine
  workers: Math.min(9, availableParallelism()),
  reporter: "list",
  timeout: 120_000,
  // on a busy machine a correct page may take seconds to respond
  expect: { timeout: 15_000 },
  use: { trace: "off" },
  projects: [
    // one browser for all tests of an engine, the engines side by side; first, since one after another takes longest
    ...(isOwnContent ? [] : engines).map((engine) => ({
      name: `in ${engine}`,
      testDir: "tests/engines",
      fullyParallel: false,
      // the first test of an engine waits for its browser to start, and some visit a page many times
      timeout: 240_000,
      workers: 1,
      use: { engine },
    })),
    {
      name: "chromium",
      // what every house must keep to, or the tests of the code, which know the demo's house
      ...(isOwnContent
        ? { testDir: "tests/own" }
        : { testIgnore: ["tests/engines/**", "tests/own/**"] }),
      use: {
        ...devices["Desktop Chrome"],
        baseURL: `http://localhost:${port}`,
        launchOptions: launchOptions(chromiumPath()),
      },
    },
  ],
});
