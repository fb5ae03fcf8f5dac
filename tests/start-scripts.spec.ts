import type { Page } from "@playwright/test";
import { test as requestTest } from "@playwright/test";
import { scriptsTimeout } from "../src/site/timings.ts";
import { pageAddresses, villaPath } from "./support/addresses.ts";
import { holdRequests } from "./support/hold.ts";
import { isHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

/** Holds the page's pictures until the function it returns is called. */
const holdPictures = (page: Page) => holdRequests(page, "**/photos/**");

/** Stops the page's clock, so that the timeout does not start the scripts. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Runs 50 ms of the page's clock at a time until more requests were made. */
async function expectMore(page: Page, requested: string[], than = 0): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return requested.length;
    })
    .toBeGreaterThan(than);
}

/** Addresses of the scripts that were requested. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test("no script is fetched before the first picture has loaded", async ({ page }) => {
  await stopClock(page);
  const scripts = scriptsOf(page);
  const release = await holdPictures(page);
  await page.goto(villaPath, { waitUntil: "domcontentloaded" });
  const picture = page.locator('img[fetchpriority="high"]');
  await expect(picture).toHaveJSProperty("complete", false);
  expect(scripts).toEqual([]);
  release();
  await expect(picture).toHaveJSProperty("complete", true);
  await expectMore(page, scripts);
});

test("a browser that does not report paints gets the scripts just as early", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] });
  });
  await stopClock(page);
  const scripts = scriptsOf(page);
  await page.goto(villaPath, { waitUntil: "domcontentloaded" });
  await expectMore(page, scripts);
});

for (const [name, act] of [
  ["a press", (page: Page) => page.mouse.click(5, 400)],
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["a scroll", (page: Page) => page.mouse.wheel(0, 200)],
] as const) {
  test(`${name} fetches the scripts before the picture has loaded`, async ({ page }) => {
    await stopClock(page);
    const scripts = scriptsOf(page);
    await holdPictures(page);
    await page.goto(villaPath, { waitUntil: "domcontentloaded" });
    expect(scripts).toEqual([]);
    await act(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

test("a picture that never loads delays the scripts by three seconds at most", async ({ page }) => {
  await holdPictures(page);
  await page.goto(villaPath, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(isHydrated, undefined, { timeout: scriptsTimeout + 5000 });
});

test("a menu button pressed before the scripts have loaded opens the menu when they have", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, "**/assets/entry-client*.js");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Open menu" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Navigation menu" })).toBeVisible();
});

requestTest("every page keeps its scripts in the template alone", async ({ request }) => {
  for (const { url } of pageAddresses) {
    const html = await (await request.get(url)).text();
    const outside = html.replace(/<template id="?scripts"?>[\s\S]*?<\/template>/, "");
    expect(outside.length, url).toBeLessThan(html.length);
    expect(outside, url).not.toMatch(/<script[^>]*\bsrc=|modulepreload/);
  }
});
