import { defineConfig, devices } from "@playwright/test";
import { chromiumPath } from "./tests/browser/chromium.ts";
import { installedEngines } from "./tests/browser/engines/engines.ts";
import type { EngineOptions } from "./tests/engines/support/test.ts";
import { launchOptions } from "./tests/support/launch-options.ts";

/** Every test runs against the built site, served as `npm start` serves it. */
const port = Number(process.env.PORT ?? 4199);

/** Set by `npm test` on content that is not the demo's. */
const isOwnContent = Boolean(process.env.OWN_CONTENT);

/** Chromium runs the rest of the suite; it runs these tests only when the table is written. */
const writesTable = Boolean(process.env.UPDATE_BROWSERS);
const engines = installedEngines.filter((engine) => writesTable || engine !== "chromium");

export default defineConfig<object, EngineOptions>({
  testDir: "tests",
  globalSetup: "./tests/support/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // none here; continuous integration tries once more, and names the test as flaky
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [
    ["list"],
    ...(writesTable ? [["./tests/engines/support/write-table.ts"] as const] : []),
  ],
  timeout: 60_000,
  // on a busy machine a correct page may take seconds to respond
  expect: { timeout: 15_000 },
  use: { trace: "off" },
  projects: [
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
    // one browser for all tests of an engine, the engines side by side
    ...(isOwnContent ? [] : engines).map((engine) => ({
      name: `in ${engine}`,
      testDir: "tests/engines",
      fullyParallel: false,
      // the first test of an engine waits for its browser to start
      timeout: 120_000,
      workers: 1,
      use: { engine },
    })),
  ],
});
