import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { facts, langs, layoutsIn, localized } from "./support/addresses.ts";
import { axeViolations, textFaultsAt } from "./support/checks.ts";
import { afterFrames, visit as load } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

async function visit(page: Page, url: string, width = 1280): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 844 });
  await load(page, url);
}

async function resize(page: Page, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
}

const boxes = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const down = (y: number) => Math.round(y + scrollY);
      return { left, right, top: down(top), bottom: down(bottom), width, height };
    }),
  );

async function expectOnOneLine(page: Page, elements: string, count: number): Promise<void> {
  const found = await boxes(page.locator(elements));
  expect(found, elements).toHaveLength(count);
  expect(new Set(found.map(({ bottom }) => bottom)).size, elements).toBe(1);
}

type Edge = "left" | "right" | "top" | "bottom" | "width" | "height" | "grown";
/** An edge of an element is one of another, or of the window, and so many pixels. */
type Relation = [url: string, window: string, of: string, Edge, other: string, Edge, number];

const { relations, heights }: { relations: Relation[]; heights: [string, number, number][] } =
  JSON.parse(readFileSync("tests/drawn.json", "utf8"));

async function edgeOf(page: Page, selector: string, edge: Edge): Promise<number> {
  if (!selector) return 0;
  const [box] = await boxes(page.locator(selector));
  if (!box) throw new Error(selector);
  // the end of a shadow that is half as long again, as of a door that is pointed at
  return { ...box, grown: box.bottom + box.height * 0.16 * 1.5 }[edge];
}

test("pages stand as drawn, in both languages on the same columns, the apartments on one line", async ({
  page,
}) => {
  for (const lang of langs) {
    for (const [path, window, of, edge, other, otherEdge, more] of relations) {
      const url = localized(path, lang);
      const [width = 0, height] = window.split("x").map(Number);
      if (new URL(page.url(), "http://none").pathname !== url) await visit(page, url, width);
      await resize(page, width, height);
      const away = (await edgeOf(page, of, edge)) - (await edgeOf(page, other, otherEdge));
      expect
        .soft(Math.abs(away - more), `${url}, ${window}: ${edge} of ${of}`)
        .toBeLessThanOrEqual(2);
    }
    await resize(page, 1440);
    await expectOnOneLine(page, "main nav a > :first-child", 3);
    for (const { photoSet } of facts.apartments) {
      const found = await boxes(page.locator(`#${photoSet} ul li`));
      expect(new Set(found.map(({ top }) => top)).size, photoSet).toBeLessThanOrEqual(4);
    }
  }
});

const windows = [
  [390, 844],
  [1440, 900],
] as const;

test("with reduced motion nothing is hidden; no page is more than 2 % higher than drawn, nor a window more than two thirds bare ground", async ({
  page,
}) => {
  for (const { url } of layoutsIn("en").filter(({ name }) => !name.includes("policy"))) {
    await visit(page, url, 390);
    // with reduced motion
    const hidden = await page.evaluate(
      () =>
        [...document.querySelectorAll("[data-reveal]")].filter(
          (part) => getComputedStyle(part).opacity !== "1",
        ).length,
    );
    expect.soft(hidden, url).toBe(0);
    const [, ...drawn] = heights.find(([path]) => path === url) ?? [];
    for (const [index, [width, height]] of windows.entries()) {
      await resize(page, width, height);
      const measured = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(measured / (drawn[index] ?? measured), `${url}, ${width}`).toBeLessThan(1.02);
      const shares = await page.evaluate(bareGround);
      expect.soft(Math.max(...shares), `${url}, ${width}: ${shares}`).toBeLessThan(2 / 3);
    }
  }
});

/** The share of bare ground in each window of the page down to its footer: rows of 8 px with nothing on them. */
function bareGround(): number[] {
  const row = 8;
  const end = document.querySelector("footer")?.getBoundingClientRect().top ?? 0;
  const filled = new Set<number>();
  const fill = ({ left, right, top, bottom, width, height }: DOMRect) => {
    if (right <= 0 || left >= innerWidth || width < 2 || height < 2) return;
    for (let y = Math.floor(top / row); y * row < bottom; y++) filled.add(y);
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    if (!words.currentNode.nodeValue?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const rect of range.getClientRects()) fill(rect);
  }
  for (const each of document.querySelectorAll("img, svg, iframe, button, input, select")) {
    fill(each.getBoundingClientRect());
  }
  const shares: number[] = [];
  for (let top = 0; top < end; top += innerHeight) {
    const rows = Array.from({ length: Math.floor(innerHeight / row) }, (_, y) => top / row + y);
    const bare = rows.filter((y) => y * row < end && !filled.has(Math.floor(y)));
    shares.push(bare.length / rows.length);
  }
  return shares;
}

test("a phone's bar shows price and dates, not while the page goes down, nor with a form, the end, a dialog or a wider window", async ({
  page,
}) => {
  await visit(page, "/", 390);
  const bar = page.locator("[data-date-bar]");
  await expect(bar).toBeVisible();
  await expect(bar).toHaveText("from €110 a nightDates");
  await expect(page.getByRole("banner").getByRole("link", { name: "Book" })).toBeHidden();
  const scroll = async (by: number) => {
    // a frame for what was scrolled before
    await afterFrames(page, 2);
    await page.evaluate((y) => scrollBy({ top: y, behavior: "instant" }), by);
  };
  await page.locator("[data-stay]").scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole("heading", { name: "Interiors" }).scrollIntoViewIfNeeded();
  await scroll(-200);
  await expect(bar).toBeVisible();
  await scroll(50);
  await expect(bar).toBeHidden();
  await scroll(-50);
  await expect(bar).toBeVisible();
  await page.getByRole("button", { name: /menu/i }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(bar).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bar).toBeVisible();
  const [box] = await boxes(bar);
  expect(box?.height).toBe(56);
  for (const end of ["[data-ending]", "footer"]) {
    await page.locator(end).evaluate((element) => {
      element.scrollIntoView({ block: "end", behavior: "instant" });
      scrollBy({ top: -9, behavior: "instant" });
    });
    await expect(bar, end).toBeHidden();
  }
  await resize(page, 768);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("banner").getByRole("link", { name: "Book" })).toBeVisible();
  await expect(bar).toBeHidden();
});

test("interiors on a phone: houses and storeys are tabs, lists are folded, and the page is nine windows long", async ({
  page,
}) => {
  for (const url of ["/interni", "/it/interni"]) {
    await visit(page, url, 390);
    const height = await page.evaluate(() => document.documentElement.scrollHeight / 844);
    expect(height, url).toBeLessThanOrEqual(9);
    const [compare] = await boxes(page.locator("#compare"));
    const houses = await boxes(page.locator("#compare [role=tab] svg"));
    expect(new Set(houses.map(({ bottom }) => bottom)).size, url).toBe(1);
    expect(compare?.height, url).toBeLessThanOrEqual(1000);
  }
  const tabs = page.getByRole("tablist", { name: "Scegliete quale vedere" }).getByRole("tab");
  const guests = page.getByRole("row", { name: /^Ospiti/ }).getByRole("cell");
  for (const [key, selected, count] of [
    ["Home", 0, "5"],
    ["ArrowLeft", 3, "10"],
    ["ArrowRight", 0, "5"],
    ["ArrowRight", 1, "3"],
  ] as const) {
    await page.locator('[role="tab"][tabindex="0"]').first().press(key);
    await expect(tabs.nth(selected)).toBeFocused();
    await expect(tabs.nth(selected)).toHaveAttribute("aria-selected", "true");
    await expect(guests).toHaveText(count);
  }
  const shown = page.getByRole("tabpanel", { name: "Sunny Hills" });
  await expect(shown.getByRole("row").first().getByRole("cell")).toHaveCount(1);
  await page.getByRole("tab", { name: "Primo piano" }).click();
  await expect(page.getByRole("tabpanel", { name: "Primo piano" })).toBeVisible();
  await expect(page.locator('[data-plan="ground"]')).toBeHidden();
  const rooms = page.locator("#plans").getByRole("button", { name: "Le stanze, una per una" });
  const bedroom = page.locator('[data-home="apartment2"] li').first();
  await expect(bedroom).toBeHidden();
  await rooms.click();
  await expect(bedroom).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-plan]")).toHaveCount(2);
  const printed = page.locator("#compare tbody tr:not(:last-child) td, #plans li, [data-plan]");
  for (const part of await printed.all()) await expect(part).toBeVisible();
});

test("experience: word, sentence, third hour and requests begin on one axis, and hours, pictures and months stand on a line; on a phone its places fold, within 9.1 windows", async ({
  page,
}) => {
  for (const url of ["/experience", "/it/experience"]) {
    await visit(page, url, 1440);
    const [picture] = await boxes(page.locator("main img").first());
    expect(picture?.left).toBe(0);
    const axis = await boxes(
      page.locator("main :is(h1, h1 ~ *, h2 + p, [data-hour=heat]), main h2").filter({
        hasText: /^(Exp|Esp|Days|Giornate|Eight|Otto|Hot|Ore)/,
      }),
    );
    const lefts = axis.map(({ left }) => left);
    expect(lefts).toHaveLength(4);
    expect(Math.max(...lefts) - Math.min(...lefts), url).toBeLessThan(10);
    await expectOnOneLine(page, "[data-hour] h3", 4);
    await expectOnOneLine(page, "li:has(> div > picture):has(h3 + button) img", 4);
    await expectOnOneLine(page, "[data-month] i", 12);
    await resize(page, 390);
    const height = await page.evaluate(() => document.documentElement.scrollHeight / 844);
    expect(height, url).toBeLessThanOrEqual(9.1);
    const [between] = await boxes(page.locator("[data-hour] + :not([data-hour]) img"));
    expect(between?.height).toBeLessThanOrEqual(0.62 * 390);
    const [footer] = await boxes(page.locator("footer"));
    expect(footer?.height, url).toBeLessThanOrEqual(430);
  }
  const pictures = page.locator("main li:has(h3 + p + button) img");
  await expect(pictures.filter({ visible: true })).toHaveCount(2);
  const place = page.getByRole("button", { name: "Ceglie Messapica" });
  await expect(page.getByText("biscotto cegliese")).toBeHidden();
  await place.press("Enter");
  await expect(page.getByText("biscotto cegliese")).toBeVisible();
});

test("about: the tree crosses the window, with its line in the first one, both texts begin on one column, and the services’ pictures stand on a line; on a phone a service opens by key, some have no photograph, and nothing violates a rule of axe", async ({
  page,
}) => {
  await visit(page, "/about", 1440);
  await expectOnOneLine(page, "main dl > div:has(img) img", 4);
  const [text, next] = await boxes(page.getByText(/^(Villa Ulia takes|We live nearby)/));
  expect(next?.left).toBeCloseTo(text?.left ?? 0, 0);
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [390, 844],
  ] as const) {
    await resize(page, width, height);
    const [picture] = await boxes(page.locator("main img").first());
    const [bar] = await boxes(page.locator("header"));
    expect(picture).toMatchObject({ left: 0, right: width, top: bar?.bottom });
    expect(picture?.bottom, `${width} px`).toBeLessThan(height - 2);
  }
  const pictures = page.locator("main dl > div:has(img) img");
  await expect(pictures.nth(1)).toBeHidden();
  await expect(pictures.nth(3)).toBeVisible();
  const wifi = page.getByRole("button", { name: "Wi-Fi" });
  const answer = page.locator("dd", { hasText: "Included in the price" });
  await expect(answer).toBeHidden();
  await wifi.press("Enter");
  await expect(answer).toBeVisible();
  await expect(wifi).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("[data-good-to-know] details[open]")).toHaveCount(0);
  await page.locator("[data-good-to-know] summary").nth(1).press("Enter");
  await expect(page.locator("[data-good-to-know] details p").nth(1)).toBeVisible();
  expect(await axeViolations(page, { include: "main" })).toEqual([]);
});

function mapFaults(map: Element) {
  const frame = map.getBoundingClientRect();
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const seen = (selector: string) =>
    [...map.querySelectorAll(selector)].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && meet(box, frame);
    });
  // seas lie at an angle
  const names = seen("text:not([transform])");
  const towns = seen('path[d^="M-4.5 -9h9"]');
  /** Letters are in the middle of their line. */
  const drawn = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const trim = height > 12 ? height * 0.2 : 0;
    return new DOMRect(x, y + trim, width, height - 2 * trim);
  };
  const covers = (one: Element, other: Element) => meet(drawn(one), drawn(other));
  const scale = Math.max(frame.width / 1369, frame.height / 690);
  return [
    ...names.filter((name) => Number.parseFloat(getComputedStyle(name).fontSize) * scale < 11.99),
    ...names.filter((name) =>
      [...names, ...towns].some((each) => each !== name && covers(name, each)),
    ),
    ...towns.filter((town) => !names.some((name) => name === town.nextElementSibling)),
  ].map((each) => each.textContent || each.parentElement?.textContent);
}

test("contacts: phones get the number first and no photograph of the gate; in wide windows it is on the line, and the road to scale; in every window no two names meet, and those on the drawn map have 12 px at least, clear of the towns", async ({
  page,
}) => {
  await visit(page, "/contatti", 390);
  const gate = page.locator('[data-photo="villa-02"]');
  expect(await gate.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe("");
  const call = page.getByRole("main").locator("a", { hasText: "Call +39 0831 000000" });
  await expect(call).toBeVisible();
  const [[button], [bar]] = [await boxes(call), await boxes(page.locator("header"))];
  expect((button?.top ?? 0) - (bar?.bottom ?? 0)).toBeLessThan(160);
  const drawing = page.locator("main svg[role=img]");
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [767, 1024],
    [1024, 600],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    expect.soft(await drawing.evaluate(mapFaults), `${width} px`).toEqual([]);
  }
  await expect(call).toBeHidden();
  for (const url of ["/contatti", "/it/contatti"]) {
    if (url !== new URL(page.url()).pathname) await visit(page, url);
    await resize(page, 1440);
    const [picture] = await boxes(gate);
    const [address] = await boxes(page.locator("address, dd").filter({ hasText: "72021" }).first());
    expect(Math.round((picture?.width ?? 0) / (picture?.height ?? 1))).toBe(2);
    expect(picture?.left).toBeCloseTo(address?.left ?? 0, 0);
    expect(await textFaultsAt(page, [1280, 1920, 1440])).toEqual([]);
    const widthOf = async (place: string) =>
      (await boxes(page.locator(`[data-place="${place}"]`).first()))[0]?.width ?? 0;
    const ratio = (await widthOf("ceglieMessapica")) / (await widthOf("BRI"));
    expect(Math.abs(ratio / (15 / 33) - 1)).toBeLessThan(0.05);
  }
});

test("booking: disclaimers are smaller on phones, the days are asked for once, and each season is a block with its own labels, still a table to a screen reader", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-05-01T10:00:00Z");
  await visit(page, "/prenotazioni?arrival=2027-06-12&departure=2027-06-19&guests=10", 1440);
  const disclaimer = page.getByText("The house is for adults").first();
  const size = () =>
    disclaimer.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const wide = await size();
  const inside = page.frameLocator("#calendar iframe");
  await expect(inside.locator("[data-price]").first()).toHaveText(/6,230/);
  await expect(inside.locator("form")).toHaveCount(0);
  await resize(page, 320);
  expect(await size()).toBeLessThan(wide);
  const table = page.getByRole("table", { name: /season by season/ });
  await expect(table.getByRole("row")).toHaveCount(6);
  const winter = table.getByRole("row").filter({ hasText: "Winter" });
  await expect(winter.getByText("The whole house")).toBeVisible();
  const [house, apartment, nights] = await boxes(winter.getByRole("cell"));
  expect(apartment?.top).toBe(house?.top);
  expect(nights?.left).toBe(house?.left);
  expect(nights?.top).toBeGreaterThan(house?.top ?? 0);
});

test("footer and ending: targets have 44 px, and nothing follows the footer", async ({ page }) => {
  for (const url of ["/", "/it/about", "/cookie-policy"]) {
    await visit(page, url);
    for (const width of [320, 800, 1440]) {
      await resize(page, width, 900);
      const targets = page.locator(":is([data-ending], footer) :is(a, button, summary):visible");
      const tooSmall = (await boxes(targets)).filter((box) => box.width < 44 || box.height < 43.9);
      expect(tooSmall, `${url} at ${width} px`).toEqual([]);
    }
    const [footer] = await boxes(page.locator("footer"));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // the height of the page is rounded
    expect(height - (footer?.bottom ?? 0), url).toBeLessThanOrEqual(1);
  }
});
