import { langs } from "../src/site/site-map/languages.ts";
import { pageAddresses, villaPath } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const lang of langs) {
  test(`${lang}: no page without JavaScript lacks a link, shows a dead control or hides anything`, async ({
    page,
  }) => {
    // ten pages in one visit
    test.setTimeout(180_000);
    for (const { url } of pageAddresses.filter((each) => each.lang === lang)) {
      await page.goto(url);
      const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
      await expect(links, url).toHaveCount(6);
      const heights = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().height),
      );
      expect(Math.min(...heights), url).toBeGreaterThanOrEqual(44);
      await expect(
        page.getByRole("button", { name: /menu|cookie|previous|next|preced|succ/i }),
        url,
      ).toHaveCount(0);
      await expect(page.locator(".is-below"), url).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, url).toBeLessThanOrEqual(390);
    }
  });
}

test("the six links stand in two rows at most", async ({ page }) => {
  await page.goto("/it");
  const tops = await page
    .getByRole("banner")
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBeLessThanOrEqual(2);
});

test("the footer says what is missing", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText(
    "Without JavaScript the photographs stand in a strip",
  );
});

test("the language list opens and leads to the other language", async ({ page }) => {
  await page.goto("/about");
  const list = page.getByRole("banner").locator("details");
  await list.locator("summary").click();
  await list.getByRole("link", { name: /Italiano/ }).click();
  await expect(page).toHaveURL("/it/about");
});

test("a carousel is a strip of all its pictures", async ({ page }) => {
  await page.goto(villaPath);
  const strip = page.locator("[data-photo-set=villa]");
  await expect(strip.locator("img")).toHaveCount(12);
});

test("a carousel that grows has its later pictures in the strip too", async ({ page }) => {
  await page.goto("/interni");
  await expect(page.locator("[data-photo-set='apartment-1'] img:visible")).toHaveCount(16);
});

test("a button changes under the pointer", async ({ page }) => {
  await page.goto("/about");
  const button = page.locator("[data-ending] a").first();
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await button.hover();
  await expect.poll(ground).not.toBe(before);
});
