import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Page, test as plain } from "@playwright/test";
import type { Lang } from "../src/site/site-map/languages.ts";
import { allPages, listedPages } from "../src/site/site-map/pages.ts";
import { langs, localized, villaPath } from "./support/addresses.ts";
import { type BuiltHouse, buildHouse } from "./support/built-house.ts";
import { textFaults } from "./support/checks.ts";
import type { ContentCopy } from "./support/content-copy.ts";
import { afterFrames } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const widths = [320, 390, 768, 1440];
const paths = (lang: Lang) =>
  listedPages(allPages(villaPath.slice(1))).map(({ path }) => localized(path, lang));

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

const filler = "ungsheitschaftlichkeitensverordnung";

const aThirdLonger = (word: string) =>
  word.length < 3 ? word : word + filler.slice(0, Math.ceil(word.length / 3));

/** Placeholders, addresses of links, code, names of cookies and e-mail stay as they are. */
const kept = /(\{(?:[^{}]|\{[^{}]*\})*\}|\]\([^)]*\)|`[^`]*`|\S*_\S*|\S+@\S+|https?:\S+)/;

function longer(text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 ? part : part.replace(/\p{L}+/gu, aThirdLonger)))
    .join("");
}

/** Keys whose values are not texts for readers: ids, and values read by code. */
const noTexts = /^(id|code|category|locale|decimalSeparator|url_amenitiz|languagesShort)$/;

/** In place; the key is that of the value, or of its list. */
// biome-ignore lint/suspicious/noExplicitAny: the owner's texts in whatever shape
function longerTree(tree: any, key = ""): any {
  if (noTexts.test(key)) return tree;
  if (typeof tree === "string") return longer(tree);
  for (const [name, value] of Object.entries(tree ?? {})) {
    tree[name] = longerTree(value, Array.isArray(tree) ? key : name);
  }
  return tree;
}

/** The longest title of a page, 60 letters, and one with a word as German has them. */
const longTitles = {
  several: "Sommerfrische in der Masseria mit Gartenwirtschaft am Wasser",
  one: "Donaudampfschifffahrtsgesellschaft",
};

/** A house whose every text is a third longer, whose titles have up to 60 letters, its name 40. */
async function longHouse(content: ContentCopy): Promise<void> {
  for (const lang of langs) {
    for (const file of await readdir(join(content.root, "content", lang))) {
      await content.edit(`${lang}/${file}`, (json) => longerTree(json));
    }
    await content.edit(`${lang}/villa.json`, (villa) => {
      villa.title = longTitles.several;
      villa.pool.title = longTitles.one;
    });
    for (const [page, title] of [
      ["contatti", longTitles.several],
      ["interni", longTitles.one],
      ["privacy-policy", longTitles.one],
    ] as const) {
      await content.edit(`${lang}/${page}.json`, (texts) => Object.assign(texts, { title }));
    }
    await content.edit(`${lang}/home.json`, ({ headings }) => {
      headings.villa.title = longTitles.several;
    });
  }
  await content.edit("facts.json", ({ villa, address, apartments, places, airports, legal }) => {
    villa.name = "Nuova Masseria Sant’Agostino dei Vigneti";
    for (const key of ["street", "city", "province", "region"]) address[key] = longer(address[key]);
    legal.court = longer(legal.court);
    for (const named of [...apartments, ...places]) named.name = longer(named.name);
    for (const airport of airports) airport.road = `${airport.road} ${longer("bis")}`;
  });
}

test.describe("every text a third longer, titles of 60 letters, a name of 40", () => {
  // one build for all widths
  plain.describe.configure({ mode: "default" });
  let house: BuiltHouse;
  test.beforeAll(async () => {
    plain.setTimeout(240_000);
    house = await buildHouse(longHouse);
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
