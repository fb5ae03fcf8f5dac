import type { Locator, Page } from "@playwright/test";
import { pageAddresses } from "./support/addresses.ts";
import { rest } from "./support/frames.ts";
import { holdRequests } from "./support/hold.ts";
import { banner, consentKey, expect, open, settle, store, test } from "./support/visitor.ts";

const button = (page: Page, name: string) => banner(page).getByRole("button", { name });

/** A choice with its proof, made so many milliseconds ago. */
function choice(essential: boolean, age = 1000): Record<string, string> {
  const date = new Date(Date.now() - age).toISOString();
  const record = { version: 1, date, language: "en", essential, analytics: essential };
  return { [consentKey]: essential ? "1" : "0", cookieConsent: JSON.stringify(record) };
}

test("the banner stands right after the skip link, is named, and has no heading", async ({
  page,
}) => {
  await open(page, "/it");
  await expect(banner(page)).toHaveAccessibleName("Richiesta di consenso ai cookie");
  expect(await banner(page).locator("h1, h2, h3, h4, h5, h6, [role=heading]").count()).toBe(0);
  const order = await page.evaluate(() =>
    [...document.querySelectorAll("#app > *")].slice(0, 3).map(({ tagName }) => tagName),
  );
  expect(order).toEqual(["A", "SECTION", "HEADER"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(banner(page).locator(":focus")).toHaveAccessibleName("Rifiuta tutti");
});

test("declining and accepting look the same and are the same size, side by side", async ({
  page,
}) => {
  await open(page, "/");
  const look = (locator: Locator) =>
    locator.evaluate((element) => {
      const { width, height, top } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const names = ["color", "backgroundColor", "border", "font", "padding", "opacity"] as const;
      return { width, height, top, style: names.map((name) => style[name]) };
    });
  const decline = banner(page).locator("button", { hasText: "Decline all" });
  expect(await look(decline)).toEqual(await look(button(page, "Accept all")));
});

const windows = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test("the banner covers less than half of any window, from a small phone to a desktop", async ({
  page,
}) => {
  await open(page, "/it");
  for (const viewport of windows) {
    const size = `${viewport.width} x ${viewport.height}`;
    await page.setViewportSize(viewport);
    await rest(banner(page));
    const box = await banner(page).boundingBox();
    expect(box?.height, size).toBeLessThan(viewport.height / 2);
    expect((box?.y ?? 0) + (box?.height ?? 0), size).toBeCloseTo(viewport.height, 0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, size).toBe(viewport.width);
    for (const name of ["Accetta tutti", "Preferenze"]) {
      await expect(button(page, name), size).toBeInViewport();
      expect((await button(page, name).boundingBox())?.height, size).toBeGreaterThanOrEqual(44);
    }
  }
});

test("on a wide screen the banner is one low strip, and home's ground line stays in sight", async ({
  page,
}) => {
  for (const url of ["/", "/it"]) {
    await open(page, url);
    for (const [width, height] of [
      [992, 136],
      [1440, 100],
      [1920, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const { length, strip, tops } = await banner(page).evaluate((region) => ({
        length: region.getBoundingClientRect().width,
        strip: region.getBoundingClientRect().height,
        tops: [...region.querySelectorAll("button + button")].map(
          (each) => each.getBoundingClientRect().top,
        ),
      }));
      expect(length).toBe(width);
      expect(strip, `${url} at ${width} px`).toBeLessThanOrEqual(height);
      expect(tops).toHaveLength(2);
      expect(new Set(tops).size).toBe(1);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const line = await page
    .locator("main section")
    .first()
    .evaluate((hero) => hero.getBoundingClientRect().bottom);
  expect(line).toBeLessThan((await banner(page).boundingBox())?.y ?? 0);
});

for (const url of ["/", "/it/privacy-policy", "/contatti"]) {
  test(`the banner shifts nothing and is not the largest paint of ${url}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await context.addInitScript(() => {
      const seen = { shift: 0, largest: "" };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Object(entry).value;
      }).observe({ type: "layout-shift", buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element: Element | null = Object(entry).element;
          seen.largest = element?.closest("section[aria-label]")?.ariaLabel ?? "the page";
        }
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await open(page, url);
    await settle(page);
    await rest(banner(page));
    const seen = await page.evaluate(() => Object(window).seen);
    expect(seen.largest).toBe("the page");
    // a font that comes late over this machine's own may move a line by a thousandth
    expect(seen.shift).toBeLessThan(0.004);
  });
}

test("the banner never covers what has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, "/privacy-policy");
  const covered: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      const region = document.querySelector("#app > section");
      if (!focused || !region || region.contains(focused)) return "";
      if (focused === document.body) return "end";
      const { bottom } = focused.getBoundingClientRect();
      const isUnder = bottom > region.getBoundingClientRect().top + 1;
      return isUnder ? (focused.textContent ?? "without text") : "";
    });
    if (found === "end") break;
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);
});

test("the focused element is scrolled out from under the banner when it appears", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const release = await holdRequests(context, "**/assets/*.js");
  await page.goto("/privacy-policy", { waitUntil: "commit" });
  const link = page.locator("footer a").first();
  await link.focus();
  await link.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 10);
  });
  release();
  await banner(page).waitFor();
  const top = async () => (await banner(page).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await link.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) - (await top());
    })
    .toBeLessThanOrEqual(0);
});

test("with the banner open the page can be used, and scrolled to its end", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await page
    .locator("footer")
    .evaluate((footer) => footer.getBoundingClientRect().bottom);
  const top = (await banner(page).boundingBox())?.y ?? 0;
  expect(end).toBeLessThanOrEqual(top + 1);
  await page.locator('footer a[href="/privacy-policy"]').click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(banner(page)).toBeVisible();
});

test("scrolling, Escape, a link and waiting do not count as consent", async ({ page }) => {
  await open(page, "/about");
  await page.mouse.wheel(0, 3000);
  await page.keyboard.press("Escape");
  await page.mouse.click(2, 300);
  await page.locator('footer a[href="/privacy-policy"]').click();
  await page.clock.install();
  await page.clock.fastForward("10:00:00");
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).toBeNull();
});

for (const [name, values] of Object.entries({
  accepted: choice(true),
  declined: choice(false),
  "accepted without a record": { [consentKey]: "1" },
  "declined without a record": { [consentKey]: "0" },
})) {
  test(`the banner never appears for someone who has ${name}`, async ({ page, context }) => {
    await store(page, { ...values, userLocale: "en" });
    await context.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector("#app > section")) Object(window).flashed = true;
      }).observe(document, { childList: true, subtree: true });
    });
    for (const url of ["/", "/it", "/contatti", "/it/privacy-policy", "/no-such-page"]) {
      await page.goto(url);
      await settle(page);
      expect(await page.evaluate(() => Object(window).flashed)).toBeUndefined();
    }
  });
}

test("the banner is not part of the HTML of any page", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { url } of pageAddresses) {
    const response = await page.request.get(new URL(url, test.info().project.use.baseURL).href);
    expect(await response.text()).not.toMatch(/aria-label="(Request for consent|Richiesta di)/);
  }
  await context.close();
});

test("the banner follows the language of the page", async ({ page }) => {
  await open(page, "/about");
  await expect(button(page, "Accept all")).toBeVisible();
  await page.locator("header details > summary").click();
  await page.locator('header details a[hreflang="it"]').click();
  await expect(button(page, "Accetta tutti")).toBeVisible();
  await expect(banner(page).getByRole("link")).toHaveAttribute("href", "/it/cookie-policy");
});

test("without its fonts the banner comes after three seconds", async ({ page, context }) => {
  await context.route("**/*.woff2", () => {});
  const start = Date.now();
  await page.goto("/about", { waitUntil: "commit" });
  await banner(page).waitFor();
  expect(Date.now() - start).toBeGreaterThan(2500);
});
