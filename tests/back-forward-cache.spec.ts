import type { Page } from "@playwright/test";
import { browserPath, hasWholeChromium } from "./browser/programs.ts";
import { villaPath } from "./support/addresses.ts";
import { expectPageOfAddress, walk } from "./support/agreement.ts";
import { consentKey, expect, test } from "./support/test.ts";
import { launchOptions } from "./support/test-build.ts";
import { banner, test as firstTime, open } from "./support/visitor.ts";

// The whole browser, since the headless shell has no such cache; Playwright switches it off.
const withCache = {
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...launchOptions(browserPath()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
};
test.use({ ...withCache, serviceWorkers: "allow" });
firstTime.use(withCache);
test.skip(!hasWholeChromium(), "there is only a browser without such a cache");

const elsewhere = "/demo/booking-engine/en";

const dialog = (page: Page) => page.locator("dialog:modal");

/** Runs in the page. */
function whyNotRestored(): string {
  if (document.documentElement.dataset.returned === "true") return "";
  const [navigation] = performance.getEntriesByType("navigation");
  return JSON.stringify((navigation as { notRestoredReasons?: unknown }).notRestoredReasons);
}

/** Waits for the offline worker: by taking control it makes the browser drop a page from the cache. */
const workerTakesControl = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

async function leaveAndReturn(
  page: Page,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  const left = page.url();
  await page.evaluate((elsewhere) => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.returned = String(persisted);
    });
    location.assign(elsewhere);
  }, elsewhere);
  await expect(page).toHaveURL(elsewhere);
  await meanwhile();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(left);
  await expect.poll(() => page.evaluate(whyNotRestored)).toBe("");
}

test("a page returns from the back-forward cache with its dialog, which goes on working", async ({
  page,
}) => {
  await walk(page, villaPath, "/about");
  await workerTakesControl(page);
  const button = page.getByRole("button", { name: "Cookie preferences" });
  await button.click();
  await expect(dialog(page)).toBeVisible();
  await leaveAndReturn(page);
  // waits for no load event: a page from the cache dispatches none
  await expect(page).toHaveURL("/about");
  await expectPageOfAddress(page);
  await expect(dialog(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

firstTime("a page that returns reads the choice that was made meanwhile", async ({ page }) => {
  await open(page, "/about");
  await workerTakesControl(page);
  await leaveAndReturn(page, () =>
    page.evaluate((key) => localStorage.setItem(key, "0"), consentKey),
  );
  await expect(banner(page)).toBeHidden();
});
