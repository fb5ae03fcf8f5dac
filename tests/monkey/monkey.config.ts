import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** 20 new visitors; `SEED=1,2` names others. */
const newSeeds = () => Array.from({ length: 20 }, () => Math.floor(Math.random() * 1_000_000));

// workers of the test runner read this file too, and must have the same ones
process.env.SEEDS ??= process.env.SEED ?? newSeeds().join();
process.env.ACTIONS ??= "110";

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "visits.ts",
  globalSetup: "../support/global-setup.ts",
  projects: base.projects?.filter(({ name }) => name === "chromium") ?? [],
  retries: 0,
});
