import type { Page } from "@playwright/test";
import { test as requestTest } from "@playwright/test";
import { growthTime } from "../src/site/timings.ts";
import { villaPath } from "./support/addresses.ts";
import {
  active,
  animations,
  arrive,
  carousel,
  counts,
  type Frame,
  holdArrivals,
  next,
  offCentre,
  openCarousel,
  type SetName,
  settle,
  startFrames,
  stopFrames,
  watchAnimations,
} from "./support/carousel.ts";
import { afterFrames, rest } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const places: [path: string, sets: SetName[]][] = [
  [villaPath, ["villa", "pool"]],
  ["/interni", ["apartment-3", "apartment-1", "apartment-2"]],
  ["/experience", ["experience"]],
];

/** Notes the number of slides of a carousel at every change, from the prerendered page on. */
async function watchCounts(page: Page, set: SetName): Promise<void> {
  await page.addInitScript((name) => {
    const seen: { time: number; count: number }[] = [];
    Object.assign(window, { slideCounts: seen });
    new MutationObserver(() => {
      const { length } = document.querySelectorAll(`[data-photo-set="${name}"] [data-slide]`);
      if (length !== seen.at(-1)?.count) seen.push({ time: performance.now(), count: length });
    }).observe(document, { childList: true, subtree: true });
  }, set);
}

/** Positions of the visible slides, rounded to a tenth of a pixel. */
function positions(frame: Frame | undefined): [string, number][] {
  return Object.entries(frame?.slides ?? {}).map(([slide, x]) => [slide, Math.round(x * 10) / 10]);
}

for (const [path, sets] of places) {
  test(`on ${path} every carousel shows its middle photograph from the first, and nothing moves while the others arrive`, async ({
    browser,
    page,
    baseURL,
  }) => {
    // JavaScript is on, but the site's scripts do not arrive: the page before hydration
    const before = await browser.newPage({ baseURL });
    await before.route(/\/assets\/.*\.js$/, () => {});
    await before.goto(path, { waitUntil: "domcontentloaded" });
    const expected = new Map<SetName, ReturnType<typeof positions>>();
    for (const set of sets) {
      const [start] = counts[set];
      const still = carousel(before, set);
      await expect(still.locator("[data-slide]"), set).toHaveCount(start);
      expect(await active(still), set).toBe(Math.floor(start / 2));
      expect(Math.abs(await offCentre(still)), set).toBeLessThan(0.5);
      await startFrames(still);
      await afterFrames(before, 3);
      expected.set(set, positions((await stopFrames(still)).at(-1)));
    }
    await before.close();

    await holdArrivals(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const set of sets) await startFrames(carousel(page, set));
    for (const set of sets) await settle(carousel(page, set));
    const missing = Math.max(...sets.map((set) => counts[set][1] - counts[set][0]));
    for (let arrival = 0; arrival < missing; arrival++) {
      await arrive(page);
      await afterFrames(page, 2);
    }
    for (const set of sets) {
      const [start, total] = counts[set];
      const root = carousel(page, set);
      await expect(root.locator("[data-slide]"), set).toHaveCount(total);
      const frames = await stopFrames(root);
      expect(frames.length, set).toBeGreaterThan(10);
      for (const frame of frames) expect(positions(frame), set).toEqual(expected.get(set));
      expect(await active(root), set).toBe(Math.floor(start / 2));
    }
  });
}

test("one photograph arrives every half second from the start on", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await watchCounts(page, "apartment-2");
  await page.goto("/interni");
  const root = carousel(page, "apartment-2");
  const slides = root.locator("[data-slide]");
  const look = async () => {
    await page.clock.runFor(50);
    return slides.count();
  };
  await expect.poll(look, { intervals: [0], timeout: 20_000 }).toBe(14);
  const seen: { time: number; count: number }[] = await page.evaluate(
    () => Object.getOwnPropertyDescriptor(window, "slideCounts")?.value,
  );
  // the document arrives piece by piece; then 6, 7, 8 ... 14
  const grown = seen.filter(({ count }) => count >= 5);
  expect(grown.map(({ count }) => count)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  for (const [index, { time }] of grown.slice(2).entries()) {
    expect(Math.abs(time - (grown[index + 1]?.time ?? 0) - growthTime)).toBeLessThanOrEqual(50);
  }
  await expect(root.locator('[role="status"]')).toBeEmpty();
});

test("photographs that arrive move nothing in sight while the carousel stands still", async ({
  page,
}) => {
  await holdArrivals(page);
  await page.goto("/interni");
  const root = carousel(page, "apartment-1");
  await settle(root);
  // the last of the first five: the next one would stand beside it
  await next(root).click();
  await next(root).click();
  await rest(root);
  await startFrames(root);
  for (let count = 6; count <= 16; count++) {
    await arrive(page);
    await expect(root.locator("[data-slide]")).toHaveCount(count);
    await afterFrames(page, 3);
  }
  const frames = await stopFrames(root);
  const expected = positions(frames[0]);
  expect(expected.length).toBeGreaterThan(1);
  for (const frame of frames) expect(positions(frame)).toEqual(expected);
});

test("photographs that arrive move nothing while the mouse holds the carousel", async ({
  page,
}) => {
  await holdArrivals(page);
  await page.goto("/interni");
  const root = carousel(page, "apartment-1");
  await settle(root);
  const box = await root.locator('[aria-current="true"]').boundingBox();
  if (!box) throw new Error("The active slide has no box");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // beyond the fifth slide, where the sixth belongs
  await page.mouse.move(x - 700, y, { steps: 10 });
  await startFrames(root);
  for (let count = 6; count <= 9; count++) {
    await arrive(page);
    await expect(root.locator("[data-slide]")).toHaveCount(count);
    await afterFrames(page, 3);
  }
  const frames = await stopFrames(root);
  const expected = positions(frames[0]);
  for (const frame of frames) expect(positions(frame)).toEqual(expected);
  await page.mouse.up();
  await expect.poll(async () => Math.abs(await offCentre(root))).toBeLessThan(0.5);
});

test("photographs that arrive do not disturb a movement under way", async ({ page }) => {
  await watchAnimations(page);
  await holdArrivals(page);
  await page.goto("/interni");
  const root = carousel(page, "apartment-1");
  await settle(root);
  await startFrames(root);
  for (let press = 0; press < 6; press++) {
    // two arrive in the course of each movement
    await next(root).evaluate(async (button: HTMLElement) => {
      button.click();
      for (let arrival = 0; arrival < 2; arrival++) {
        await new Promise((resolve) => setTimeout(resolve, 120));
        Reflect.get(window, "arrive")();
      }
    });
    await rest(root);
  }
  const frames = await stopFrames(root);
  await expect(root.locator("[data-slide]")).toHaveCount(16);
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1];
    if (!before) continue;
    const moves = Object.entries(frame.slides).flatMap(([slide, x]) => {
      const was = before.slides[slide];
      return was === undefined ? [] : [x - was];
    });
    // all slides move together, to the left, and nothing is blank
    expect(Math.max(...moves) - Math.min(...moves)).toBeLessThan(0.5);
    expect(Math.max(...moves)).toBeLessThan(0.5);
    expect(frame.gap).toBeLessThan(6.5);
  }
  const moved = await animations(page);
  expect(moved).toHaveLength(6);
  for (const animation of moved) {
    expect(animation).toEqual({ duration: 400, easing: "ease", outcome: "finished" });
  }
});

test("a press in the first half second counts", async ({ page }) => {
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const root = document.querySelector('[data-photo-set="villa"]');
      // the script has taken over: what is out of sight is inert
      if (!root?.querySelector("[data-slide][inert]")) return;
      clearInterval(timer);
      root.querySelector<HTMLElement>('button[aria-label="Next photograph"]')?.click();
      const at = root.querySelector('[aria-current="true"]')?.getAttribute("data-slide");
      document.documentElement.dataset.pressedAt = at ?? "";
    }, 5);
  });
  await page.goto(villaPath);
  const root = carousel(page, "villa");
  await expect(page.locator("html[data-pressed-at]")).toBeAttached();
  await expect.poll(() => active(root)).toBe(7);
  await settle(root);
  expect(await active(root)).toBe(7);
  expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
});

test("the carousel does not move by itself at the start, and a press half a second later is a movement", async ({
  page,
}) => {
  await watchAnimations(page);
  const root = await openCarousel(page);
  expect(await animations(page)).toEqual([]);
  await next(root).click();
  await expect.poll(async () => (await animations(page)).at(-1)?.outcome).toBe("finished");
});

requestTest("the HTML of the pages with carousels has no style attribute", async ({ request }) => {
  for (const [path] of places) {
    expect(await (await request.get(path)).text()).not.toMatch(/<[^>]+\sstyle="/);
  }
});
