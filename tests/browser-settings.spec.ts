import sharp from "sharp";
import { chromiumPath } from "./browser/programs.ts";
import { villaPath } from "./support/addresses.ts";
import { afterFrames, visit } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { launchOptions } from "./support/test-build.ts";

// scrollbars that take room, which Playwright hides, and pages that the browser darkens unless they refuse it
test.use({
  colorScheme: "dark",
  launchOptions: {
    ...launchOptions(chromiumPath(), "--blink-settings=forceDarkModeEnabled=true"),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

test("a photograph that was open leaves the page where it was, beside a scrollbar that takes room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, villaPath);
  const place = () => page.evaluate(() => [scrollY, document.body.offsetWidth]);
  const photograph = page.locator('[data-photo-set="pool"] [aria-current="true"] button');
  await photograph.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before[1]).toBeLessThan(390);
  await photograph.click();
  await expect(page.locator('dialog [aria-current="true"] img')).toBeInViewport();
  expect(await page.evaluate(() => document.body.offsetWidth)).toBe(before[1]);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await afterFrames(page, 3);
  expect(await place()).toEqual(before);
});

test("a browser that darkens pages leaves the site's colours as they are", async ({ page }) => {
  await page.goto("/privacy-policy");
  const margin = async () => {
    const clip = { x: 0, y: 300, width: 20, height: 200 };
    const { channels } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .stats();
    return channels[0]?.mean;
  };
  expect(await margin()).toBeGreaterThan(235);
  await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "light"));
  expect(await margin()).toBeLessThan(60);
});
