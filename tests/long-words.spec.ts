import { type Page, test as plain } from "@playwright/test";
import type { Lang } from "../src/site/site-map/languages.ts";
import { sitePages } from "../src/site/site-map/pages.ts";
import { langs, localized, villaPath } from "./support/addresses.ts";
import { type BuiltHouse, buildHouse } from "./support/built-house.ts";
import { textFaults } from "./support/checks.ts";
import { longHouse, shortHouse } from "./support/houses.ts";
import { afterFrames } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const widths = [320, 360, 390, 768, 992, 1440];
const paths = (lang: Lang) =>
  sitePages(villaPath.slice(1)).map(({ path }) => localized(path, lang));

/** Looks at a page at every width; it is loaded once, as a guest turns a tablet. */
async function faultsOf(page: Page, url: string): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await afterFrames(page, 2);
    const faults = await page.evaluate(textFaults);
    found.push(...faults.map((fault) => `${new URL(url).pathname} at ${width} px: ${fault}`));
  }
  return found;
}

const houses = [
  ["every text a third longer, titles of 60 letters, a name of 40", longHouse],
  ["every text half as long, a name of three letters", shortHouse],
] as const;

for (const [description, change] of houses) {
  test.describe(description, () => {
    // one build for all widths
    plain.describe.configure({ mode: "default" });
    let house: BuiltHouse;
    test.beforeAll(async () => {
      plain.setTimeout(240_000);
      house = await buildHouse(change);
    });
    test.afterAll(() => house[Symbol.asyncDispose]());

    for (const lang of langs) {
      test(`${lang}: from 320 to 1440 px no text is cut off, over another or out of the window`, async ({
        page,
      }) => {
        const found: string[] = [];
        for (const path of paths(lang)) found.push(...(await faultsOf(page, house.url + path)));
        expect(found).toEqual([]);
      });
    }

    test("on a phone of 320 px the menu opens and holds its words", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`${house.url}/it/about`);
      await page.getByRole("banner").getByRole("button").click();
      const menu = page.getByRole("dialog");
      await expect(menu).toBeVisible();
      await expect
        .poll(() => menu.evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBe(0);
      expect(
        await menu.evaluate((element) => {
          return [...element.querySelectorAll("a > span")].filter(
            (word) => word.getBoundingClientRect().right > innerWidth,
          ).length;
        }),
      ).toBe(0);
    });
  });
}
