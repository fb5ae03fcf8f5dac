import type { Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumPath } from "./browser/chromium.ts";
import { villaPath } from "./support/addresses.ts";
import { afterFrames, visit } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { launchOptions } from "./support/test-build.ts";

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

// scrollbars that take room, which Playwright hides, and pages that the browser darkens unless they refuse it
const darkened = "--blink-settings=forceDarkModeEnabled=true";
test.use({
  colorScheme: "dark",
  launchOptions: {
    ...launchOptions(chromiumPath(), darkened),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

/** The darkest and the lightest grey, from 0 to 255, in a part of the window. */
async function greys(page: Page, x: number, y: number, width: number, height: number) {
  const clip = { x, y, width, height };
  const image = sharp(await page.screenshot({ clip, animations: "disabled" })).greyscale();
  const { channels } = await image.stats();
  return channels[0];
}

test("behind a dialog the page stays where it is, and the scrollbar's place and the room below a short page are as dark", async ({
  page,
}) => {
  // status 404 would be a message on the console; later the service worker would answer with it
  await page.route("/404", async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  );
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto("/404");
  await openPreferences(page);
  const footer = await page.locator("footer").boundingBox();
  const end = (footer?.y ?? 0) + (footer?.height ?? 0);
  expect(end).toBeLessThan(2200);
  // the colour of the scrollbar's place would be 40 there
  expect((await greys(page, 0, end + 20, 40, 2380 - end))?.min).toBeGreaterThan(90);

  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto("/privacy-policy");
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(room).toBeGreaterThan(10);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  await openPreferences(page);
  const moved = ((await heading.boundingBox())?.x ?? 0) - (before?.x ?? 0);
  expect(Math.abs(moved)).toBeLessThan(2);
  // the veil makes the page's 244 a 100
  expect((await greys(page, 1280 - 3 * room, 0, 3 * room, 844))?.max).toBeLessThan(110);
});

test("a photograph that was open leaves the page where it was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, villaPath);
  const place = () => page.evaluate(() => scrollY);
  const photograph = page.locator('[data-photo-set="pool"] [aria-current="true"] button');
  await photograph.scrollIntoViewIfNeeded();
  const before = await place();
  await photograph.click();
  await expect(page.getByRole("dialog").locator("img").first()).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await afterFrames(page, 3);
  expect(await place()).toBe(before);
});

test("a browser that darkens pages leaves the site's colours and photographs as they are", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  const margin = () => greys(page, 0, 300, 20, 200);
  expect((await margin())?.min).toBeGreaterThan(235);
  // it darkens what does not refuse
  await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "light"));
  expect((await margin())?.max).toBeLessThan(60);
});
