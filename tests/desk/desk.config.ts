import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** `npm run test:desk`: each worker has a desk and a project of its own. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.desk.ts",
  globalSetup: undefined,
  // they share a desk, and one browser at a time is enough
  workers: 1,
  fullyParallel: false,
  // the first of them wait until the development server has made its first page
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: (base.projects ?? [])
    .filter(({ name }) => name === "chromium")
    .map(({ use }) => ({ name: "desk", use })),
});
