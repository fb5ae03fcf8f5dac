import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's packages, then Playwright's own download for other machines. */
const browsers = ["/usr/bin/chromium", chromium.executablePath()];

/** The same engine without a browser around it: pages open in less than half the time. */
const shells = ["/usr/bin/chromium-headless-shell"];

/**
 * The engine that drives the tests and takes the screenshots.
 * @throws where there is none, with the commands that install one
 */
export function chromiumPath(): string {
  return firstOf([...shells, ...browsers]);
}

/**
 * The whole browser, for what is measured: it looks ahead for pictures as a guest's does.
 * @throws where there is none, with the commands that install one
 */
export function browserPath(): string {
  return firstOf([...browsers, ...shells]);
}

function firstOf(candidates: string[]): string {
  const found = [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    "No Chromium was found. Install one: `sudo apt-get install chromium chromium-headless-shell` on Debian and Ubuntu, " +
      "`npx playwright install chromium` elsewhere, or set CHROMIUM_PATH to the browser you have.",
  );
}

/** No sandbox, since CI runs as root; no calls of the browser's own, which would blur the counts. */
export const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
