import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allPages, listedPages } from "../src/site/site-map/pages.ts";
import { colour, families } from "../tools/content/colours.ts";
import { addLanguage } from "../tools/owner/new-language/add-language.ts";
import { siteWords, villaPath } from "./support/addresses.ts";
import { type BuiltHouse, buildHouse } from "./support/built-house.ts";
import { checkPage, textFaults } from "./support/checks.ts";
import type { ContentCopy } from "./support/content-copy.ts";
import { fixture } from "./support/test-house.ts";
import { country } from "./support/third-parties.ts";
import { expect, store, test } from "./support/visitor.ts";

/** The other texts are the English ones. */
const german: Record<string, object> = {
  navbar: { contacts: "Kontakt", url_amenitiz: "/demo/booking-engine/de" },
  contatti: { title: "Kontakt und Anfahrt" },
};

const setting = { hidden: ["experience"], order: ["booking"] };

/** Only in English: the other languages show it too. */
const wellness = `---
title: Wellness
menu: Wellness
description: Sauna, bath and massages under the terrace.
lead: Warm water, and nothing to do.
picture: villa/02
---
The bath has room for {guests} guests. [Ask us](/contatti).

## The garden

![](villa/03)

- Warm
- **Deep**

![](experience)
`;

/** In colours of its own, whose contrast the check of every page measures. */
async function fourLanguages(content: ContentCopy): Promise<void> {
  await addLanguage(content.root, "de");
  await addLanguage(content.root, "fr");
  for (const [name, texts] of Object.entries(german)) {
    await content.edit(`de/${name}.json`, (json) => Object.assign(json, texts));
  }
  await content.edit("photos/villa/captions.json", (captions) => {
    captions[0].de = "Das weiße Haus über den Ölbäumen, von der Straße aus";
  });
  await content.write("pages/wellness/en.md", wellness);
  await content.edit("settings.json", (settings) => {
    settings.pages = setting;
  });
  await content.edit("facts.json", ({ seasons }) => {
    seasons.items[0].from.house = 1290;
  });
  await content.edit("settings.json", (settings) => {
    settings.colours = fixture("colours");
  });
}

test.describe.configure({ mode: "default" });
let house: BuiltHouse;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  house = await buildHouse(fourLanguages);
});
test.afterAll(() => house?.[Symbol.asyncDispose]());

const words = siteWords("de");
const pages = [...listedPages(allPages(villaPath.slice(1), setting)), { path: "/wellness" }];
const file = (path: string) => readFileSync(join(house.dist, path), "latin1");

test("every page in German is valid, accessible, and no wider than its window", async ({
  page,
}) => {
  test.setTimeout(300_000);
  for (const { path } of pages) {
    await checkPage(page, `${house.url}/de${path === "/" ? "" : path}`);
  }
});

test("no colour of the demo is in a file of a house with others", () => {
  const known = [...Object.keys(families).map(colour), ...Object.values(families).flat()];
  const text = globSync(["**/*.{html,css,js,json,svg,webmanifest}"], { cwd: house.dist })
    .map(file)
    .join("\n")
    .toLowerCase();
  expect(known.filter((each) => text.includes(each))).toEqual([]);
  expect(text).toContain(`name="theme-color" content="${fixture("colours").lime}"`);
});

test("the French words of the site have room on every page", async ({ page }) => {
  const found: string[] = [];
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of pages) {
      await page.goto(`${house.url}/fr${path === "/" ? "" : path}`);
      await page.evaluate(() => document.fonts.ready);
      const faults = await page.evaluate(textFaults);
      found.push(...faults.map((fault) => `${path} at ${width} px: ${fault}`));
    }
    if (width === 1440) continue;
    await page.getByRole("banner").getByRole("button").click();
    expect(await page.getByRole("dialog").evaluate((menu) => menu.scrollWidth)).toBe(width);
  }
  expect(found).toEqual([]);
});

test("a page names all languages in its head, and files beside the pages follow", async ({
  page,
}) => {
  await page.goto(`${house.url}/de/contatti`);
  const values = (selector: string, name: string) =>
    page
      .locator(selector)
      .evaluateAll((all, each) => all.map((tag) => tag.getAttribute(each)), name);
  expect(await values("link[rel=alternate]", "hreflang")).toEqual([
    "en",
    "it",
    "de",
    "fr",
    "x-default",
  ]);
  expect(await values("meta[property='og:locale']", "content")).toEqual(["de_DE"]);
  expect(await values("meta[property='og:locale:alternate']", "content")).toEqual([
    "en_GB",
    "it_IT",
    "fr_FR",
  ]);
  expect(await values("link[rel=manifest]", "href")).toEqual(["/de/site.webmanifest"]);
  const [card = ""] = await values("meta[property='og:image']", "content");
  expect(card).toMatch(/\/social\/contatti-de\.\w+\.jpg$/);
  expect(file("sitemap.xml").match(/<loc>[^<]*\/de[/<]/g)).toHaveLength(pages.length);
  expect(file("de/offline.html")).toContain(words.status.offline.title);
  expect(file("pdf/Condizioni_Commerciali.pdf")).toMatch(/\/Lang \(de\)/);
  const missing = await page.request.get(`${house.url}/de/no-such-page`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain(words.status.notFound.title);
});

test("a first visitor in Austria gets the German page, asked about cookies in German", async ({
  page,
  lookup,
}) => {
  lookup.answerWith(country("AT"));
  await page.goto(`${house.url}/contatti`);
  await expect(page).toHaveURL(`${house.url}/de/contatti`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakt und Anfahrt");
  await expect(page.getByText(words.consent.banner.decline)).toBeVisible();
});

test("German is chosen in the list, stays, and a neutral address leads to it", async ({ page }) => {
  await store(page, { userLocale: "en" });
  await page.goto(`${house.url}/about`);
  const list = page.getByRole("banner").locator("details");
  await list.locator("summary").click();
  await expect(list.getByRole("link")).toHaveText([
    "ItalianoIT",
    "DeutschDE",
    "FrançaisFR",
    "EnglishEN",
  ]);
  await list.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(`${house.url}/de/about`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("banner").getByRole("link", { name: "Kontakt" }).click();
  await expect(page).toHaveURL(`${house.url}/de/contatti`);
  await page.goto(`${house.url}/interni`);
  await expect(page).toHaveURL(`${house.url}/de/interni`);
});

test("prices, days and the booking engine are German", async ({ page }) => {
  await page.goto(`${house.url}/de/prenotazioni`);
  await expect(page.getByRole("table", { name: words.a11y.seasonsTable })).toContainText(
    "1.290\u00a0€",
  );
  await expect(page.locator("iframe")).toHaveAttribute("src", "/demo/booking-engine/de");
  await expect(page.frameLocator("iframe").locator("html")).toHaveAttribute("lang", "de");
});

test("the owner's own page is in the menu, and a page that is switched off nowhere", async ({
  page,
}) => {
  await page.goto(`${house.url}/de/about`);
  const menu = page.getByRole("banner").getByRole("navigation").getByRole("link");
  expect((await menu.allTextContents()).at(0)).toBe("Booking");
  await page.getByRole("banner").getByRole("link", { name: "Wellness" }).click();
  await expect(page).toHaveURL(`${house.url}/de/wellness`);
  await expect(page).toHaveTitle("Wellness – Villa Ulia");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wellness");
  await expect(page.locator("article img").first()).toHaveAttribute("alt", /\S/);
  await expect(page.getByRole("group", { name: "Wellness" })).toBeVisible();
  await page.locator("article").getByRole("link", { name: "Ask us" }).click();
  await expect(page).toHaveURL(`${house.url}/de/contatti`);
  const sitemap = file("sitemap.xml");
  expect(sitemap).toContain("/de/wellness<");
  expect(file("de/wellness.html")).toContain("The garden</h2>");
  for (const shown of [sitemap, file("index.html"), file("de/wellness.html")]) {
    expect(shown).not.toMatch(/\/experience["<]/);
  }
  expect((await page.request.get(`${house.url}/experience`)).status()).toBe(404);
});
