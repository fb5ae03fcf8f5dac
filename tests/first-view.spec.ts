import type { Page } from "@playwright/test";
import { scriptsTimeout } from "../src/site/timings.ts";
import { layoutsIn, villaPath } from "./support/addresses.ts";
import { afterFrames, holdRequests, isHydrated, visit } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { chooseLanguage, test as firstVisit, settle } from "./support/visitor.ts";

test("scripts, manifest and other pictures come after the first picture, or at once after a press, a key or a scroll", async ({
  context,
}) => {
  await context.clock.install({ time: 0 });
  await context.clock.pauseAt(1000);
  for (const act of [
    (page: Page) => page.mouse.click(5, 400),
    (page: Page) => page.keyboard.press("Tab"),
    (page: Page) => page.mouse.wheel(0, 200),
    undefined,
  ]) {
    const page = await context.newPage();
    const scripts: string[] = [];
    const pictures = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
      if (request.resourceType() === "image") pictures.add(new URL(request.url()).pathname);
    });
    const photographs = () => [...pictures].filter((path) => path.startsWith("/photos/")).length;
    const release = await holdRequests(page, "**/photos/**");
    await page.goto(villaPath, { waitUntil: "domcontentloaded" });
    const picture = page.locator('img[fetchpriority="high"]');
    await expect(picture).toHaveJSProperty("complete", false);
    expect(scripts).toEqual([]);
    await expect(page.locator('main img[loading="lazy"]').last()).toBeHidden();
    expect(photographs()).toBe(1);
    if (act) {
      await act(page);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
      await expect.poll(photographs).toBeGreaterThan(1);
      await page.waitForFunction(isHydrated);
    } else {
      release();
      await expect(picture).toHaveJSProperty("complete", true);
      const passTime = async () => {
        await page.clock.runFor(50);
        return scripts.length;
      };
      await expect.poll(passTime).toBeGreaterThan(0);
      const manifest = await (await context.newCDPSession(page)).send("Page.getAppManifest");
      expect(manifest.data).toContain('"name"');
    }
    await page.close();
  }
});

test("photographs far below a low window are fetched once the page is scrolled, however little", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await visit(page, "/");
  await afterFrames(page, 4);
  const fetched = () =>
    page
      .locator('main picture:has([loading="lazy"])')
      .evaluateAll((all) =>
        all
          .filter((picture) => picture.getBoundingClientRect().top > 3 * innerHeight)
          .map((picture) => picture.querySelector("img")?.currentSrc !== ""),
      );
  expect(new Set(await fetched())).toEqual(new Set([false]));
  await page.mouse.wheel(0, 10);
  await expect.poll(fetched).toContain(true);
});

test("a picture that never loads delays the scripts by three seconds at most", async ({ page }) => {
  await page.clock.install();
  await holdRequests(page, "**/photos/**");
  await page.goto(villaPath, { waitUntil: "domcontentloaded" });
  await page.clock.fastForward(scriptsTimeout);
  await page.waitForFunction(isHydrated);
});

test("a button pressed before the scripts have loaded is answered when they have, also in a browser that does not tell when it has painted", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, opened] of [
    ["Open menu", "Navigation menu"],
    ["Cookie preferences", "Cookie preferences"],
  ] as const) {
    const release = await holdRequests(page.context(), "**/assets/*.js");
    await page.goto("/privacy-policy", { waitUntil: "commit" });
    await page.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog", { name: opened });
    await expect(dialog).toHaveCount(0);
    release();
    await expect(dialog).toBeVisible();
  }
});

const bar = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });
const titles = (page: Page) => page.locator("main h1");

test("a page is drawn ahead, hidden and without pictures, when the pointer reaches its link, replaces the one before, and is shown on the press", async ({
  page,
}) => {
  await visit(page, "/");
  await settle(page);
  const photographs: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") photographs.push(request.url());
  });
  await bar(page, "About").hover();
  await expect(titles(page).nth(1)).toHaveText("About");
  await bar(page, "Interiors").hover();
  await expect(titles(page).nth(1)).toHaveText("Interiors");
  await expect(titles(page)).toHaveCount(2);
  const ahead = titles(page).nth(1);
  await expect(ahead).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const element = await ahead.elementHandle();
  expect(photographs).toEqual([]);
  await bar(page, "Interiors").click();
  await expect(titles(page)).toHaveCount(1);
  expect(await titles(page).evaluate((shown, drawn) => shown === drawn, element)).toBe(true);
  const first = page.locator("main img").first();
  await expect(first).toHaveAttribute("loading", "eager");
  await expect(first).toHaveJSProperty("complete", true);
  // another link than the one that was drawn ahead
  await bar(page, "Experience").hover();
  await bar(page, "Contacts").click();
  await expect(titles(page)).toHaveText(["Contacts"]);
  // a booking page asks nothing of its engine before the press
  await bar(page, "Booking").hover();
  const frame = page.locator("main iframe[title]").last();
  await expect(titles(page)).toHaveCount(2);
  await expect(frame).not.toHaveAttribute("src");
  await bar(page, "Booking").click();
  await expect(frame).toHaveAttribute("src", /./);
});

for (const saveData of [false, true]) {
  const title = saveData
    ? "with reduced motion and data saving no page fades in, and none is drawn ahead"
    : "a new page fades in, another language of it does not";
  test(title, async ({ page }) => {
    if (saveData) await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((saveData) => {
      const fades: unknown[] = [];
      Object.assign(window, { fades });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (keyframes, options) {
        if (this.id === "main") fades.push(Object(keyframes).opacity);
        return animate.call(this, keyframes, options);
      };
      if (saveData) Object.defineProperty(navigator, "connection", { value: { saveData } });
    }, saveData);
    await visit(page, "/");
    await bar(page, "About").hover();
    await expect(titles(page)).toHaveCount(saveData ? 1 : 2);
    await bar(page, "About").click();
    await expect(titles(page)).toHaveText("About");
    await chooseLanguage(page, "it");
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    expect(await page.evaluate(() => Object(window).fades)).toEqual(saveData ? [] : [[0.4, 1]]);
  });
}

/** Runs in the page. @returns what the first frame leaves out, and what of it lies in the window or moves */
async function compareFrames(url: string) {
  const place = (element: Element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return [x, y, width].map((value) => Math.round(value * 10) / 10).join();
  };
  const isInWindow = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0;
  };
  const arrival = new Promise<void>((arrived) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      arrived();
    }).observe(document.documentElement, { attributeFilter: ["data-page"] });
  });
  window.navigation?.navigate(url);
  await arrival;
  const waiting = [...document.querySelectorAll("[data-deferred]")].filter((part) => {
    return getComputedStyle(part).display === "none";
  });
  const seen = [...document.querySelectorAll("main *")].filter((element) => {
    // the frame's text changes with what it loads
    return !element.closest("[data-deferred], [role=status]") && isInWindow(element);
  });
  const first = seen.map(place);
  for (let index = 0; index < 10; index += 1) await new Promise(requestAnimationFrame);
  const html = (element: Element) => element.outerHTML.slice(0, 80);
  return {
    waiting: waiting.length,
    missed: waiting.filter(isInWindow).map(html),
    left: document.querySelectorAll("[data-deferred]").length,
    seen: seen.length,
    moved: seen.filter((element, index) => place(element) !== first[index]).map(html),
  };
}

test("the first frame of a page shows everything in the window, in its final place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const addresses = layoutsIn("en");
  await visit(page, addresses.at(-1)?.url ?? "/");
  await afterFrames(page, 4);
  for (const { url, name } of addresses) {
    await page.evaluate(() => scrollTo(0, 600));
    const { waiting, seen, ...faults } = await page.evaluate(compareFrames, url);
    expect(faults, url).toEqual({ missed: [], left: 0, moved: [] });
    expect(seen, url).toBeGreaterThan(2);
    // booking is one part, as high as its calendar
    if (name !== "booking") expect(waiting, `${url}: parts that wait`).toBeGreaterThan(0);
  }
  // at an anchor further down a page is laid out completely
  const { waiting } = await page.evaluate(compareFrames, "/interni#apartment-2");
  expect(waiting).toBe(0);
});

firstVisit(
  "the menu whose code does not come says so, and the next press tries again",
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/");
    await context.route("**/assets/menu*", (route) => route.abort());
    const button = page.getByRole("button", { name: "Open menu" });
    await button.click();
    await expect(page.locator("[data-failure]")).toBeVisible();
    const menu = page.getByRole("dialog", { name: "Navigation menu" });
    await expect(menu).toBeHidden();
    await context.unroute("**/assets/menu*");
    await button.click();
    await expect(menu).toBeVisible();
  },
);

test("an error of a script at the start is told in the console, and the page is loaded again once", async ({
  browser,
  baseURL,
}) => {
  // in a context of its own: elsewhere nothing may be told
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  const told: string[] = [];
  let loads = 0;
  page.on("console", (message) => message.type() === "error" && told.push(message.text()));
  page.on("load", () => loads++);
  await page.route(/\/assets\/about\.page-/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'throw new TypeError("undefined is no function")',
    }),
  );
  await page.goto("/about");
  await expect(page.locator("[data-failure]")).toBeVisible();
  expect(loads).toBe(2);
  expect(told.filter((text) => text.includes("undefined is no function"))).toHaveLength(2);
  await page.close();
});
