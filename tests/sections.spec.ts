import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { addDays, today } from "../src/modules/calendar-days.ts";
import { villaPath } from "./support/addresses.ts";
import { axeViolations } from "./support/checks.ts";
import {
  afterFrames,
  holdRequests,
  isHydrated,
  visit as load,
  rest,
  shiftWhileScrolling,
} from "./support/page.ts";
import { expect, test } from "./support/test.ts";

// How the sections of the pages stand in their window: one visit for each page.

/** Opens a page without motion, once the application has taken it over. */
async function visit(page: Page, url: string, width = 1280): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 844 });
  await load(page, url);
}

async function resize(page: Page, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
}

/** The boxes of elements on the page, in whole pixels. */
const boxes = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const down = (y: number) => Math.round(y + scrollY);
      return { left, right, top: down(top), bottom: down(bottom), width, height };
    }),
  );

/** Expects that all elements have an edge at the same place. */
async function expectOneLine(elements: Locator, edge: "left" | "top" | "bottom", count: number) {
  const found = await boxes(elements);
  expect(found).toHaveLength(count);
  expect(new Set(found.map((box) => Math.round(box[edge]))).size, JSON.stringify(found)).toBe(1);
}

test("home: the form keeps what was chosen before the start, and leads to the booking page", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const form = page.locator("form[data-stay]");
  await form.getByLabel("Guests").selectOption("5");
  // two buttons stand in the place of the native fields from the first paint on
  await expect(form.locator("[data-field]")).toHaveText(["ArrivalChoose a day", "DepartureChoose a day"]);
  await expect(form.locator("input[type=date]").first()).toBeHidden();
  release();
  await page.waitForFunction(isHydrated);
  await expect(form.getByLabel("Guests")).toHaveValue("5");
  // pressed without days it is a link to the booking page
  await form.getByRole("button", { name: "Check dates" }).click();
  await expect(page).toHaveURL("/prenotazioni?arrival=&departure=&guests=5#calendar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking");
});

for (const { left } of await boxes(pictures)) expect(left).toBe(20);

  const age = page.locator("[data-good-to-know] details").nth(1);
  await expect(page.locator("[data-good-to-know] details[open]")).toHaveCount(0);
  await expect(age.locator("p")).toBeHidden();
  await age.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(age.locator("p")).toBeVisible();
  for (const width of [320, 1280]) {
    await resize(page, width);
    expect(await axeViolations(page, { include: "main" }), `at ${width} px`).toEqual([]);
  }
});

test("at 768 px the texts of about and villa begin on one axis", async ({ page }) => {
  for (const url of ["/about", villaPath]) {
    await visit(page, url, 768);
    const lefts = (await boxes(page.locator("main section p"))).map(({ left }) => Math.round(left));
    const starts = lefts.filter((left) => left > 200 && left < 450);
    expect(starts.length, url).toBeGreaterThanOrEqual(3);
    expect(new Set(starts).size, `${url}: ${starts}`).toBe(1);
  }
});

test("contacts: phones get two buttons first, wide windows four values on one line, links or not", async ({
  page,
}) => {
  await visit(page, "/contatti", 390);
  const call = page.getByRole("main").getByRole("link", { name: "Call the villa" });
  await expect(call).toBeVisible();
  await resize(page, 1440);
  await expect(call).toBeHidden();
  const tops = await page.locator("dl dd").evaluateAll((values) =>
    values.slice(0, 4).map((value) => {
      const range = document.createRange();
      const text = document.createTreeWalker(value, NodeFilter.SHOW_TEXT).nextNode();
      if (text) range.selectNodeContents(text);
      return Math.round(range.getBoundingClientRect().top);
    }),
  );
  expect(new Set(tops).size).toBe(1);
});

test("booking: the first price of the engine stands in the first window, and disclaimers are smaller on phones", async ({
  page,
}) => {
  const disclaimer = page.getByText("The house is for adults").first();
  const size = async () =>
    Number.parseFloat(await disclaimer.evaluate((text) => getComputedStyle(text).fontSize));
  const sizes: number[] = [];
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/prenotazioni?arrival=2027-06-12&departure=2027-06-19&guests=10");
    const price = page.frameLocator("#calendar iframe").locator("[data-total]").first();
    await expect(price).toHaveText(/6,230/);
    const box = await price.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), `at ${width} px`).toBeLessThan(height);
    expect(await page.locator("form[data-stay]").count()).toBe(1);
    await expect(page.frameLocator("#calendar iframe").locator("form")).toHaveCount(0);
    sizes.push(await size());
  }
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
});

test("on a phone each season is a block with its own labels, and still a table to a screen reader", async ({
  page,
}) => {
  await visit(page, "/prenotazioni", 320);
  const table = page.getByRole("table", { name: /season by season/ });
  await expect(table.getByRole("row")).toHaveCount(6);
  const winter = table.getByRole("row").filter({ hasText: "Winter" });
  await expect(winter.getByText("The whole house")).toBeVisible();
  const [house, apartment, nights, arrival, ...others] = await boxes(winter.getByRole("cell"));
  expect(others).toEqual([]);
  expect(apartment?.top).toBe(house?.top);
  expect(nights?.left).toBe(house?.left);
  expect(arrival?.left).toBe(apartment?.left);
  expect(nights?.top).toBeGreaterThan(house?.top ?? 0);
});

test("footer and ending: rows keep their order, targets have 44 px, and nothing follows the footer", async ({
  page,
}) => {
  for (const url of ["/", "/it/about", "/cookie-policy"]) {
    await visit(page, url);
    for (const width of [320, 800, 1440]) {
      await resize(page, width, 900);
      const rows = page.locator(
        "footer :is([href='/'], [href='/it'], [href^='tel:'], [href$='/privacy-policy'], dd, summary):visible",
      );
      const tops = (await boxes(rows)).map(({ top }) => top);
      expect(tops, `${url} at ${width} px`).toEqual(tops.toSorted((a, b) => a - b));
      const targets = page.locator(":is([data-ending], footer) :is(a, button, summary):visible");
      const tooSmall = (await boxes(targets)).filter((box) => box.width < 44 || box.height < 43.9);
      expect(tooSmall, `${url} at ${width} px`).toEqual([]);
    }
    const [footer] = await boxes(page.locator("footer"));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // the height of the page is rounded
    expect(height - (footer?.bottom ?? 0), url).toBeLessThanOrEqual(1);
  }
  await visit(page, "/it/about", 1440);
  await resize(page, 1440, 900);
  const [picture] = await boxes(page.locator("[data-ending] img"));
  expect(picture?.height).toBeCloseTo(0.56 * 900, 0);
});

test("the footer underlines the page it stands on, also after a link and in Italian, and keeps its elements", async ({
  page,
}) => {
  await visit(page, "/about");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const links = page.getByRole("navigation", { name: "Pages of the site" });
  await expect(links.locator("[aria-current=page]")).toHaveText("About");
  await links.evaluate((element) => Object.assign(element, { isFirst: true }));
  await links.getByRole("link", { name: "Villa" }).click();
  await expect(page).toHaveURL(villaPath);
  await expect(links.locator("[aria-current=page]")).toHaveText("Villa");
  await expect(page.getByRole("region", { name: "After dark the water is lit" })).toBeAttached();
  await page.evaluate(() => document.querySelector<HTMLElement>("a[hreflang=it]")?.click());
  const italian = page.getByRole("navigation", { name: "Pagine del sito" });
  await expect(italian.locator("[aria-current=page]")).toHaveAttribute("href", `/it${villaPath}`);
  await expect(page.getByRole("region", { name: /^Quando fa.buio/ })).toBeAttached();
  await expect(page.locator("footer")).toContainText("Torna su");
  expect(await italian.evaluate((element) => Reflect.get(element, "isFirst"))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});
