import type { Locator, Page } from "@playwright/test";
import {
  active,
  animations,
  carousel,
  type Frame,
  next,
  offCentre,
  openCarousel,
  previous,
  pull,
  settle,
  startFrames,
  stopFrames,
  swipe,
  underWay,
  watchAnimations,
} from "./support/carousel.ts";
import { afterFrames, rest } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

async function expectCentred(root: Locator, slide: number): Promise<void> {
  await expect.poll(() => active(root)).toBe(slide);
  await rest(root);
  expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
}

function widestGap(frames: Frame[]): number {
  return Math.max(...frames.map((frame) => frame.gap));
}

test("one press is one slide, in 400 ms, eased, by a transform that runs to its end", async ({
  page,
}) => {
  await watchAnimations(page);
  const root = await openCarousel(page);
  await next(root).click();
  await expectCentred(root, 7);
  await previous(root).click();
  await expectCentred(root, 6);
  await previous(root).click();
  await expectCentred(root, 5);
  const moved = await animations(page);
  expect(moved).toHaveLength(3);
  for (const animation of moved) {
    expect(animation).toEqual({ duration: 400, easing: "ease", outcome: "finished" });
  }
});

test("ten quick presses are ten slides, in one movement without a jump", async ({ page }) => {
  const root = await openCarousel(page);
  await startFrames(root);
  await next(root).evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 10; press++) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await expectCentred(root, (6 + 10) % 12);
  const frames = await stopFrames(root);
  // slides only move to the left, never back
  for (const [index, frame] of frames.entries()) {
    for (const [slide, x] of Object.entries(frame.slides)) {
      const was = frames[index - 1]?.slides[slide];
      if (was !== undefined) expect(x - was).toBeLessThan(0.5);
    }
  }
  expect(widestGap(frames)).toBeLessThan(6.5);
});

test("presses in both directions cancel out", async ({ page }) => {
  const root = await openCarousel(page);
  for (const button of [next(root), next(root), previous(root), next(root), previous(root)]) {
    await button.click();
  }
  await expectCentred(root, 7);
});

for (const [kind, sizes] of Object.entries({
  small: [
    [320, 568],
    [768, 1024],
    [1440, 900],
  ],
  wide: [
    [2560, 1080],
    [3840, 2160],
    [3840, 400],
  ],
})) {
  test(`the carousel goes round both ways without a gap in ${kind} windows`, async ({
    context,
  }) => {
    const rounds = sizes.map(async ([width = 0, height = 0]) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      await goRound(page);
    });
    await Promise.all(rounds);
  });
}

/** Goes round the set that grows from five to sixteen, and looks at every frame. */
async function goRound(page: Page): Promise<void> {
  const window = JSON.stringify(page.viewportSize());
  await page.goto("/interni");
  const root = carousel(page, "apartment-2");
  await settle(root);
  await startFrames(root);
  const start = await active(root);
  for (const [button, count] of [
    [next(root), 6],
    [previous(root), 9],
  ] as const) {
    for (let press = 0; press < count; press++) {
      await button.click();
      // some presses come during the previous movement, others after it
      await (press % 3 ? underWay(root, 120) : rest(root));
    }
  }
  await rest(root);
  const frames = await stopFrames(root);
  expect(widestGap(frames), window).toBeLessThan(6.5);
  expect(Math.abs(await offCentre(root)), window).toBeLessThan(0.5);
  expect(await active(root), window).not.toBe(start);
}

test("resizing and turning keep the active slide in the middle", async ({ page }) => {
  const root = await openCarousel(page);
  await next(root).click();
  await expectCentred(root, 7);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
    [3000, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await afterFrames(page, 3);
    await expectCentred(root, 7);
    await startFrames(root);
    await afterFrames(page, 3);
    expect(widestGap(await stopFrames(root))).toBeLessThan(6.5);
  }
});

/** Drags the active slide by its middle. */
async function drag(page: Page, root: Locator, by: number, hand: Parameters<typeof pull>[3] = {}) {
  const box = await root.locator('[aria-current="true"]').boundingBox();
  if (!box) throw new Error("The active slide has no box");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await pull(page, middle, { x: by, y: 2 }, { steps: 10, ...hand });
}

/** Holds still before the release, so that there is no momentum. */
const slowly = { pause: 20, hold: 150 };

test("dragging follows the pointer, and goes to the nearest slide", async ({ page }) => {
  const root = await openCarousel(page);
  const box = await root.locator('[aria-current="true"]').boundingBox();
  const width = box?.width ?? 0;
  // slowly and not far: back
  await drag(page, root, -width * 0.3, slowly);
  await expectCentred(root, 6);
  // slowly and beyond the half: the next
  await drag(page, root, -width * 0.8, slowly);
  await expectCentred(root, 7);
  await drag(page, root, width * 0.8, slowly);
  await expectCentred(root, 6);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
});

test("a quick short drag of the mouse moves one slide, a wide one several", async ({ page }) => {
  const root = await openCarousel(page);
  await drag(page, root, -90, { steps: 4, pause: 10 });
  await expect.poll(() => active(root)).not.toBe(6);
  await rest(root);
  expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
  await page.setViewportSize({ width: 2400, height: 500 });
  await afterFrames(page, 3);
  const from = await active(root);
  await drag(page, root, 1100, slowly);
  await rest(root);
  expect((from - (await active(root)) + 12) % 12).toBeGreaterThan(1);
  expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
});

test("a swipe that a busy browser reports as a single move event counts", async ({ page }) => {
  const root = await openCarousel(page);
  const box = await root.locator('[aria-current="true"]').boundingBox();
  await drag(page, root, (box?.width ?? 0) * -0.8, { steps: 1 });
  await expect.poll(() => active(root)).not.toBe(6);
});

test("a drag that begins during a movement goes on from where the slides are", async ({ page }) => {
  const root = await openCarousel(page);
  await startFrames(root);
  await next(root).click();
  await underWay(root, 150);
  const before = await root.locator('[data-slide="7"]').boundingBox();
  await drag(page, root, -20, { steps: 3, pause: 10, hold: 150 });
  const frames = await stopFrames(root);
  expect(before).not.toBeNull();
  for (const [index, frame] of frames.entries()) {
    const [x, was] = [frame.slides["7"], frames[index - 1]?.slides["7"]];
    if (x !== undefined && was !== undefined) expect(Math.abs(x - was)).toBeLessThan(450);
  }
  await rest(root);
  expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
});

test("arrow keys move the carousel while it has the focus, and only then", async ({ page }) => {
  const root = await openCarousel(page);
  await page.keyboard.press("ArrowRight");
  expect(await active(root)).toBe(6);
  await next(root).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expectCentred(root, 7);
  await expect(next(root)).toBeFocused();
});

test("a focused slide passes the focus on when the arrow keys move the carousel", async ({
  page,
}) => {
  const root = await openCarousel(page);
  await root.locator('[data-slide="6"] button').focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowRight");
  await expectCentred(root, 10);
  await expect(root.locator('[data-slide="10"] button')).toBeFocused();
});

test("reduced motion: the next slide is there at once, without an animation", async ({ page }) => {
  await watchAnimations(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const root = await openCarousel(page);
  await next(root).click();
  await expect.poll(() => active(root)).toBe(7);
  expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
  expect(await animations(page)).toEqual([]);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  async function middle(root: Locator) {
    const box = await root.locator('[aria-current="true"]').boundingBox();
    if (!box) throw new Error("The active slide has no box");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  test("touch: a swipe is the next slide, a strong one several, and none opens the lightbox", async ({
    page,
  }) => {
    const root = await openCarousel(page);
    await swipe(page, await middle(root), { x: -120, y: 6 });
    await expect.poll(() => active(root)).not.toBe(6);
    await rest(root);
    expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
    const from = await active(root);
    await swipe(page, { x: 370, y: (await middle(root)).y }, { x: -350, y: 4 }, { steps: 5 });
    await rest(root);
    expect(((await active(root)) - from + 12) % 12).toBeGreaterThan(1);
    expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });

  test("touch: scrolling down over a carousel scrolls the page and moves no slide", async ({
    page,
  }) => {
    const root = await openCarousel(page);
    const top = await page.evaluate(() => scrollY);
    await swipe(page, await middle(root), { x: 10, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    expect(await active(root)).toBe(6);
    expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });

  test("touch: zooming with two fingers is left to the browser", async ({ page }) => {
    const root = await openCarousel(page);
    await expect(root.locator(":scope > :first-child")).toHaveCSS(
      "touch-action",
      "pan-y pinch-zoom",
    );
  });
});
