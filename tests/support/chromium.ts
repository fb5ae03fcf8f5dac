import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * Debian's packages, then Playwright's own download for other machines. The headless shell is the
 * same engine without a browser around it: pages open in less than half the time.
 */
const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  chromium.executablePath(),
];

/**
 * The browser that drives the tests, the screenshots and the bench.
 * @throws where there is none, with the commands that install one
 */
export function chromiumPath(): string {
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    "No Chromium was found. Install one: `sudo apt-get install chromium-headless-shell` on Debian and Ubuntu, " +
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
