import type { ConsoleMessage, Page } from "@playwright/test";
import {
  breakOff,
  country,
  hang,
  hangInBody,
  heldCountry,
  json,
  text,
} from "./support/lookup-server.ts";
import { testBuild } from "./support/test-build.ts";
import { chooseLanguage, expect, open, settle, store, test } from "./support/visitor.ts";

const failure = "Error fetching user location";
const savedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("userLocale"));

test("a first visitor in Italy is redirected to the Italian page, in place", async ({
  page,
  lookup,
  consoleMessages,
}) => {
  const held = heldCountry("IT");
  lookup.answerWith(held.answer);
  await open(page, "/about?from=letter#space");
  const entries = await page.evaluate(() => {
    Object(window).sameDocument = true;
    scrollTo(0, 700);
    return history.length;
  });
  const scrolled = await page.evaluate(() => scrollY);
  held.release();
  await expect(page).toHaveURL(/\/it\/about\?from=letter#space$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  expect(await savedLanguage(page)).toBe("it");
  expect(await page.evaluate(() => Object(window).sameDocument)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(consoleMessages).toEqual([]);
});

test("a first visitor elsewhere stays in English, which is saved", async ({
  page,
  lookup,
  consoleMessages,
}) => {
  await open(page, "/about");
  await expect.poll(() => savedLanguage(page)).toBe("en");
  await expect(page).toHaveURL(/[^t]\/about$/);
  await page.reload();
  await settle(page);
  expect(lookup.requests).toHaveLength(1);
  expect(consoleMessages).toEqual([]);
});

test("the lookup sends no cookie, no referrer and, without a token, no query", async ({
  page,
  context,
  lookup,
}) => {
  const { hostname } = new URL(testBuild.env.VITE_GEO_URL);
  await context.addCookies([{ name: "known", value: "1", domain: hostname, path: "/" }]);
  await open(page, "/about");
  await expect.poll(() => lookup.requests.length).toBe(1);
  const [{ method, url, headers } = { method: "", url: "", headers: {} }] = lookup.requests;
  expect(method).toBe("GET");
  expect(url).toBe("/");
  expect(headers.cookie).toBeUndefined();
  expect(headers.referer).toBeUndefined();
});

test("the country is looked up once the page has loaded, and only once", async ({
  page,
  lookup,
}) => {
  await open(page, "/about");
  await expect.poll(() => savedLanguage(page)).toBe("en");
  const early = await page.evaluate((address) => {
    const [question] = performance.getEntriesByName(address);
    const [load] = performance.getEntriesByType("navigation");
    return (question?.startTime ?? 0) < (load?.toJSON().domInteractive ?? 0);
  }, testBuild.env.VITE_GEO_URL);
  expect(early).toBe(false);
  expect(lookup.requests).toHaveLength(1);
});

const faults = {
  "status 429": text(429, "Too many requests"),
  "status 500": text(500, '{"country":"IT"}'),
  "HTML instead of JSON": text(200, "<!doctype html><title>Blocked</title>"),
  "an empty answer": text(200, ""),
  "no country": json({ ip: "192.0.2.1" }),
  "an empty country": json({ country: "" }),
  "a country of the wrong type": json({ country: ["IT"] }),
  "a country that is none": json({ country: "Italy, or so" }),
  null: json(null),
  "a list": json(["IT"]),
  "a connection that breaks": breakOff,
  "no answer within three seconds": hang,
  "half an answer within three seconds": hangInBody,
};

test("when the lookup fails the page stays English, nothing is saved, and the next visit asks again", async ({
  page,
  lookup,
  consoleMessages,
}) => {
  await page.clock.install();
  for (const [name, answer] of Object.entries(faults)) {
    await test.step(name, async () => {
      lookup.answerWith(answer);
      lookup.requests.length = 0;
      consoleMessages.length = 0;
      const logged = page.waitForEvent("console", isFailure);
      await open(page, "/about");
      if (answer === hang || answer === hangInBody) {
        await expect.poll(() => lookup.requests.length).toBe(1);
        await page.clock.fastForward(3000);
      }
      const [message, error] = (await logged).args();
      expect(await message?.jsonValue(), name).toBe(failure);
      expect(await error?.evaluate((value) => value instanceof Error), name).toBe(true);
      expect((await logged).args(), name).toHaveLength(2);
      expect(await savedLanguage(page), name).toBeNull();
      await expect(page.locator("html"), name).toHaveAttribute("lang", "en");
      // a browser asks a second time by itself when a connection breaks
      expect(lookup.requests, name).not.toHaveLength(0);
      expect(consoleMessages, name).toHaveLength(1);
    });
  }
  lookup.answerWith(country("IT"));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  expect(await savedLanguage(page)).toBe("it");
});

test("a refused connection is reported like any other failure of the lookup", async ({
  page,
  lookup,
}) => {
  await lookup.close();
  const logged = page.waitForEvent("console", isFailure);
  await open(page, "/about");
  expect((await logged).type()).toBe("error");
  expect(await savedLanguage(page)).toBeNull();
});

test("a slow answer within the timeout is used", async ({ page, lookup, consoleMessages }) => {
  lookup.answerWith(country("IT", 1500));
  await open(page, "/about");
  await expect(page).toHaveURL(/\/it\/about$/);
  expect(consoleMessages).toEqual([]);
});

test("a late answer changes nothing for a visitor who has chosen meanwhile", async ({
  page,
  lookup,
  consoleMessages,
}) => {
  const late = heldCountry("IT");
  lookup.answerWith(late.answer);
  await open(page, "/about");
  await expect.poll(() => lookup.requests.length).toBe(1);
  await chooseLanguage(page, "en");
  late.release();
  await settle(page);
  await expect(page).toHaveURL(/[^t]\/about$/);
  expect(await savedLanguage(page)).toBe("en");
  expect(consoleMessages).toEqual([]);
});

test("a late answer changes nothing for a visitor who has followed a link meanwhile", async ({
  page,
  lookup,
  consoleMessages,
}) => {
  const late = heldCountry("IT");
  lookup.answerWith(late.answer);
  await open(page, "/about");
  await expect.poll(() => lookup.requests.length).toBe(1);
  await page.locator('header nav a[href="/contatti"]').click();
  await expect(page).toHaveURL(/\/contatti$/);
  late.release();
  await settle(page);
  await expect(page).toHaveURL(/[^t]\/contatti$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await savedLanguage(page)).toBeNull();
  expect(consoleMessages).toEqual([]);
});

test("leaving the page while the answer is on its way logs nothing", async ({
  page,
  lookup,
  consoleMessages,
}) => {
  lookup.answerWith(hang);
  await open(page, "/about");
  await expect.poll(() => lookup.requests.length).toBe(1);
  await page.goto("/it/contatti");
  await settle(page);
  expect(await savedLanguage(page)).toBeNull();
  expect(consoleMessages).toEqual([]);
});

test("a language chosen in another tab is not changed by a late answer", async ({
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
  await expect(page).toHaveURL(/[^t]\/about$/);
  expect(await savedLanguage(page)).toBe("en");
});

test("a page that the browser prerenders looks the country up only when it is shown", async ({
  page,
  context,
  lookup,
}) => {
  await context.addInitScript(() => {
    Object(window).ahead = true;
    Object.defineProperty(document, "prerendering", { get: () => Object(window).ahead });
  });
  await open(page, "/about");
  await settle(page);
  expect(lookup.requests).toEqual([]);
  await page.evaluate(() => {
    Object(window).ahead = false;
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(() => lookup.requests.length).toBe(1);
});

const crawlers = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1",
];

for (const userAgent of crawlers) {
  test(`the country of a crawler is not looked up: ${userAgent}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ userAgent, baseURL });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, "/about");
    await settle(page);
    expect(asked.filter((url) => url.startsWith(testBuild.env.VITE_GEO_URL))).toEqual([]);
    await context.close();
  });
}

test("with a saved language the country is not looked up", async ({ page, lookup }) => {
  await store(page, { userLocale: "en" });
  await open(page, "/about");
  await settle(page);
  expect(lookup.requests).toEqual([]);
});

function isFailure(message: ConsoleMessage): boolean {
  return message.type() === "error" && message.text().startsWith(failure);
}
