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
  // a busy machine may miss the moment of a gesture: tried once more, and then named as flaky
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [["list"]],
  timeout: 60_000,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumSwitches, toThisWorker] },
    trace: "off",
  },
});
