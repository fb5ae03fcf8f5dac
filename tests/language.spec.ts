import type { Page } from "@playwright/test";
import { isHydrated } from "./support/page.ts";
import { testBuild } from "./support/test-build.ts";
import { country, hangInBody, heldCountry, text } from "./support/third-parties.ts";
import {
  banner,
  blockStorage,
  chooseLanguage,
  expect,
  open,
  settle,
  store,
  test,
} from "./support/visitor.ts";

const savedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("userLocale"));

async function expectPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator("html")).toHaveAttribute(
    "lang",
    address.startsWith("/it") ? "it" : "en",
  );
}

/** Marks the document, which a page load would replace. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSame" in window);

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
    new PerformanceObserver(() => report(location.pathname)).observe({
      type: "paint",
      buffered: true,
    });
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

test("an Italian address is Italian whatever is saved, and saves and asks nothing", async ({
  page,
  lookup,
}) => {
  await open(page, "/it/about");
  await settle(page);
  expect(lookup.requests).toEqual([]);
  expect(await savedLanguage(page)).toBeNull();
  await store(page, { userLocale: "en" });
  await open(page, "/it/about");
  await expectPage(page, "/it/about");
  expect(await savedLanguage(page)).toBe("en");
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
  await page.locator("header").evaluate((bar) => {
    return Promise.all(bar.getAnimations().map(({ finished }) => finished));
  });
  await page.locator("header details > summary").click();
  await markDocument(page);
  const place = () => page.evaluate(() => ({ scrolled: scrollY, entries: history.length }));
  const before = await place();
  expect(before.scrolled).toBeGreaterThan(500);
  await page.locator('header details a[hreflang="en"]').click();
  await expectPage(page, "/about");
  await expect(page).not.toHaveTitle(italianTitle);
  expect(await savedLanguage(page)).toBe("en");
  expect(await isSameDocument(page)).toBe(true);
  expect(await place()).toEqual(before);
  // the focus that the mouse has left in the bar does not hold it
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 300);
  await expect(page.locator("header[data-away]")).toHaveCount(1);

  await settle(other);
  await expectPage(other, "/it/contatti");
  await other.getByRole("banner").getByRole("link", { name: "Ospitalità" }).click();
  await expectPage(other, "/it/about");
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
  const legalNotes = page.locator('footer a[href="/note-legali"]');
  await legalNotes.evaluate((link: HTMLElement) => link.click());
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

test("a first visitor in Italy is led to the Italian page in place, where it was scrolled to", async ({
  page,
  lookup,
}) => {
  const held = heldCountry("IT");
  lookup.answerWith(held.answer);
  await open(page, "/about?from=letter#space");
  await markDocument(page);
  const place = () => page.evaluate(() => ({ scrolled: scrollY, entries: history.length }));
  await page.evaluate(() => scrollTo(0, 700));
  const before = await place();
  held.release();
  await expectPage(page, "/it/about?from=letter#space");
  expect(await savedLanguage(page)).toBe("it");
  expect(await isSameDocument(page)).toBe(true);
  expect(await place()).toEqual(before);
});

test("a first visitor elsewhere stays in English, which is saved; the lookup comes once, after the page, without cookie, referrer and query", async ({
  page,
  context,
  lookup,
}) => {
  const url = testBuild.env.VITE_GEO_URL;
  await context.addCookies([{ name: "known", value: "1", url }]);
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
  for (const answer of [text(500, '{"country":"IT"}'), hangInBody]) {
    lookup.answerWith(answer);
    lookup.requests.length = 0;
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
  }
  lookup.answerWith(country("IT"));
  await page.reload();
  await expectPage(page, "/it/about");
});

test("a late answer changes nothing for a visitor who has chosen in another tab meanwhile", async ({
  page,
  lookup,
}) => {
  const late = heldCountry("IT");
  lookup.answerWith(late.answer);
  await open(page, "/about");
  await expect.poll(() => lookup.requests.length).toBe(1);
  await page.evaluate(() => localStorage.setItem("userLocale", "en"));
  late.release();
  await settle(page);
  await expectPage(page, "/about");
  expect(await savedLanguage(page)).toBe("en");
});

for (const [what, isUsed] of [
  ["a page in use stays, and the next is Italian", true],
  ["one on which nothing was done becomes Italian", false],
] as const) {
  test(`an answer that comes after a link is saved: ${what}`, async ({ page, lookup }) => {
    const late = heldCountry("IT");
    lookup.answerWith(late.answer);
    await open(page, "/about");
    await expect.poll(() => lookup.requests.length).toBe(1);
    await page.locator('header nav a[href="/interni"]').click();
    await expect(page.locator("html")).toHaveAttribute("data-path", "/interni");
    if (isUsed) {
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }
    late.release();
    await expect.poll(() => savedLanguage(page)).toBe("it");
    await settle(page);
    await expectPage(page, isUsed ? "/interni" : "/it/interni");
    await page.locator('header nav a[href$="/contatti"]').click();
    await expectPage(page, "/it/contatti");
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
