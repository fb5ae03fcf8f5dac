import type { Page } from "@playwright/test";
import { pageAddresses } from "./support/addresses.ts";
import { afterFrames } from "./support/frames.ts";
import { isHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

/** Start opacities of the page fades, in order. */
async function recordFades(page: Page) {
  await page.addInitScript(() => {
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      if (this.id === "main") fades.push(Object(keyframes).opacity);
      return animate.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => Object(window).fades);
}

for (const [title, reducedMotion, expected] of [
  ["a new page fades in, another language of it does not", "no-preference", [[0.4, 1]]],
  ["under reduced motion no page fades in", "reduce", []],
] as const) {
  test(title, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const fades = await recordFades(page);
    await page.goto("/");
    await page.waitForFunction(isHydrated);
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-page", "about");
    const list = page.getByRole("banner").locator("details");
    await list.locator("summary").click();
    await list.getByRole("link", { name: "Italiano" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    expect(await fades()).toEqual(expected);
  });
}

type Place = { what: string; first: number[]; later: number[] };
type Arrival = {
  waiting: number;
  missed: string[];
  left: number;
  seen: number;
  moved: Place[];
};

/**
 * Navigates in the application and compares the positions of everything in the window in the first
 * frame with those at the end. Runs in the page.
 */
async function compareFrames(url: string): Promise<Arrival> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const place = (element: Element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return [x, y, width].map((value) => Math.round(value * 10) / 10);
  };
  const arrival = new Promise<void>((arrived) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      arrived();
    });
    observer.observe(document.documentElement, { attributeFilter: ["data-page"] });
  });
  window.navigation?.navigate(url);
  await arrival;
  const waiting = [...document.querySelectorAll("[data-deferred]")].filter((part) => {
    return getComputedStyle(part).display === "none";
  });
  const seen = [...document.querySelectorAll("main *")].filter((element) => {
    // the frame's text changes with what it loads
    if (element.closest("[data-deferred], [role=status]")) return false;
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0;
  });
  const first = seen.map(place);
  for (let index = 0; index < 10; index += 1) await frame();
  const places = seen.map((element, index) => ({
    what: element.outerHTML.slice(0, 80),
    first: first[index] ?? [],
    later: place(element),
  }));
  return {
    waiting: waiting.length,
    missed: waiting
      .filter((part) => {
        const { top, height } = part.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      })
      .map((part) => part.outerHTML.slice(0, 80)),
    left: document.querySelectorAll("[data-deferred]").length,
    seen: seen.length,
    moved: places.filter(({ first, later }) => String(first) !== String(later)),
  };
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px the first frame of a page shows everything in the window, in its final place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const lang of ["en", "it"] as const) {
      const addresses = pageAddresses.filter((address) => address.lang === lang);
      await page.goto(addresses.at(-1)?.url ?? "/");
      await page.waitForFunction(isHydrated);
      await afterFrames(page, 4);
      for (const { url, name } of addresses) {
        await page.evaluate(() => scrollTo(0, 600));
        const arrival = await page.evaluate(compareFrames, url);
        const { waiting, missed, left, seen, moved } = arrival;
        expect(missed, `${url}: in the window, but not in its first frame`).toEqual([]);
        expect(moved, url).toEqual([]);
        expect(seen, url).toBeGreaterThan(2);
        // booking is one part, as high as its calendar
        if (name !== "booking") expect(waiting, `${url}: parts that wait`).toBeGreaterThan(0);
        expect(left, `${url}: parts still left out`).toBe(0);
      }
    }
  });
}

test("a page opened at an anchor further down is laid out completely", async ({ page }) => {
  await page.goto("/");
  await page.waitForFunction(isHydrated);
  // the router listens some frames later
  await afterFrames(page, 4);
  const { waiting } = await page.evaluate(compareFrames, "/interni#apartment-2");
  expect(waiting).toBe(0);
});
