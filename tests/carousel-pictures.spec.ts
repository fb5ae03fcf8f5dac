import type { Page } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import { active, carousel, next, openCarousel, previous, settle } from "./support/carousel.ts";
import { rest, shiftWhileScrolling } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Numbers of the photographs of a set that the page has asked for. */
function watchPhotos(page: Page, set: string): Set<number> {
  const seen = new Set<number>();
  page.on("request", (request) => {
    const found = new RegExp(`/photos/${set}-(\\d+)[.-]`).exec(request.url());
    if (found) seen.add(Number(found[1]) - 1);
  });
  return seen;
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test("on a phone the pictures that will be in sight are fetched a window ahead, those next to them in the window", async ({
    page,
  }) => {
    const asked = watchPhotos(page, "apartment-3");
    await page.goto("/interni");
    const root = carousel(page, "apartment-3");
    // half a window below the window
    await root.evaluate((element) => {
      const top = element.getBoundingClientRect().top + scrollY - innerHeight * 1.5;
      scrollTo({ top, behavior: "instant" });
    });
    // the hero and the links to the apartments show 1 and 0
    const ofCarousel = () =>
      [...asked].filter((index) => index > 1).sort((one, other) => one - other);
    await expect.poll(ofCarousel).toEqual([10, 11, 12]);
    // nothing more while the page stands still
    await page.waitForLoadState("networkidle");
    expect(ofCarousel()).toEqual([10, 11, 12]);
    await settle(root);
    await root.scrollIntoViewIfNeeded();
    await expect.poll(ofCarousel).toEqual([9, 10, 11, 12, 13]);
    await next(root).click();
    await rest(root);
    await expect.poll(() => asked.has(14)).toBe(true);
    expect(asked.has(15)).toBe(false);
    expect(asked.has(8)).toBe(false);
  });

  test("on a phone a slide that comes into sight has its picture already", async ({ page }) => {
    const root = await openCarousel(page);
    for (const slide of [7, 8, 9]) {
      const picture = root.locator(`[data-slide="${slide + 1}"] img`);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0))
        .toBe(true);
      await next(root).click();
      await rest(root);
    }
  });

  test("on a phone a slide asks for a picture of its own width", async ({ page }) => {
    const root = await openCarousel(page);
    for (const slide of [5, 6, 7]) {
      const picture = root.locator(`[data-slide="${slide}"] img`);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
        .toBe(true);
      const [drawn, file] = await picture.evaluate((image: HTMLImageElement) => [
        image.clientWidth * devicePixelRatio,
        Number(/-(\d+)\.avif/.exec(image.currentSrc)?.[1]),
      ]);
      // the smallest of the widths that is large enough
      expect(file).toBeGreaterThanOrEqual((drawn ?? 0) - 1);
      expect(file).toBeLessThanOrEqual((drawn ?? 0) * 1.6);
    }
  });
});

test("a picture that fails keeps its place and its text", async ({ page }) => {
  await page.route(/\/photos\/villa-0[78][.-]/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  // the browser reports the missing files itself
  page.removeAllListeners("console");
  const root = await openCarousel(page);
  const slide = root.locator('[data-slide="6"]');
  const [other, failed] = [root.locator('[data-slide="5"]'), slide];
  expect((await failed.boundingBox())?.width).toBe((await other.boundingBox())?.width);
  const picture = failed.locator("img");
  expect(await picture.getAttribute("alt")).not.toBe("");
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  expect((await picture.boundingBox())?.width).toBe((await failed.boundingBox())?.width);
  await next(root).click();
  await expect.poll(() => active(root)).toBe(7);
  await rest(root);
  await previous(root).click();
  await expect.poll(() => active(root)).toBe(6);
});

test("scrolling a whole page shifts nothing", async ({ page }) => {
  for (const path of [villaPath, "/interni", "/experience"]) {
    await page.goto(path);
    expect(await shiftWhileScrolling(page)).toBeLessThan(0.001);
  }
});
