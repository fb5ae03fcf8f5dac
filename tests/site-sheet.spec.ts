import type { Page } from "@playwright/test";
import { pageAddresses } from "./support/addresses.ts";
import { holdArrivals } from "./support/carousel.ts";
import { isHydrated } from "./support/hydrated.ts";
import { expect, open, settle, test } from "./support/visitor.ts";

const sheet = /\/assets\/site-[^/]+\.css$/;
const lateSheet = /\/assets\/late-[^/]+\.css$/;

/** Links to the complete style sheet. */
const sheetLink = 'link[rel=stylesheet][href*="/site-"]';

function countSheets(page: Page): { count: number } {
  const fetched = { count: 0 };
  page.on("request", (request) => {
    if (sheet.test(request.url())) fetched.count += 1;
  });
  return fetched;
}

/** The computed styles of every element and of its `::before` and `::after`. */
async function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*:not(script, template)")].flatMap((element) =>
      ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // no box, nothing to draw
        const text = pseudo && style.content === "none" ? "" : style.cssText;
        return `${element.tagName}.${element.className}${pseudo} ${text}`;
      }),
    ),
  );
}

for (const { url } of pageAddresses.filter(({ lang }) => lang === "en")) {
  test(`${url} looks the same with its own rules and with the complete style sheet, at 390 px and at 1440 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // a growing carousel would change between the two comparisons
    await holdArrivals(page);
    await open(page, url);
    await settle(page);
    const href = await page.locator("style[data-sheet]").getAttribute("data-sheet");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // content that fades in is compared in its final state
      await settle(page);
      const before = await looks(page);
      const sheetTag = await page.addStyleTag({ url: href ?? "" });
      const after = await looks(page);
      await sheetTag.evaluate((tag) => Object(tag).remove());
      expect(after.length, `at ${width} px`).toBe(before.length);
      const changed = after.filter((look, index) => look !== before[index]);
      expect(changed, `at ${width} px`).toEqual([]);
    }
  });
}

test("the complete style sheet is fetched once, with the first page that needs it", async ({
  page,
}) => {
  const fetched = countSheets(page);
  await open(page, "/about");
  await page.waitForFunction(isHydrated);
  await page.mouse.wheel(0, 200);
  await settle(page);
  expect(fetched.count).toBe(0);
  await page.getByRole("navigation").first().getByRole("link", { name: "Contacts" }).click();
  await expect(page).toHaveURL("/contatti");
  await expect(page.locator(sheetLink)).toHaveCount(1);
  expect(fetched.count).toBe(1);
});

test("if the complete style sheet fails to load, a link falls back to a page load with the page's own rules", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await page.waitForFunction(isHydrated);
  await context.route(sheet, (route) => route.fulfill({ status: 404 }));
  const loaded = page.waitForEvent("load");
  await page.getByRole("navigation").first().getByRole("link", { name: "Contacts" }).click();
  await loaded;
  await expect(page).toHaveURL("/contatti");
  await expect(page.locator("html")).toHaveAttribute("data-page", "contatti");
  await expect(page.locator(sheetLink)).toHaveCount(0);
});

test("the menu waits for its styles; if they fail a notice says so, and a second press tries again", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await page.waitForFunction(isHydrated);
  await context.route(sheet, (route) => route.abort());
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  await expect(page.locator("[data-failure]")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Navigation menu" })).toBeHidden();
  await context.unroute(sheet);
  await button.click();
  await expect(page.getByRole("dialog", { name: "Navigation menu" })).toBeVisible();
});

test("the cookie banner waits for its rules", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(lateSheet, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/about", { waitUntil: "commit" });
  // the application has started, and requests them
  await expect(page.locator('head link[href*="/late-"]:not([media])')).toHaveCount(1);
  const banner = page.getByRole("region", { name: "Request for consent to cookies" });
  await expect(banner).toHaveCount(0);
  held.resolve();
  await expect(banner).toBeVisible();
  expect(await banner.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
});

test("without scripts a page is printed by its rules for print", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL("/villa-ulia", test.info().project.use.baseURL).href);
  const ending = page.locator("[data-ending]");
  await expect(ending).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(ending).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await context.close();
});

test("a page without its late rules reloads once, and then stays readable and says so", async ({
  page,
}) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.route(lateSheet, (route) => route.fulfill({ status: 404 }));
  await page.goto("/about");
  await expect(page.locator("[data-failure]")).toBeVisible();
  expect(loads).toBe(2);
  await expect(page.locator("h1")).toBeVisible();
});

test("the names of classes are short in documents, scripts and styles", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (/\.(js|css)$/.test(response.url())) scripts.push(await response.text());
  });
  await open(page, "/");
  await page.waitForFunction(isHydrated);
  expect(scripts.length).toBeGreaterThan(1);
  expect(await page.content()).not.toMatch(/-module-/);
  expect(scripts.join("\n")).not.toMatch(/-module-/);
});

test("every container that a rule asks for exists", async ({ page }) => {
  await page.goto("/");
  const href = await page.locator("style[data-sheet]").getAttribute("data-sheet");
  const rules = await (await page.request.get(href ?? "")).text();
  const names = (pattern: RegExp) => new Set([...rules.matchAll(pattern)].map(([, name]) => name));
  const asked = names(/@container ([\w-]+)/g);
  expect(asked.size).toBeGreaterThan(3);
  const there = names(/container:([\w-]+)/g);
  expect([...asked].filter((name) => !there.has(name))).toEqual([]);
});
