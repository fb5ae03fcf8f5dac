import type { BrowserContext, Page } from "@playwright/test";
import { heldCountry } from "./support/lookup-server.ts";
import {
  blockStorage,
  chooseLanguage,
  expect,
  fillStorage,
  open,
  settle,
  store,
  test,
} from "./support/visitor.ts";

const savedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("userLocale"));
const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Collects the addresses at which anything was painted. */
async function watchPaints(context: BrowserContext): Promise<string[]> {
  const painted: string[] = [];
  await context.exposeBinding("painted", (_source, path: string) => painted.push(path));
  await context.addInitScript(() => {
    const report = Object(window).painted;
    new PerformanceObserver(() => report(location.pathname)).observe({
      type: "paint",
      buffered: true,
    });
  });
  return painted;
}

test("at an address without /it a visitor with saved Italian sees the Italian page, and no English first", async ({
  page,
  context,
}) => {
  await store(page, { userLocale: "it" });
  const painted = await watchPaints(context);
  const before = await page.evaluate(() => history.length);
  await context.route("**/it/about*", async (route) => {
    // long enough for the English page to be painted, if it were shown
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto("/about?from=letter#space", { waitUntil: "commit" });
  await page.waitForURL("**/it/about?from=letter#space");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect.poll(() => painted).toContain("/it/about");
  expect(painted).not.toContain("/about");
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test("Back from the Italian page does not stop at the address without /it", async ({ page }) => {
  await store(page, { userLocale: "it" });
  await open(page, "/it/contatti");
  await page.goto("/about");
  await page.waitForURL("**/it/about");
  await page.goBack();
  await expect(page).toHaveURL(/\/it\/contatti$/);
});

test("an Italian address is Italian whatever is saved, and saves nothing", async ({ page }) => {
  await store(page, { userLocale: "en" });
  await open(page, "/it/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  expect(await savedLanguage(page)).toBe("en");
});

test("on an Italian address the country is not looked up", async ({ page, lookup }) => {
  await open(page, "/it");
  await settle(page);
  expect(lookup.requests).toEqual([]);
  expect(await savedLanguage(page)).toBeNull();
});

test("an unknown address without /it shows the English 404 page, and the country is not looked up", async ({
  page,
  lookup,
}) => {
  await store(page, { userLocale: "it" });
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await settle(page);
  expect(pathOf(page)).toBe("/no-such-page");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await settle(page);
  expect(lookup.requests).toEqual([]);
});

const junk = {
  "a language with a region": "it-IT",
  "capital letters": "IT",
  "a list": "[]",
  "a language in JSON": '"it"',
  nothing: "",
  "a megabyte": "i".repeat(1_000_000),
  markup: '"><img src=x onerror=document.title="broken">',
};

test("an invalid saved language is ignored", async ({ page, lookup, consoleMessages }) => {
  for (const [name, value] of Object.entries(junk)) {
    await test.step(name, async () => {
      lookup.requests.length = 0;
      await store(page, { userLocale: value });
      await open(page, "/about");
      await expect(page.locator("html"), name).toHaveAttribute("lang", "en");
      await expect.poll(() => savedLanguage(page), name).toBe("en");
      expect(lookup.requests, name).toHaveLength(1);
      expect(pathOf(page), name).toBe("/about");
      expect(await page.title(), name).not.toContain("broken");
    });
  }
  expect(consoleMessages).toEqual([]);
});

test("with storage blocked both languages work and nothing throws", async ({
  page,
  context,
  consoleMessages,
}) => {
  await blockStorage(context);
  await open(page, "/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await chooseLanguage(page, "it");
  await expect(page).toHaveURL(/\/it\/about$/);
  await chooseLanguage(page, "en");
  await expect(page).toHaveURL(/[^t]\/about$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(consoleMessages).toEqual([]);
});

test("with storage blocked a choice still keeps the lookup from changing the page", async ({
  page,
  context,
  lookup,
}) => {
  const late = heldCountry("IT");
  lookup.answerWith(late.answer);
  await blockStorage(context);
  await open(page, "/about");
  await expect.poll(() => lookup.requests.length).toBe(1);
  await chooseLanguage(page, "en");
  late.release();
  await settle(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("with storage full both languages work and nothing throws", async ({
  page,
  consoleMessages,
}) => {
  await store(page, {});
  await fillStorage(page);
  await open(page, "/about");
  await chooseLanguage(page, "it");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  expect(consoleMessages).toEqual([]);
});

test("choosing a language saves it first, then changes address, texts, lang and title in place", async ({
  page,
}) => {
  await store(page, { userLocale: "it" });
  await open(page, "/it/about");
  const italianTitle = await page.title();
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await expect(page.locator("header[data-away]")).toHaveCount(1);
  // the bar comes back when one scrolls up
  await page.mouse.wheel(0, -100);
  await expect(page.locator("header[data-away]")).toHaveCount(0);
  await page
    .locator("header")
    .evaluate((bar) => Promise.all(bar.getAnimations().map(({ finished }) => finished)));
  await page.locator("header details > summary").click();
  const before = await page.evaluate(() => {
    Object(window).sameDocument = true;
    return { scrolled: scrollY, entries: history.length };
  });
  expect(before.scrolled).toBeGreaterThan(500);
  await page.locator('header details a[hreflang="en"]').click();
  await expect(page).toHaveURL(/[^t]\/about$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).not.toHaveTitle(italianTitle);
  expect(await savedLanguage(page)).toBe("en");
  expect(await page.evaluate(() => Object(window).sameDocument)).toBe(true);
  const after = await page.evaluate(() => ({ scrolled: scrollY, entries: history.length }));
  expect(after).toEqual(before);
});

test("going back after a switch to Italian stays in Italian", async ({ page }) => {
  await store(page, { userLocale: "en" });
  await open(page, "/contatti");
  await page.locator('header nav a[href="/about"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
  await chooseLanguage(page, "it");
  await expect(page).toHaveURL(/\/it\/about$/);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-page", "contatti");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page).toHaveURL(/\/it\/contatti$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/it\/about$/);
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
});

test("a visitor who chooses English on the Italian home page stays on the English one, also after a reload", async ({
  page,
}) => {
  await store(page, { userLocale: "it" });
  await open(page, "/it");
  await chooseLanguage(page, "en");
  await expect.poll(() => pathOf(page)).toBe("/");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(pathOf(page)).toBe("/");
});

test("a language chosen before the scripts have loaded counts", async ({ page, context }) => {
  await store(page, { userLocale: "it" });
  await context.route("**/assets/*.js", () => {});
  await page.goto("/it/about", { waitUntil: "commit" });
  await chooseLanguage(page, "en");
  await expect.poll(() => pathOf(page)).toBe("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await savedLanguage(page)).toBe("en");
});

test("opening the other language in a new tab counts as a choice there", async ({
  page,
  context,
}) => {
  await store(page, { userLocale: "it" });
  await open(page, "/it/about");
  await page.locator("header details > summary").click();
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.locator('header details a[hreflang="en"]').click({ modifiers: ["Control"] }),
  ]);
  await expect(tab.locator("html")).toHaveAttribute("lang", "en");
  expect(pathOf(tab)).toBe("/about");
});

test("choosing a language changes no other open tab", async ({ page, context }) => {
  await store(page, { userLocale: "en" });
  await open(page, "/about");
  const other = await context.newPage();
  await open(other, "/contatti");
  await chooseLanguage(page, "it");
  await expect(page).toHaveURL(/\/it\/about$/);
  await settle(other);
  expect(pathOf(other)).toBe("/contatti");
  await expect(other.locator("html")).toHaveAttribute("lang", "en");
});

test("without the Navigation API a choice of language works all the same", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Object.defineProperty(window, "navigation", { value: null }));
  await store(page, { userLocale: "it" });
  await open(page, "/it/about");
  await chooseLanguage(page, "en");
  await expect(page).toHaveURL(/[^t]\/about$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await savedLanguage(page)).toBe("en");
});

test("links stay in the language of the page", async ({ page }) => {
  await open(page, "/it");
  const hrefs = await page
    .locator("header nav a, footer nav a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const pages = hrefs.filter((href) => !href.startsWith("/pdf/"));
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.filter((href) => !/^\/it(\/|$)/.test(href))).toEqual([]);
});

test("if the Italian page never loads, the English one is shown after some seconds", async ({
  page,
  context,
}) => {
  await store(page, { userLocale: "it" });
  await context.route("**/it/about", (route) => route.fulfill({ status: 204 }));
  await page.goto("/about", { waitUntil: "commit" });
  const hidden = () => page.evaluate(() => document.documentElement.hidden);
  expect(await hidden()).toBe(true);
  await expect.poll(hidden, { timeout: 7000 }).toBe(false);
});

test("a page whose script cannot be fetched is shown as without JavaScript", async ({
  page,
  context,
}) => {
  await context.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/about");
  await expect(page.locator("html")).not.toHaveClass(/\bjs\b/);
});
