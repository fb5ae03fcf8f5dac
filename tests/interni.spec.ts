import type { Page } from "@playwright/test";
import sharp from "sharp";
import { facts } from "./support/addresses.ts";
import { axeViolations } from "./support/axe.ts";
import { isHydrated } from "./support/hydrated.ts";
import { sheetsOfPaper } from "./support/sheets-of-paper.ts";
import { expect, test } from "./support/test.ts";

const homes = ["Golden Valley", "Sunny Hills", "Olive Grove", "The whole house"];

/** Cells of the comparison without a box: hidden from everybody. */
const hiddenCells = () =>
  [...document.querySelectorAll("[data-compare] tbody :is(th, td)")]
    .filter((cell) => cell.getClientRects().length === 0)
    .map((cell) => cell.textContent);

/** The left edges of the first character of each, in whole pixels. */
async function leftEdges(page: Page, selectors: string[]): Promise<number[]> {
  const boxes = await Promise.all(
    selectors.map((selector) => page.locator(selector).first().boundingBox()),
  );
  return boxes.map((box) => Math.round(box?.x ?? -1));
}

test("the homes are compared in a real table at every width, and each leads to its booking", async ({
  page,
}) => {
  await page.goto("/interni");
  await page.waitForFunction(isHydrated);
  const table = page.getByRole("table", { name: "The three apartments and the whole house" });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(table.getByRole("row")).toHaveCount(11);
    await expect(table.getByRole("rowheader")).toHaveCount(10);
    await expect(table.getByRole("columnheader")).toHaveText(homes);
    await expect(table.getByRole("row", { name: /^Guests/ }).getByRole("cell")).toHaveText(
      [5, 3, 2, 10].map(String),
    );
    expect(await page.evaluate(hiddenCells), `${width} px`).toEqual([]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, `${width} px`).toBe(0);
    if (width !== 320) continue;
    expect(await axeViolations(page, { include: ["#compare", "#plans"] })).toEqual([]);
  }
  const axis = ["#apartment-1 h2 + div", "[id=apartment-1] h3", "#compare p", "#plans p"];
  const [first, ...others] = await leftEdges(page, [...axis, "#plans h3"]);
  expect(new Set(others)).toEqual(new Set([first]));

  const link = table.getByRole("link", { name: "See dates and prices, Sunny Hills" });
  await expect(table.getByRole("link")).toHaveCount(4);
  await link.click();
  await expect(page).toHaveURL("/prenotazioni?guests=3");
  await expect(page.locator("form[data-stay] select")).toHaveValue("3");
});

for (const [path, width] of [
  ["/interni", 768],
  ["/it/prenotazioni", 320],
] as const) {
  test(`${path} at ${width} px: a link's chevron stands beside its last word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const chevrons = page.locator("main a > span + svg:visible");
    const found = await chevrons.evaluateAll((icons) =>
      icons.map((icon) => {
        const text = document.createRange();
        // not what is for screen readers alone
        text.selectNodeContents(icon.previousElementSibling?.firstChild ?? icon);
        const lines = [...text.getClientRects()];
        const last = lines.at(-1) ?? new DOMRect();
        const { left, top, bottom } = icon.getBoundingClientRect();
        const isOnLine = top > last.top && bottom < last.bottom;
        const isWrapped = last.top > (lines[0]?.top ?? 0);
        return { isOnLine, isWrapped, distance: Math.round(left - last.right) };
      }),
    );
    expect(found.some(({ isWrapped }) => isWrapped)).toBe(true);
    for (const { isOnLine, distance } of found) {
      expect(isOnLine).toBe(true);
      expect(distance).toBeGreaterThan(0);
      expect(distance).toBeLessThan(9);
    }
  });
}

test("in print each apartment and each plan has a sheet of paper, and the footer has none of its own", async ({
  page,
}) => {
  for (const path of ["/interni", "/it/interni"]) {
    await page.goto(path);
    await page.waitForFunction(isHydrated);
    // opening and links to the apartments, three apartments, comparison, two plans
    expect(await sheetsOfPaper(page, "A4"), path).toBe(7);
  }
});

test("the three apartments stand on one line as wide as the window", async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 1100 });
    await page.goto("/interni");
    const links = page.locator("main nav a");
    await links.first().scrollIntoViewIfNeeded();
    const feet = await links.evaluateAll((all) =>
      all.map((link) => link.firstElementChild?.getBoundingClientRect().bottom ?? 0),
    );
    expect(new Set(feet.map(Math.round)).size, `${width} px`).toBe(1);
    // in both margins, from two pixels above the feet to four below
    const top = Math.round(feet[0] ?? 0);
    for (const x of [4, width - 6]) {
      const clip = { x, y: top - 2, width: 1, height: 6 };
      const { data } = await sharp(await page.screenshot({ clip, animations: "disabled" }))
        .grayscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...data].map((light) => (light < 100 ? "ink" : "lime"))).toEqual([
        "lime",
        "lime",
        "ink",
        "ink",
        "lime",
        "lime",
      ]);
    }
  }
});

test("each plan is followed by the list of its rooms, and is lines in forced colours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await page.goto("/it/interni");
  await page.getByRole("link", { name: "Le piante" }).click();
  await expect(page.locator("#plans")).toBeInViewport();
  for (const { key, rooms } of facts.plans) {
    const figure = page.locator(`#plans figure[data-plan="${key}"]`);
    await expect(figure.locator("svg")).toHaveAttribute("aria-hidden", "true");
    const numbers = rooms.map(({ number }) => String(number));
    await expect(figure.locator("xpath=following-sibling::*[1]").locator("li b")).toHaveText(
      numbers,
    );
    await expect(figure.locator(".figures text")).toHaveText(numbers);
  }
  await expect(page.getByRole("heading", { name: "Olive Grove, 31 m²", level: 4 })).toBeVisible();

  const paint = await page.locator("#plans").evaluate((plans) => {
    const of = (selector: string) => {
      const { fill, stroke } = getComputedStyle(plans.querySelector(selector) ?? plans);
      return { fill, stroke };
    };
    return { walls: of(".walls").fill, room: of(".floors path"), figure: of("text").fill };
  });
  expect(paint.walls).toBe(paint.figure);
  expect(paint.room.fill).not.toBe(paint.walls);
  expect(paint.room.stroke).toBe(paint.walls);
});
