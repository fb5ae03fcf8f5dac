import type { Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumPath } from "./browser/chromium.ts";
import { expect, test } from "./support/test.ts";
import { launchOptions } from "./support/test-build.ts";

// scrollbars that take room, which Playwright hides
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: { ...launchOptions(chromiumPath()), ignoreDefaultArgs: ["--hide-scrollbars"] },
});

/** The lightest grey, from 0 to 255, in a strip at the right edge of the window. */
async function lightest(page: Page, width: number): Promise<number> {
  const clip = { x: 1280 - width, y: 0, width, height: 800 };
  const { channels } = await sharp(await page.screenshot({ clip, animations: "disabled" }))
    .greyscale()
    .stats();
  return channels[0]?.max ?? 255;
}

test("behind a dialog the page stays where it is, and the scrollbar's place is as dark", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(room).toBeGreaterThan(10);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  await page.locator("footer").getByRole("button", { name: "Cookie preferences" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const after = await heading.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
  // the veil makes the page's 244 a 100
  expect(await lightest(page, room)).toBeLessThan(110);
  expect(await lightest(page, room * 3)).toBeLessThan(110);
});

test("behind a dialog a page shorter than the window is as dark below its end as above", async ({
  page,
}) => {
  const height = 2400;
  await page.setViewportSize({ width: 1280, height });
  // status 404 would be a message on the console
  await page.route("/404", async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  );
  await page.goto("/404");
  const footer = page.locator("footer");
  await footer.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const end = await footer.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(end).toBeLessThan(height - 200);
  const clip = { x: 0, y: end + 20, width: 40, height: height - end - 20 };
  const { channels } = await sharp(await page.screenshot({ clip, animations: "disabled" }))
    .greyscale()
    .stats();
  // the page's 244 under the veil; the colour of the scrollbar's place would be 40 there
  expect(channels[0]?.min).toBeGreaterThan(90);
});
