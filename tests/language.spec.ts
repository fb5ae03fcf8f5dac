import type { Page } from "@playwright/test";
import { isHydrated, rest } from "./support/page.ts";
import { testBuild } from "./support/test-build.ts";
import { country, hangInBody, heldCountry } from "./support/third-parties.ts";
import {
  banner,
  blockStorage,
  chooseLanguage,
  expect,
  follow,
  open,
  settle,
  store,
  test,
} from "./support/visitor.ts";

const savedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("userLocale"));

async function expectPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const lang = address.startsWith("/it") ? "it" : "en";
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
}

/** Marks the document, which a page load would replace. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSame" in window);
const placeIn = (page: Page) =>
  page.evaluate(() => ({ scrolled: scrollY, entries: history.length }));

test("at an address without /it a visitor with saved Italian sees the Italian page and no English first, and Back does not stop there", async ({
  page,
  context,
}) => {
  await store(page, { userLocale: "it" });
  await open(page, "/it/contatti");
  const painted: string[] = [];
  await context.exposeBinding("painted", (_source, path: string) => painted.push(path));
  await context.addInitScript(() => {
    const report = Object(window).painted;
    const paints = new PerformanceObserver(() => report(location.pathname));
    paints.observe({ type: "paint", buffered: true });
  });
  const before = await page.evaluate(() => history.length);
  await context.route("**/it/about*", async (route) => {
    // long enough for the English page to be painted, if it were shown
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto("/about?from=letter#space", { waitUntil: "commit" });
  await page.waitForURL("**/it/about?from=letter#space");
  await expectPage(page, "/it/about?from=letter#space");
  await expect.poll(() => painted).toContain("/it/about");
  expect(painted).not.toContain("/about");
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expectPage(page, "/it/contatti");
});

test("if the Italian page never loads, the English one is shown after some seconds", async ({
  page,
  context,
  consoleMessages,
}) => {
  await store(page, { userLocale: "it" });
  await context.route("**/it/about", (route) => route.fulfill({ status: 204 }));
  await page.goto("/about", { waitUntil: "commit" });
  const hidden = () => page.evaluate(() => document.documentElement.hidden);
  expect(await hidden()).toBe(true);
  await expect.poll(hidden).toBe(false);
  // the browser wonders about what a hidden page does not use
  consoleMessages.length = 0;
});

test("with storage blocked both languages work, a choice keeps the lookup from changing the page, and an answer to the banner holds for the visit", async ({
  page,
  context,
  lookup,
}) => {
  const late = heldCountry("IT");
  lookup.answerWith(late.answer);
  await blockStorage(context);
  await open(page, "/about");
  await expect.poll(() => lookup.requests.length).toBe(1);
  await chooseLanguage(page, "it");
  await expectPage(page, "/it/about");
  await chooseLanguage(page, "en");
  late.release();
  await banner(page).getByRole("button", { name: "Decline all" }).click();
  await page.locator('footer a[href="/privacy-policy"]').click();
  await expectPage(page, "/privacy-policy");
  await expect(banner(page)).toBeHidden();
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(page.getByRole("switch", { checked: false })).toHaveCount(2);
  // what cannot be stored is accepted all the same
  await page.getByRole("switch").first().check();
  await page.getByRole("button", { name: "Save" }).click();
  await settle(page);
});

test("choosing a language saves it first, then changes address, texts, lang and title in place, and no other tab", async ({
  page,
  context,
}) => {
  await store(page, { userLocale: "it" });
  const other = await context.newPage();
  await open(other, "/it/contatti");
  await open(page, "/it/about");
  const italianTitle = await page.title();
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await expect(page.locator("header[data-away]")).toHaveCount(1);
  // the bar comes back when one scrolls up
  await page.mouse.wheel(0, -100);
  await expect(page.locator("header[data-away]")).toHaveCount(0);
  await rest(page.locator("header"));
  await markDocument(page);
  const before = await placeIn(page);
  expect(before.scrolled).toBeGreaterThan(500);
  await chooseLanguage(page, "en");
  await expectPage(page, "/about");
  await expect(page).not.toHaveTitle(italianTitle);
  expect(await savedLanguage(page)).toBe("en");
  expect(await isSameDocument(page)).toBe(true);
  expect(await placeIn(page)).toEqual(before);
  // the focus that the mouse has left in the bar does not hold it
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 300);
  await expect(page.locator("header[data-away]")).toHaveCount(1);

  await settle(other);
  await expectPage(other, "/it/contatti");
  await other.getByRole("banner").getByRole("link", { name: "Ospitalità" }).click();
  await expectPage(other, "/it/about");
  // an Italian address is Italian whatever is saved, and saves nothing
  await open(other, "/it/about");
  await expectPage(other, "/it/about");
  expect(await savedLanguage(other)).toBe("en");
  // English stays chosen, also at an address without a language
  await page.reload();
  await expectPage(page, "/about");
});

test("Back after a switch to Italian stays in Italian, where the page was left, and Forward too", async ({
  page,
}) => {
  await store(page, { userLocale: "en" });
  await open(page, "/villa-ulia");
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => scrollTo(0, 900));
  // a click of the mouse would scroll to the link first
  await page.locator('footer a[href="/note-legali"]').dispatchEvent("click");
  await expect(page.locator("html")).toHaveAttribute("data-path", "/note-legali");
  await page.evaluate(() => scrollTo(0, 0));
  await chooseLanguage(page, "it");
  await expectPage(page, "/it/note-legali");
  await page.goBack();
  await expectPage(page, "/it/villa-ulia");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/La\svilla/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  await page.goForward();
  await expectPage(page, "/it/note-legali");
});

test("a language chosen before the scripts have loaded counts, and a page whose script cannot be fetched is shown as without JavaScript", async ({
  page,
  context,
}) => {
  await store(page, { userLocale: "it" });
  await context.route("**/assets/*.js", () => {});
  await page.goto("/it/about", { waitUntil: "commit" });
  await chooseLanguage(page, "en");
  await expectPage(page, "/about");
  expect(await savedLanguage(page)).toBe("en");
  await context.unroute("**/assets/*.js");
  await context.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/about");
  await expect(page.locator("html")).not.toHaveClass(/\bjs\b/);
});

test("an Italian address saves and asks nothing; at another one a first visitor elsewhere stays in English, which is saved, and the lookup comes once, after the page, without cookie, referrer and query", async ({
  page,
  context,
  lookup,
}) => {
  const url = testBuild.env.VITE_GEO_URL;
  await context.addCookies([{ name: "known", value: "1", url }]);
  await open(page, "/it/about");
  await settle(page);
  expect(lookup.requests).toEqual([]);
  expect(await savedLanguage(page)).toBeNull();
  await open(page, "/about");
  await expect.poll(() => savedLanguage(page)).toBe("en");
  await expectPage(page, "/about");
  const isEarly = await page.evaluate((address) => {
    const [question] = performance.getEntriesByName(address);
    const [load] = performance.getEntriesByType("navigation");
    return (question?.startTime ?? 0) < (load?.toJSON().domInteractive ?? 0);
  }, url);
  expect(isEarly).toBe(false);
  await page.reload();
  await settle(page);
  expect(lookup.requests).toHaveLength(1);
  const [asked] = lookup.requests;
  expect([asked?.method, asked?.url]).toEqual(["GET", "/"]);
  expect(asked?.headers).not.toHaveProperty("cookie");
  expect(asked?.headers).not.toHaveProperty("referer");
});

test("when the lookup fails the page stays English with one message, nothing is saved, and the next visit asks again", async ({
  page,
  lookup,
  consoleMessages,
}) => {
  await page.clock.install();
  lookup.answerWith(hangInBody);
  const logged = page.waitForEvent(
    "console",
    (message) => message.type() === "error" && message.args().length > 1,
  );
  await open(page, "/about");
  await expect.poll(() => lookup.requests.length).toBe(1);
  await page.clock.fastForward(3000);
  const [message, error] = (await logged).args();
  expect(await message?.jsonValue()).toBe("Error fetching user location");
  expect(await error?.evaluate((value) => value instanceof Error)).toBe(true);
  expect(await savedLanguage(page)).toBeNull();
  await expectPage(page, "/about");
  expect(consoleMessages.splice(0)).toHaveLength(1);
  lookup.answerWith(country("IT"));
  await page.reload();
  await expectPage(page, "/it/about");
});

const followLink = (page: Page) => follow(page, "/interni");

async function followAndScroll(page: Page): Promise<void> {
  await followLink(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
}

for (const [what, act, lang, address] of [
  [
    "changes the page in place, where it was scrolled to",
    (page: Page) => page.evaluate(() => scrollTo(0, 700)),
    "it",
    "/it/about?from=letter#space",
  ],
  [
    "changes nothing after a choice in another tab",
    (page: Page) => page.evaluate(() => localStorage.setItem("userLocale", "en")),
    "en",
    "/about?from=letter#space",
  ],
  ["after a link changes a page on which nothing was done", followLink, "it", "/it/interni"],
  ["after a link leaves a page in use, the next is Italian", followAndScroll, "it", "/interni"],
] as const) {
  test(`at a first visit the answer Italy ${what}`, async ({ page, lookup }) => {
    const held = heldCountry("IT");
    lookup.answerWith(held.answer);
    await open(page, "/about?from=letter#space");
    await expect.poll(() => lookup.requests.length).toBe(1);
    await markDocument(page);
    await act(page);
    await settle(page);
    const before = await placeIn(page);
    held.release();
    await expect.poll(() => savedLanguage(page)).toBe(lang);
    await settle(page);
    await expectPage(page, address);
    expect(await isSameDocument(page)).toBe(true);
    expect(await placeIn(page)).toEqual(before);
    await page.locator('header nav a[href$="/contatti"]').press("Enter");
    await expectPage(page, lang === "it" ? "/it/contatti" : "/contatti");
  });
}

test.describe(() => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });

  test("the country of a crawler is not looked up", async ({ page, lookup }) => {
    await open(page, "/about");
    await settle(page);
    expect(lookup.requests).toEqual([]);
  });
});
