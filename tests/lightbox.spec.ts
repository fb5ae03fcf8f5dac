import type { Locator, Page } from "@playwright/test";
import { contrast } from "../tools/content/colours.ts";
import { villaPath } from "./support/addresses.ts";
import {
  active,
  carousel,
  offCentre,
  openCarousel,
  type SetName,
  settle,
  spread,
  swipe,
} from "./support/carousel.ts";
import { axeViolations } from "./support/checks.ts";
import { afterFrames, expectFocusInside, holdRequests, rest } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

// The steps through the history and the addresses are tested with their rules: src/components/carousel.

const lightbox = (page: Page) =>
  page.getByRole("dialog", { name: /^(Enlarged photograph|Fotografia ingrandita)$/ });

const grid = (page: Page) => page.getByRole("dialog", { name: /^All photographs: / });
const shown = (page: Page) => lightbox(page).locator("[aria-current] img");
const thumbnail = (page: Page, number: number) =>
  page.locator("[data-photo-grid] button").nth(number - 1);
const allButton = (page: Page, set: SetName) => carousel(page, set).locator("[data-open-grid]");
const cross = (page: Page) => page.locator("dialog[open]").getByRole("button", { name: /^Close / });
const slideButton = (root: Locator, slide: number) =>
  root.locator(`[data-slide="${slide}"] button`);
const historyLength = (page: Page) => page.evaluate(() => history.length);
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const gridTop = (page: Page) =>
  page.locator("[data-photo-grid]").evaluate((list) => list.parentElement?.scrollTop);

async function expectPhoto(page: Page, number: number, address?: string): Promise<void> {
  await expect(page).toHaveURL(address ?? new RegExp(`[?&]photo=${number}(#|$)`));
  await expect(lightbox(page).getByText(new RegExp(`^${number} / `))).toBeVisible();
}

async function expectClosed(page: Page, address: string, focused?: Locator): Promise<void> {
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page).toHaveURL(address);
  if (focused) await expect(focused).toBeFocused();
}

/** Any address that a guest comes from. */
const before = "/robots.txt";

/** The seventh, in the middle of the villa's carousel. */
async function openPhoto(page: Page, path = villaPath): Promise<Locator> {
  const root = await openCarousel(page, path);
  await root.locator('[aria-current="true"] button').click();
  await expect(lightbox(page)).toBeVisible();
  return root;
}

test("the lightbox opens from the slide that is pressed, over an inert page that does not scroll; buttons and arrow keys go round all photographs, and the address follows, also through a reload", async ({
  page,
}) => {
  await page.goto(before);
  const root = await openCarousel(page);
  const length = await historyLength(page);
  const width = page.viewportSize()?.width ?? 0;
  const edge = await root.locator('[data-slide="7"]').boundingBox();
  await page.mouse.click(width - 20, (edge?.y ?? 0) + 100);
  await expectPhoto(page, 8);
  const caption = await root.locator('[data-slide="7"] img').getAttribute("alt");
  await expect(lightbox(page).getByText(caption ?? "")).toBeVisible();
  const said = await lightbox(page).ariaSnapshot();
  for (const once of ["Photograph 8 of 12", caption ?? "", "8"]) {
    expect(said.split(once), said).toHaveLength(2);
  }
  await expect(shown(page)).toHaveAttribute("data-photo", "villa-08");
  const top = await scrolled(page);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  await afterFrames(page, 10);
  expect(await scrolled(page)).toBe(top);
  await expectFocusInside(page, 4);

  await lightbox(page).getByRole("button", { name: "Next photograph" }).click();
  await expectPhoto(page, 9);
  for (let press = 0; press < 9; press++) await page.keyboard.press("ArrowLeft");
  await expectPhoto(page, 12);
  await expect(shown(page)).toHaveAttribute("data-photo", "villa-12");
  expect(await historyLength(page)).toBe(length + 1);
  await page.reload();
  await expectPhoto(page, 12);
  await page.keyboard.press("Escape");
  await expectClosed(page, villaPath);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test("a photograph that is closed the moment it appears stays closed", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const cross = document.querySelector<HTMLElement>("dialog[open] button[aria-label^=Close]");
      if (cross) observer.disconnect();
      cross?.click();
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(`${villaPath}?photos=villa&photo=3`);
  await expectClosed(page, villaPath);
});

test("after closing by Escape, cross or Back the carousel shows and focuses the last photograph", async ({
  page,
}) => {
  const root = await openPhoto(page);
  let slide = 6;
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => cross(page).click(),
    () => page.goBack(),
  ]) {
    for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowRight");
    slide = (slide + 4) % 12;
    await expectPhoto(page, slide + 1);
    const top = await scrolled(page);
    await close();
    // the slide is marked active some frames after the movement
    await expect.poll(() => active(root)).toBe(slide);
    await expectClosed(page, villaPath, slideButton(root, slide));
    expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);
    expect(await scrolled(page)).toBe(top);
    await slideButton(root, slide).press("Enter");
    await expect(lightbox(page)).toBeVisible();
  }
});

test("an address opens its photograph or all of them without adding a history entry; what does not exist is removed from it", async ({
  page,
}) => {
  await page.goto("/interni?photos=apartment-1&photo=14#compare");
  await expectPhoto(page, 14);
  await page.keyboard.press("ArrowRight");
  await expectPhoto(page, 15);
  await page.keyboard.press("Escape");
  // the carousel did not have this slide yet when the lightbox opened
  const root = carousel(page, "apartment-1");
  await expectClosed(page, "/interni#compare", slideButton(root, 14));
  await expect.poll(() => active(root)).toBe(14);
  await expect(slideButton(root, 14)).toBeInViewport();
  expect(Math.abs(await offCentre(root))).toBeLessThan(0.5);

  await page.goto(`${villaPath}?photos=villa&photo=13#pool`);
  await expect(page).toHaveURL(`${villaPath}?photos=villa#pool`);
  await expect(grid(page)).toBeVisible();
});

test("in a laptop's window photographs have the shadow of their set, 1080 by 720 px, and the wall begins with two of 400 px; an address brings no ring of focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/interni?photos=apartment-3&photo=3");
  expect(await shown(page).boundingBox()).toMatchObject({ width: 1080, height: 720 });
  const shade = (element: Element) => getComputedStyle(element).getPropertyValue("--shade");
  expect(await lightbox(page).evaluate(shade)).toBe(
    await carousel(page, "apartment-3").evaluate(shade),
  );
  const strip = lightbox(page).getByRole("slider");
  await expect(strip).toHaveAttribute("aria-valuetext", "Photograph 3 of 23");
  await expect(page.locator(":focus")).toHaveCount(1);
  await expect(page.locator(":focus-visible")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus-visible")).toHaveCount(1);
  await page.goto("/interni?photos=apartment-3");
  const boxes = await Promise.all([1, 2, 3].map((number) => thumbnail(page, number).boundingBox()));
  const [first, second, third] = boxes;
  expect(first?.height).toBeGreaterThan(400);
  expect(second?.y).toBe(first?.y);
  expect(third?.y).toBeGreaterThan(first?.y ?? 0);
});

test("the lightbox shows the picture already on the page at once, then a larger file", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1800, height: 1300 });
  const root = await openCarousel(page);
  const slide = root.locator('[aria-current="true"] img');
  await expect(slide).not.toHaveJSProperty("naturalWidth", 0);
  const drawn = await slide.evaluate((image: HTMLImageElement) => image.currentSrc);
  const deliver = await holdRequests(page, /\/photos\/villa-07.*-1440\./);
  await root.locator('[aria-current="true"] button').click();
  await expect(lightbox(page)).toBeVisible();
  const large = shown(page);
  expect(await large.evaluate((image) => getComputedStyle(image).backgroundImage)).toContain(drawn);
  expect((await large.boundingBox())?.width).toBeGreaterThan(1200);
  deliver();
  await expect(large).toHaveJSProperty("complete", true);
  expect(await large.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("-1440.");
});

test("picture, texts and buttons do not overlap on a phone, a turned phone and a desktop; no axe violation", async ({
  page,
}) => {
  await openPhoto(page, `/it${villaPath}`);
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [390, 844],
  ] as const) {
    const size = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await rest(lightbox(page));
    const parts = lightbox(page).locator("button:not([aria-pressed]), [role=status] > *");
    const boxes = await parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const picture = (await shown(page).boundingBox()) ?? { x: 0, y: 0, width, height };
    const isOver = ({ left, right, top, bottom }: DOMRect) =>
      (left < picture.x + picture.width &&
        right > picture.x &&
        top < picture.y + picture.height &&
        bottom > picture.y) ||
      left < 0 ||
      right > width ||
      bottom > height;
    expect(boxes.filter(isOver), size).toEqual([]);
    expect(await axeViolations(page, { include: "dialog" }), size).toEqual([]);
  }
});

test("all photographs of an apartment open from its carousel; Back and Escape close one level at a time, and the cross all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(before);
  await page.goto("/interni?arrival=2027-05-01#apartment-3");
  const root = carousel(page, "apartment-3");
  await settle(root);
  const base = "/interni?arrival=2027-05-01";
  const all = allButton(page, "apartment-3");
  const length = await historyLength(page);
  const top = await scrolled(page);

  await all.click();
  await expect(grid(page)).toHaveAccessibleName("All photographs: Golden Valley");
  await expect(grid(page).getByText("23 photographs")).toBeVisible();
  await expect(page.locator("[data-photo-grid] button")).toHaveCount(23);
  await expect(thumbnail(page, 12)).toHaveAccessibleName(/^Enlarge photograph 12 of 23: ./);
  await expect(cross(page)).toBeFocused();
  await expect(page).toHaveURL(`${base}&photos=apartment-3#apartment-3`);

  await thumbnail(page, 22).scrollIntoViewIfNeeded();
  const gridScrolled = await gridTop(page);
  await thumbnail(page, 22).click();
  await expectPhoto(page, 22, `${base}&photos=apartment-3&photo=22#apartment-3`);
  await expect(thumbnail(page, 22)).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expectPhoto(page, 23);
  await page.goBack();
  await expect(thumbnail(page, 23)).toBeFocused();
  expect(await gridTop(page)).toBe(gridScrolled);
  await expect(page).toHaveURL(`${base}&photos=apartment-3#apartment-3`);

  await page.keyboard.press("Escape");
  await expectClosed(page, `${base}#apartment-3`, all);
  expect(await scrolled(page)).toBe(top);
  await expect.poll(() => active(root)).toBe(22);

  await all.press("Enter");
  await thumbnail(page, 3).press("Enter");
  await expectPhoto(page, 3);
  await cross(page).click();
  await expectClosed(page, `${base}#apartment-3`, all);
  await expect.poll(() => active(root)).toBe(2);
  expect(await historyLength(page)).toBe(length + 2);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test("the grid has full rows and no axe violation in every window; with forced colours photographs have borders", async ({
  page,
}) => {
  await page.goto(`${villaPath}?photos=villa`);
  await expect(grid(page)).toBeVisible();
  for (const [width, margin] of [
    [1440, 72],
    [768, 38],
    [390, 20],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await afterFrames(page, 2);
    const boxes = await page
      .locator("[data-photo-grid] button")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    for (const row of Map.groupBy(boxes, ({ top }) => Math.round(top)).values()) {
      expect(Math.min(...row.map(({ left }) => left))).toBeCloseTo(margin, 0);
      expect(Math.max(...row.map(({ right }) => right))).toBeCloseTo(width - margin, 0);
    }
    expect(await axeViolations(page, { include: "dialog" }), `${width}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "active" });
  await expect(thumbnail(page, 1)).toHaveCSS("border-top-width", "2px");
  expect(await axeViolations(page, { include: "dialog" })).toEqual([]);
});

test("the focus is seen on any photograph: a ring of two lines, one of which has 3:1 on every colour", async ({
  page,
}) => {
  const root = await openCarousel(page);
  const ring = (button: Locator) =>
    button.evaluate((element) => {
      const { content, position, inset, border, boxShadow } = getComputedStyle(element, "::after");
      return { content, position, inset, border, boxShadow };
    });
  await slideButton(root, 6).focus();
  const onSlide = await ring(slideButton(root, 6));
  const { border, boxShadow } = onSlide;
  expect(onSlide).toMatchObject({ content: '""', position: "absolute", inset: "0px" });
  const [, outer = ""] = /^3px solid (rgb.*)$/.exec(border) ?? [];
  const [, inner = ""] = /^(rgb.*) 0px 0px 0px 3px inset$/.exec(boxShadow) ?? [];
  // then no colour is nearer than 3:1 to both: https://www.w3.org/WAI/WCAG22/Techniques/css/C40
  expect(contrast(outer, inner)).toBeGreaterThanOrEqual(9);
  await allButton(page, "villa").press("Enter");
  await expect(cross(page)).toBeFocused();
  await expect(thumbnail(page, 1)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(thumbnail(page, 1)).toBeFocused();
  expect(await ring(thumbnail(page, 1))).toEqual(onSlide);
});

/** Runs in the page. */
async function stoodStill(row: Element): Promise<void> {
  let last = Number.NaN;
  for (let still = 0; still < 10; still = row.scrollLeft === last ? still + 1 : 0) {
    last = row.scrollLeft;
    await new Promise(requestAnimationFrame);
  }
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("upright the photographs are one row to swipe along; a press or pinching in shows the whole one, and while zoomed one finger moves the window", async ({
    page,
  }) => {
    // after a zoom the browser fetches the preloaded picture of the head again, and says so
    page.removeAllListeners("console");
    await openPhoto(page);
    const box = async () => {
      const { x = 0, width = 0, height = 0 } = (await shown(page).boundingBox()) ?? {};
      // the row stands on whole pixels, so its middle is off by less than one
      return [Math.trunc(Math.abs(x + width / 2 - 195)), ...[width, height].map(Math.round)];
    };
    await expect.poll(box).toEqual([0, 721, 481]);
    const bar = () => lightbox(page).locator("i").boundingBox();
    await expect.poll(async () => (await bar())?.width).toBeCloseTo(390 ** 2 / 721.5, 0);
    expect((await bar())?.x).toBeCloseTo((390 - 390 ** 2 / 721.5) / 2, 0);

    const row = lightbox(page).getByRole("slider");
    // a busy browser may lose a touch; two swipes reach the next photograph, four not the one after it
    await expect(async () => {
      // it glides on, which no animation tells
      await row.evaluate(stoodStill);
      await swipe(page, { x: 350, y: 400 }, { x: -250, y: 8 }, { hold: 200 });
      await expect(page).toHaveURL(/photo=8$/, { timeout: 2000 });
    }).toPass();
    await expectPhoto(page, 8);
    await lightbox(page).getByRole("button", { name: "Next photograph" }).tap();
    await expectPhoto(page, 9);
    await expect.poll(box).toEqual([0, 722, 481]);
    const whole = lightbox(page).getByRole("button", { name: "Show the whole photograph" });
    const press = () => page.touchscreen.tap(195, 500);
    const pinchIn = () => spread(page, { x: 195, y: 500 }, 10);
    for (const fit of [press, pinchIn]) {
      await fit();
      await expect.poll(box).toEqual([0, 390, 260]);
      await whole.press("Enter");
      await expect.poll(box).toEqual([0, 722, 481]);
    }

    await spread(page, { x: 195, y: 400 }, 90);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    const offset = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
    const left = await offset();
    await swipe(page, { x: 100, y: 400 }, { x: 150, y: 0 });
    await expect.poll(offset).toBeLessThan(left);
    await expectPhoto(page, 9);
  });
});
