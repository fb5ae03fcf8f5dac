import { defineConfig, devices } from "@playwright/test";
import { toThisWorker } from "./tests/support/third-parties.ts";
import { chromiumPath, chromiumSwitches } from "./tools/browser/chromium.ts";

/** Every test runs against the built site, served as `npm start` serves it. */
const port = Number(process.env.PORT ?? 4199);

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/support/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // none here; continuous integration tries once more, and names the test as flaky
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [["list"]],
  timeout: 60_000,
  // on a busy machine a page may take seconds to answer, and is right all the same
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumSwitches, toThisWorker] },
    trace: "off",
  },
});
