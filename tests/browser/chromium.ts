import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's package, or Playwright's download on other machines. */
const browsers = ["/usr/bin/chromium", chromium.executablePath()];

/** The same engine without user interface: opens pages in less than half the time. */
const shells = ["/usr/bin/chromium-headless-shell"];

/**
 * Path of the browser for tests and screenshots, preferably the headless shell.
 * @throws Error with the commands that install one, where there is none
 */
export function chromiumPath(): string {
  return firstOf([...shells, ...browsers]);
}

/**
 * Path of the full browser, for measurements: unlike the shell it has the preload scanner of a
 * visitor's browser.
 * @throws Error with the commands that install one, where there is none
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

/** No sandbox, since CI runs as root; no background requests, which tests would count. */
export const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
