import type { Locator, Page } from "@playwright/test";
import { villaPath } from "./support/addresses.ts";
import {
  active,
  carousel,
  counts,
  openCarousel,
  type SetName,
  settle,
} from "./support/carousel.ts";
import { axeViolations } from "./support/checks.ts";
import { afterFrames } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

function grid(page: Page): Locator {
  return page.getByRole("dialog", { name: /^(All photographs|Tutte le fotografie): / });
}

function lightbox(page: Page): Locator {
  return page.getByRole("dialog", { name: /^(Enlarged photograph|Fotografia ingrandita)$/ });
}

/** The button of a photograph, counted from 1. */
function thumbnail(page: Page, number: number): Locator {
  return page.locator("[data-photo-grid] button").nth(number - 1);
}

function allButton(page: Page, set: SetName): Locator {
  return carousel(page, set).locator("[data-open-grid]");
}

function cross(page: Page): Locator {
  return page.locator("dialog[open]").getByRole("button", { name: /^(Close|Chiudi) / });
}

function allInLightbox(page: Page): Locator {
  return lightbox(page).getByRole("button", { name: "All photographs" });
}

function gridTop(page: Page): Promise<number | undefined> {
  return page.locator("[data-photo-grid]").evaluate((list) => list.parentElement?.scrollTop);
}

/** Path, query and fragment. */
function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

type Row = { left: number; right: number; height: number };

/** The rows of the grid as they are drawn, in pixels. */
function rowsOf(page: Page): Promise<Row[]> {
  return page.locator("[data-photo-grid]").evaluate((list) => {
    const rows = new Map<number, { left: number; right: number; height: number }>();
    for (const button of list.querySelectorAll("button")) {
      const { left, right, top, height } = button.getBoundingClientRect();
      const key = Math.round(top);
      const row = rows.get(key) ?? { left, right, height };
      rows.set(key, { ...row, right: Math.max(row.right, right) });
    }
    return [...rows.values()];
  });
}

/** Rows are as wide as the window without its margins, and none is higher than twice another. */
async function expectEvenRows(page: Page, margin: number): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const rows = await rowsOf(page);
  const heights = rows.map(({ height }) => height);
  for (const { left, right } of rows) {
    expect(left).toBeCloseTo(margin, 0);
    expect(right).toBeCloseTo(width - margin, 0);
  }
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThanOrEqual(2);
}

test("all photographs of an apartment open from its carousel; Back and Escape close one level at a time, and the cross all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  await page.goto("/interni?arrival=2027-05-01#apartment-3");
  await settle(carousel(page, "apartment-3"));
  const base = "/interni?arrival=2027-05-01";
  const all = allButton(page, "apartment-3");
  await expect(all).toHaveText("All 23");
  await expect(all).toHaveAccessibleName("All 23 photographs: Golden Valley");
  const length = await page.evaluate(() => history.length);
  const top = await page.evaluate(() => scrollY);

  await all.click();
  await expect(grid(page)).toBeVisible();
  await expect(grid(page)).toHaveAccessibleName("All photographs: Golden Valley");
  await expect(grid(page).getByRole("heading", { level: 2 })).toHaveText("Golden Valley");
  await expect(grid(page).getByText("23 photographs")).toBeVisible();
  await expect(grid(page).locator("[data-photo-grid] button")).toHaveCount(23);
  await expect(thumbnail(page, 12)).toHaveAccessibleName(/^Enlarge photograph 12 of 23: ./);
  await expect(cross(page)).toBeFocused();
  expect(address(page)).toBe(`${base}&photos=apartment-3#apartment-3`);
  const canonical = page.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute("href")).not.toContain("?");
  await expectEvenRows(page, 72);
  expect(await rowsOf(page)).toHaveLength(5);

  // by keyboard: the first photograph is the next stop, and arrow keys scroll
  await page.keyboard.press("Tab");
  await expect(thumbnail(page, 1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => gridTop(page)).toBeGreaterThan(0);
  await expect(thumbnail(page, 1)).toBeFocused();

  await thumbnail(page, 20).scrollIntoViewIfNeeded();
  const scrolled = await gridTop(page);
  await thumbnail(page, 20).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(lightbox(page).getByText("20 / 23")).toBeVisible();
  expect(address(page)).toBe(`${base}&photos=apartment-3&photo=20#apartment-3`);
  // the grid is under it, and out of reach
  await expect(thumbnail(page, 20)).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/photo=21#/);

  await page.goBack();
  await expect(grid(page)).toBeVisible();
  await expect(thumbnail(page, 21)).toBeFocused();
  expect(await gridTop(page)).toBe(scrolled);
  expect(address(page)).toBe(`${base}&photos=apartment-3#apartment-3`);

  // Escape goes up one level each time
  await page.keyboard.press("Enter");
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(thumbnail(page, 21)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(grid(page)).toBeHidden();
  await expect(all).toBeFocused();
  await expect(page).toHaveURL(`${base}#apartment-3`);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect.poll(() => active(carousel(page, "apartment-3"))).toBe(20);

  // the cross leaves everything, from the second level too
  await all.press("Enter");
  await thumbnail(page, 3).press("Enter");
  await expect(lightbox(page).getByText("3 / 23")).toBeVisible();
  await cross(page).click();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(`${base}#apartment-3`);
  await expect(all).toBeFocused();
  await expect.poll(() => active(carousel(page, "apartment-3"))).toBe(2);
  expect(await page.evaluate(() => history.length)).toBe(length + 2);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("the button for all photographs leads from an enlarged one to the grid, and is one step back where the photograph came from it", async ({
  page,
}) => {
  const root = await openCarousel(page);
  const length = await page.evaluate(() => history.length);
  await root.locator('[aria-current="true"] button').click();
  await expect(lightbox(page).getByText("7 / 12")).toBeVisible();
  // it came from a slide: the grid takes its place
  await allInLightbox(page).click();
  await expect(grid(page)).toBeVisible();
  await expect(thumbnail(page, 7)).toBeFocused();
  await expect(thumbnail(page, 7)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(`${villaPath}?photos=villa`);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  // this one comes from the grid: the button is a step back
  await thumbnail(page, 9).click();
  await expect(lightbox(page).getByText("9 / 12")).toBeVisible();
  await allInLightbox(page).click();
  await expect(thumbnail(page, 9)).toBeFocused();
  await expect(page).toHaveURL(`${villaPath}?photos=villa`);
  expect(await page.evaluate(() => history.length)).toBe(length + 2);
  await page.goForward();
  await expect(lightbox(page).getByText("9 / 12")).toBeVisible();
  // quicker than the browser steps back
  await page.evaluate(() => {
    const press = (name: string) =>
      document.querySelector<HTMLElement>(`dialog [aria-label^="${name}"]`)?.click();
    press("All photographs");
    press("Close the enlarged");
  });
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page).toHaveURL(villaPath);
  // the slide that was pressed at first, gone on to the photograph last seen
  await expect.poll(() => active(root)).toBe(8);
  await expect(root.locator('[data-slide="8"] button')).toBeFocused();
});

test("an address opens all photographs or one of them without adding a history entry", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto(`${villaPath}?photos=pool&guests=4#pool`);
  await expect(grid(page)).toBeVisible();
  expect(address(page)).toBe(`${villaPath}?photos=pool&guests=4#pool`);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(grid(page)).toBeVisible();
  // after a reload the levels are still known
  await thumbnail(page, 4).click();
  await expect(page).toHaveURL(`${villaPath}?guests=4&photos=pool&photo=4#pool`);
  await page.reload();
  await expect(lightbox(page).getByText("4 / 11")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(thumbnail(page, 4)).toBeFocused();
  expect(address(page)).toBe(`${villaPath}?photos=pool&guests=4#pool`);
  await thumbnail(page, 5).press("Enter");
  await expect(lightbox(page).getByText("5 / 11")).toBeVisible();
  // the page's own address takes the place of the one that was opened
  await cross(page).click();
  await expect(page).toHaveURL(`${villaPath}?guests=4#pool`);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(allButton(page, "pool")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/about");

  await page.goto("/it/interni?photos=apartment-2&photo=14");
  await expect(lightbox(page).getByText("14 / 14")).toBeVisible();
  await lightbox(page).getByRole("button", { name: "Tutte le fotografie" }).click();
  await expect(page).toHaveURL("/it/interni?photos=apartment-2");
  await expect(grid(page).getByText("14 fotografie")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/it/interni");
  await expect.poll(() => active(carousel(page, "apartment-2"))).toBe(13);
});

test("a set or photograph that does not exist is removed from the address, and the rest of it stays", async ({
  page,
}) => {
  for (const [query, left] of [
    ["?photos=sauna&photo=2&guests=4", "?guests=4"],
    ["?photos=%3Cscript%3E&photo=1", ""],
    // another page's
    [`?photos=apartment-3`, ""],
    ["?photos=villa&photo=13", "?photos=villa"],
    ["?photos=villa&photo=-1#pool", "?photos=villa#pool"],
  ]) {
    await page.goto(villaPath + query);
    await expect(page).toHaveURL(villaPath + left);
    await expect(page.locator("dialog[open]")).toHaveCount(left?.includes("photos") ? 1 : 0);
  }
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("on a phone the button for all photographs is as wide as the two arrows above it; every set has even rows", async ({
    page,
  }) => {
    for (const [path, sets] of [
      ["/it/interni", ["apartment-3", "apartment-1", "apartment-2"]],
      [villaPath, ["villa", "pool"]],
      ["/experience", ["experience"]],
    ] as const) {
      await page.goto(path);
      for (const set of sets) {
        await settle(carousel(page, set));
        const all = allButton(page, set);
        const boxes = await carousel(page, set)
          .locator("[data-open-grid], [data-open-grid] ~ button")
          .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().toJSON()));
        expect(boxes[0].left).toBe(boxes[1].left);
        expect(boxes[0].right).toBe(boxes[2].right);
        expect(boxes[0].top).toBe(boxes[1].bottom - 2);
        await all.tap();
        await expect(grid(page)).toBeVisible();
        await expect(page.locator("[data-photo-grid] button")).toHaveCount(counts[set][1]);
        await expectEvenRows(page, 20);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectEvenRows(page, 19);
        const beyond = await grid(page).evaluate(
          (dialog) =>
            [...dialog.querySelectorAll("h2, p, button")].filter(
              (each) => each.getBoundingClientRect().right > innerWidth,
            ).length,
        );
        expect(beyond).toBe(0);
        await page.setViewportSize({ width: 390, height: 844 });
        await cross(page).tap();
        await expect(grid(page)).toBeHidden();
      }
    }
  });
});

test("the grid has no axe violation at 390, 768 and 1440 px; with forced colours photographs have borders", async ({
  page,
}) => {
  await page.goto(`${villaPath}?photos=villa`);
  await expect(grid(page)).toBeVisible();
  const shadow = () =>
    thumbnail(page, 12).evaluate(
      (button) => getComputedStyle(button.parentElement as Element, "::after").content,
    );
  for (const [width, margin] of [
    [390, 20],
    [768, 38],
    [1440, 72],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await afterFrames(page, 2);
    await expectEvenRows(page, margin);
    expect(await shadow()).toBe('""');
    expect(await axeViolations(page, { include: "dialog" }), `${width}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "active" });
  const border = await thumbnail(page, 1).evaluate(
    (button) => getComputedStyle(button).borderTopWidth,
  );
  expect(border).toBe("2px");
  expect(await axeViolations(page, { include: "dialog" })).toEqual([]);
});
