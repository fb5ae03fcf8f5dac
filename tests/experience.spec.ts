import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { axeViolations } from "./support/axe.ts";
import { ownerTexts } from "./support/owner-texts.ts";
import { expect, test } from "./support/test.ts";

const read = (file: string) => JSON.parse(readFileSync(`demo/${file}`, "utf8"));

/** Edges of each element on the page, in whole pixels. */
const boxes = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const down = (y: number) => Math.round(y + scrollY);
      return { left, right, top: down(top), bottom: down(bottom) };
    }),
  );

const requestPhotos = ["experience-02", "experience-03", "experience-06", "experience-09"];

test("a day is described in four named hours", async ({ page }) => {
  await page.goto("/experience");
  const hours = page.locator("[data-hour]");
  await expect(hours.getByRole("heading", { level: 3 })).toHaveText([
    "Morning",
    "Kitchen",
    "Hot hours",
    "Evening",
  ]);
  await expect(hours.locator("p")).toHaveText(ownerTexts("en", "experience").paragraphs);
});

test("in wide windows four pictures of the list on request stand on one line above it, and twelve months on another", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/experience");
  const rows = page.locator("li:has(> div > picture):has(> h3)");
  await expect(rows.locator("h3")).toHaveText([
    "Pizza chef",
    "Apulian cooking class",
    "Yoga",
    "Wellness treatments",
  ]);
  const ids = await rows
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("data-photo")));
  expect(ids).toEqual(requestPhotos);

  const pictures = await boxes(rows.locator("img"));
  const headings = await boxes(rows.locator("h3"));
  expect(new Set(pictures.map(({ bottom }) => bottom)).size).toBe(1);
  expect(new Set(pictures.map(({ top }) => top)).size).toBe(4);
  for (const [index, { left, bottom }] of pictures.entries()) {
    expect(left - (pictures[index - 1]?.right ?? left - 6)).toBeCloseTo(6, 0);
    expect(bottom).toBeLessThan(Math.min(...headings.map(({ top }) => top)));
  }

  const months = page.locator("[data-months] [data-month]");
  const names = await boxes(months.locator("h4"));
  expect(names).toHaveLength(12);
  expect(new Set(names.map(({ bottom }) => bottom)).size).toBe(1);
  expect(await axeViolations(page, { include: "[data-months]" })).toEqual([]);
});

test("the months from March on say air, sea, light and pool as text, under a shadow that is longest in December", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/experience");
  const months = page.locator("[data-months] [data-month]");
  const numbers = await months.evaluateAll((all) =>
    all.map((month) => Number(month.getAttribute("data-month"))),
  );
  expect(numbers).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2]);

  const { openMonths } = read("facts.json").pool;
  const {
    columns,
    months: names,
    poolOpen,
    poolClosed,
  } = ownerTexts("en", "experience").whenToCome;
  const light = ["12", "13", "14", "15", "15", "14", "12", "11", "10", "9", "10", "11"];
  const figures = Object.fromEntries(
    read("climate.json").months.map(
      ({ month, ...figures }: { month: number; airDayMax: number; sea: number }) => [
        month,
        figures,
      ],
    ),
  );
  for (const [index, number] of numbers.entries()) {
    const month = page.locator(`[data-month="${number}"]`);
    await expect(month.getByRole("heading", { level: 4 })).toHaveText(names[number - 1]);
    await expect(month.getByRole("term")).toHaveText(Object.values(columns));
    await expect(month.getByRole("definition")).toHaveText([
      `${figures[number].airDayMax}°`,
      `${figures[number].sea}°`,
      `${light[index]} h`,
      openMonths.includes(number) ? poolOpen : poolClosed,
    ]);
  }
  const lengths = await months
    .locator("svg[aria-hidden=true] path:first-child")
    .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().height));
  const inOrder = numbers.toSorted(
    (one, other) => (lengths[numbers.indexOf(one)] ?? 0) - (lengths[numbers.indexOf(other)] ?? 0),
  );
  expect(inOrder).toEqual([6, 7, 5, 8, 4, 9, 3, 10, 2, 11, 1, 12]);
});

test("on a phone each picture stands above the words that it belongs to, and a month is a row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/it/experience");
  const rows = page.locator("li:has(> div > picture):has(h3)");
  await expect(rows).toHaveCount(7);
  const pictures = await boxes(rows.locator("> div:has(> picture)"));
  const headings = await boxes(rows.locator("h3"));
  for (const [index, { bottom }] of pictures.entries()) {
    const words = headings[index]?.top ?? 0;
    expect(words).toBeGreaterThan(bottom);
    expect(words - bottom).toBeLessThan(120);
  }

  const months = page.locator("[data-months] [data-month]");
  const names = await boxes(months.locator("h4 span"));
  const figures = await boxes(months.locator("dl"));
  expect(names.map(({ left }) => left)).toEqual(names.map(() => names[0]?.left));
  for (const [index, { left, right, bottom }] of figures.entries()) {
    expect(Math.abs(bottom - (names[index]?.bottom ?? 0))).toBeLessThan(2);
    expect(left).toBeGreaterThan(names[index]?.right ?? left);
    expect(right).toBeLessThanOrEqual(320);
  }
  await expect(page.getByText("Piscina aperta")).toBeVisible();
  expect(await axeViolations(page, { include: "[data-months]" })).toEqual([]);
});

test("in forced colours months have no shadow and open pools a border; in print they are complete", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/experience");
  const july = page.locator('[data-month="7"]');
  await expect(july.locator("path").first()).toBeHidden();
  await expect(july.locator("path").last()).toBeVisible();
  const pool = (month: number) => page.locator(`[data-month="${month}"] dl > :nth-child(4)`);
  await expect(pool(7)).toHaveCSS("border-top-width", "2px");
  await expect(pool(1)).toHaveCSS("border-top-width", "0px");
  await expect(page.locator("[data-hour] svg").first()).toBeHidden();

  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await page.setViewportSize({ width: 673, height: 950 });
  const row = page.locator("li:has(> div > picture):has(> h3)").first();
  const [picture] = await boxes(row.locator("img"));
  const [heading] = await boxes(row.locator("h3"));
  expect(picture?.bottom).toBeLessThan(heading?.top ?? 0);
  await expect(july.getByText("29°")).toBeVisible();
  await expect(page.getByText("Pool open")).toBeVisible();
});
