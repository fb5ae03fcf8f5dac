import type { Locator, Page } from "@playwright/test";
import { growthTime } from "../src/site/timings.ts";
import { villaPath } from "./support/addresses.ts";
import {
  active,
  carousel,
  counts,
  type Frame,
  holdArrivals,
  offCentre,
  openCarousel,
  pull,
  type SetName,
  settle,
  spread,
  startFrames,
  stopFrames,
  swipe,
} from "./support/carousel.ts";
import { afterFrames, expectNoShift, holdRequests, rest } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Pixels between two slides, and what rounding adds. */
const gap = 6.5;

async function expectCentred(root: Locator, slide?: number): Promise<void> {
  if (slide !== undefined) await expect.poll(() => active(root)).toBe(slide);
  await rest(root);
  expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
}

async function middleOf(slide: Locator): Promise<{ x: number; y: number; width: number }> {
  const box = await slide.boundingBox();
  if (!box) throw new Error(`${slide} has no box`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

const next = (root: Locator) => root.getByRole("button", { name: "Next photograph" });
const previous = (root: Locator) => root.getByRole("button", { name: "Previous photograph" });
const current = (root: Locator) => root.locator('[aria-current="true"]');
const slideOf = (root: Locator, index: number) => root.locator(`[data-slide="${index}"]`);
const widestGap = (frames: Frame[]) => Math.max(...frames.map((frame) => frame.gap));
const positions = ({ slides }: Frame) =>
  Object.entries(slides).map(([slide, x]) => [slide, Math.round(x * 10) / 10]);

function movesIn(frames: Frame[]): number[][] {
  return frames.slice(1).map((frame, index) =>
    Object.entries(frame.slides).flatMap(([slide, x]) => {
      const was = frames[index]?.slides[slide];
      return was === undefined ? [] : [x - was];
    }),
  );
}

const pressOften = (button: Locator, times: number) =>
  button.evaluate(async (button: HTMLElement, times) => {
    for (let press = 0; press < times; press++) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }, times);

async function openSettled(page: Page): Promise<Locator> {
  const root = await openCarousel(page);
  await settle(root);
  return root;
}

/** Presses a button. @returns durations and easings of the movements that begin */
const movementsOf = (button: Locator) =>
  button.evaluate((button: HTMLElement) => {
    button.click();
    const movements = button.closest("[data-photo-set]")?.getAnimations({ subtree: true }) ?? [];
    return movements.map(({ effect }) => {
      const { duration, easing } = effect?.getTiming() ?? {};
      return `${duration} ${easing}`;
    });
  });

test("every carousel shows its middle photograph from the first, and nothing moves when the script takes over and the others arrive", async ({
  page,
}) => {
  const sets: SetName[] = ["apartment-3", "apartment-1", "apartment-2"];
  await holdArrivals(page);
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/interni", { waitUntil: "domcontentloaded" });
  const expectMiddle = async (set: SetName, count: 0 | 1) => {
    const root = carousel(page, set);
    await expect(root.locator("[data-slide]"), set).toHaveCount(counts[set][count]);
    expect(await active(root), set).toBe(Math.floor(counts[set][0] / 2));
    expect(Math.abs(await offCentre(root)), set).toBeLessThan(0.5);
  };
  for (const set of sets) {
    await expectMiddle(set, 0);
    await startFrames(carousel(page, set));
  }
  await afterFrames(page, 3);
  release();
  await Promise.all(sets.map((set) => settle(carousel(page, set))));
  // of sixteen photographs five are there from the start
  for (let arrival = 5; arrival < 16; arrival++) {
    await page.evaluate(() => Reflect.get(window, "arrive")());
    await afterFrames(page, 2);
  }
  for (const set of sets) {
    await expectMiddle(set, 1);
    const [before, ...frames] = (await stopFrames(carousel(page, set))).map(positions);
    expect(frames.length, set).toBeGreaterThan(10);
    for (const frame of frames) expect(frame, set).toEqual(before);
  }
  await expectNoShift(page);
});

test("one photograph arrives every half second from the start on", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/interni");
  const root = carousel(page, "apartment-2");
  const slides = root.locator("[data-slide]");
  // what comes before the start waits for time to pass too
  const started = async () => {
    await page.clock.runFor(50);
    return slides.count();
  };
  await expect.poll(started, { intervals: [0] }).toBe(6);
  for (let count = 7; count <= 14; count++) {
    await page.clock.runFor(growthTime);
    await expect(slides).toHaveCount(count);
  }
  await expect(root.locator('[role="status"]')).toBeEmpty();
});

test("photographs that arrive do not disturb a movement under way; counter and caption name the active one, with the full total from the start", async ({
  page,
}) => {
  await holdArrivals(page);
  await page.goto("/interni");
  const root = carousel(page, "apartment-1");
  await settle(root);
  const caption = root.locator("p").first();
  const captionOf = async (index: number) =>
    `${index + 1} / 16${await slideOf(root, index).locator("img").getAttribute("alt")}`;
  await expect(caption).toHaveText(await captionOf(2));
  await startFrames(root);
  for (let press = 0; press < 6; press++) {
    await next(root).evaluate(async (button: HTMLElement) => {
      button.click();
      const movements = button.closest("[data-photo-set]")?.getAnimations({ subtree: true }) ?? [];
      for (let arrival = 0; arrival < 2; arrival++) {
        await new Promise((resolve) => setTimeout(resolve, 120));
        Reflect.get(window, "arrive")();
      }
      // one that is cut short rejects
      await Promise.all(movements.map(({ finished }) => finished));
    });
    await rest(root);
  }
  const frames = await stopFrames(root);
  await expect(root.locator("[data-slide]")).toHaveCount(16);
  await expect(caption).toHaveText(await captionOf(8));
  for (const moves of movesIn(frames)) {
    // all slides move together, to the left
    expect(Math.max(...moves) - Math.min(...moves)).toBeLessThan(0.5);
    expect(Math.max(...moves)).toBeLessThan(0.5);
  }
  expect(widestGap(frames)).toBeLessThan(gap);
});

test("a press in the first half second counts", async ({ page }) => {
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const root = document.querySelector('[data-photo-set="villa"]');
      // the script has taken over: what is out of sight is inert
      if (!root?.querySelector("[data-slide][inert]")) return;
      clearInterval(timer);
      root.querySelector<HTMLElement>('button[aria-label="Next photograph"]')?.click();
      document.documentElement.dataset.isPressed = "";
    }, 5);
  });
  await page.goto(villaPath);
  const root = carousel(page, "villa");
  await expect(page.locator("html[data-is-pressed]")).toBeAttached();
  await expect.poll(() => active(root)).toBe(7);
  await settle(root);
  await expectCentred(root, 7);
});

test("a press is one slide in 400 ms, eased, and announced, or at once with reduced motion; ten quick presses are one movement; both ways round there is no gap in any window, whose size changes no slide", async ({
  page,
}) => {
  const root = await openSettled(page);
  const status = root.getByRole("status");
  await expect(status).toBeEmpty();
  expect(await movementsOf(next(root))).toEqual(["400 ease"]);
  await expectCentred(root, 7);
  await expect(status).toHaveText(/^Slide 8 of 12: \w/);
  expect(await movementsOf(previous(root))).toEqual(["400 ease"]);
  await expectCentred(root, 6);
  for (const button of [next(root), previous(root)]) {
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  await startFrames(root);
  await pressOften(next(root), 10);
  await expectCentred(root, (6 + 10) % 12);
  const frames = await stopFrames(root);
  for (const moves of movesIn(frames)) expect(Math.max(0, ...moves)).toBeLessThan(0.5);
  expect(widestGap(frames)).toBeLessThan(gap);

  for (const button of [next(root), next(root), previous(root), next(root), previous(root)]) {
    await button.click();
  }
  await expectCentred(root, 5);

  for (const [width, height] of [
    [320, 568],
    [3840, 400],
  ] as const) {
    const window = `${width} x ${height}`;
    const before = await active(root);
    await page.setViewportSize({ width, height });
    await afterFrames(page, 3);
    await expectCentred(root, before);
    await startFrames(root);
    for (const [button, count] of [
      [next(root), 6],
      [previous(root), 9],
    ] as const) {
      await button.click();
      await rest(root);
      await pressOften(button, count - 1);
    }
    await expectCentred(root, (before + 12 - 3) % 12);
    expect(widestGap(await stopFrames(root)), window).toBeLessThan(gap);
  }

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await movementsOf(next(root))).toEqual([]);
  await expectCentred(root, 0);
});

async function drag(page: Page, root: Locator, by: number, hand: Parameters<typeof pull>[3] = {}) {
  await pull(page, await middleOf(current(root)), { x: by, y: 2 }, { steps: 10, ...hand });
}

const slowly = { pause: 20, hold: 150 };

test("a slow drag goes to the nearest slide, a quick or wide one further, also reported as one move; none is announced or opens a photograph", async ({
  page,
}) => {
  const root = await openSettled(page);
  const { width } = await middleOf(current(root));
  await drag(page, root, -width * 0.3, slowly);
  await expectCentred(root, 6);
  await next(root).click();
  await expectCentred(root, 7);
  await expect(root.getByRole("status")).not.toBeEmpty();
  await drag(page, root, width * 0.8, slowly);
  await expectCentred(root, 6);
  await expect(root.getByRole("status")).toBeEmpty();
  await drag(page, root, -90, { steps: 4, pause: 10 });
  await expect.poll(() => active(root)).not.toBe(6);
  await expectCentred(root);
  const before = await active(root);
  await drag(page, root, width * -0.8, { steps: 1 });
  await expect.poll(() => active(root)).not.toBe(before);
  await expectCentred(root);
  await page.setViewportSize({ width: 2400, height: 500 });
  await afterFrames(page, 3);
  const from = await active(root);
  await drag(page, root, 1100, slowly);
  await expectCentred(root);
  expect((from - (await active(root)) + 12) % 12).toBeGreaterThan(1);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
});

test("by keyboard: arrows move the carousel only while it has the focus, and the tab key reaches every visible slide, no hidden one, and leads out", async ({
  page,
}) => {
  const root = await openSettled(page);
  await page.keyboard.press("ArrowRight");
  expect(await active(root)).toBe(6);
  const mistaken = root.locator("[data-slide]").evaluateAll((all) =>
    all.filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return slide.hasAttribute("inert") !== (left >= innerWidth || right <= 0);
    }),
  );
  expect(await mistaken).toHaveLength(0);

  await slideOf(root, 5).getByRole("button").focus();
  const order: string[] = [];
  for (let press = 0; press < 6; press++) {
    order.push(
      await page.evaluate(() => {
        const slide = document.activeElement?.closest("[data-slide]");
        return slide?.getAttribute("data-slide") ?? document.activeElement?.ariaLabel ?? "";
      }),
    );
    await page.keyboard.press("Tab");
  }
  const all = "All 12 photographs: The villa";
  expect(order).toEqual(["5", "6", "7", all, "Previous photograph", "Next photograph"]);
  expect(await root.evaluate((element) => element.contains(document.activeElement))).toBe(false);

  // focusing a slide at the edge does not scroll the carousel
  await slideOf(root, 7).getByRole("button").focus();
  const scrolls = root.locator("> *").evaluateAll((all) => all.map(({ scrollLeft }) => scrollLeft));
  expect(new Set(await scrolls)).toEqual(new Set([0]));
  expect(await active(root)).toBe(6);

  await next(root).focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  await expectCentred(root, 7);
  await expect(next(root)).toBeFocused();
  await current(root).getByRole("button").focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  await expectCentred(root, 10);
  await expect(slideOf(root, 10).getByRole("button")).toBeFocused();
});

test.describe(() => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });

  test("touch: a swipe is the next slide, a strong one several, scrolling down moves none, nothing opens, and while the page is enlarged one finger pans it", async ({
    page,
  }) => {
    const root = await openSettled(page);
    await expect(root.locator("> :first-child")).toHaveCSS("touch-action", "pan-y pinch-zoom");
    const top = await page.evaluate(() => scrollY);
    await swipe(page, await middleOf(current(root)), { x: 10, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    await expectCentred(root, 6);
    await settle(root);
    await swipe(page, await middleOf(current(root)), { x: -120, y: 6 });
    await expect.poll(() => active(root)).not.toBe(6);
    await expectCentred(root);
    const from = await active(root);
    const { y } = await middleOf(current(root));
    await swipe(page, { x: 370, y }, { x: -350, y: 4 }, { steps: 5 });
    await expectCentred(root);
    expect(((await active(root)) - from + 12) % 12).toBeGreaterThan(1);
    await expect(page.locator("dialog[open]")).toHaveCount(0);

    // after a zoom the browser fetches the preloaded picture of the head again, and says so
    page.removeAllListeners("console");
    const reached = await active(root);
    const { x } = await middleOf(current(root));
    await spread(page, { x, y }, 90);
    const viewport = (name: "scale" | "offsetLeft") =>
      page.evaluate((name) => visualViewport?.[name] ?? 0, name);
    await expect.poll(() => viewport("scale")).toBeGreaterThan(1.5);
    await expect(root.locator("> :first-child")).toHaveCSS("touch-action", "auto");
    const left = await viewport("offsetLeft");
    await swipe(page, { x: 100, y }, { x: 150, y: 0 });
    await expect.poll(() => viewport("offsetLeft")).toBeLessThan(left);
    await rest(root);
    expect(await active(root)).toBe(reached);
  });

  test("on a phone the pictures that will be in sight are fetched a window ahead, and those next to them in the window", async ({
    page,
  }) => {
    const asked = new Set<number>();
    page.on("request", (request) => {
      const [, number] = /\/photos\/apartment-3-(\d+)[.-]/.exec(request.url()) ?? [];
      // the opening and the link to the apartment show two of them; the third is the middle slide
      if (number && number !== "12" && number !== "22") {
        asked.add(number === "03" ? 11 : Number(number) - 1);
      }
    });
    const inOrder = () => [...asked].sort((one, other) => one - other);
    await page.goto("/interni");
    const root = carousel(page, "apartment-3");
    await root.evaluate((element) => {
      const top = element.getBoundingClientRect().top + scrollY - innerHeight * 1.5;
      scrollTo({ top, behavior: "instant" });
    });
    await expect.poll(inOrder).toEqual([10, 11, 12]);
    await page.waitForLoadState("networkidle");
    expect(inOrder()).toEqual([10, 11, 12]);
    await settle(root);
    await root.scrollIntoViewIfNeeded();
    await expect.poll(inOrder).toEqual([9, 10, 11, 12, 13]);
    await next(root).click();
    await rest(root);
    await expect.poll(inOrder).toEqual([9, 10, 11, 12, 13, 14]);
  });
});
