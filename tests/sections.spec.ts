import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { villaPath } from "./support/addresses.ts";
import { axeViolations } from "./support/checks.ts";
import { afterFrames, visit as load, rest, shiftWhileScrolling } from "./support/page.ts";
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

async function expectOneLine(elements: Locator, edge: "left" | "top" | "bottom", count: number) {
  const found = await boxes(elements);
  expect(found).toHaveLength(count);
  expect(new Set(found.map((box) => Math.round(box[edge]))).size, JSON.stringify(found)).toBe(1);
}

const firstLines = {
  390: [
    [390, 844, 696],
    [320, 568, 447],
  ],
  1280: [
    [1440, 900, 762],
    [1366, 768, 624],
    [1280, 720, 568],
  ],
} as const;

for (const width of [390, 1280] as const) {
  test(`home at ${width} px: the first picture stands on its line in the window, prices and form beside or below it, and nothing shifts`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await visit(page, "/", width);
    expect(await shiftWhileScrolling(page)).toBeLessThan(0.001);
    const first = page.locator("main section").first();
    for (const [window, height, line] of firstLines[width]) {
      await resize(page, window, height);
      const [picture] = await boxes(first.locator("img"));
      expect(Math.abs((picture?.bottom ?? 0) - line), `at ${window} px`).toBeLessThanOrEqual(2);
      const [price] = await boxes(first.getByText("From €110 a night for an apartment,"));
      const [button] = await boxes(first.getByRole("button", { name: "Check dates" }));
      if (width > 400) expect(price?.top).toBeGreaterThan(picture?.top ?? 0);
      if (width > 400) expect(Math.abs((button?.bottom ?? 0) - line)).toBeLessThanOrEqual(2);
      else expect(price?.top).toBeGreaterThan(line);
    }
    const row = page.locator("[data-row] img");
    await expect(row.filter({ visible: true })).toHaveCount(width > 400 ? 3 : 2);
    expect(fetched.some((url) => url.includes("/photos/pool-04."))).toBe(width > 400);
  });
}

test("a phone's bar shows price and dates, not while the page goes down, nor with a form, the end, a dialog or a wider window; the ending is a button and two halves of one row", async ({
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
  await page.locator("[data-row]").scrollIntoViewIfNeeded();
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
  const ending = page.locator("[data-ending]");
  for (const end of ["[data-ending]", "footer"]) {
    await page.locator(end).evaluate((element) => {
      element.scrollIntoView({ block: "end", behavior: "instant" });
      scrollBy({ top: -9, behavior: "instant" });
    });
    await expect(bar, end).toBeHidden();
  }
  await expect(ending).toHaveAccessibleName(/^After dark the water is lit/);
  await rest(ending);
  const [dates, call, message] = await boxes(ending.getByRole("link"));
  expect(dates?.height).toBeGreaterThanOrEqual(56);
  expect([call?.top, call?.left]).toEqual([message?.top, dates?.left]);
  expect(message?.right).toBeCloseTo(dates?.right ?? 0, 0);
  const [picture] = await boxes(ending.getByRole("img"));
  expect(picture?.width).toBe(390);
  await resize(page, 768);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("banner").getByRole("link", { name: "Book" })).toBeVisible();
  await expect(bar).toBeHidden();
  await visit(page, "/contatti", 390);
  await expect(page.getByRole("banner").getByRole("link", { name: "Book" })).toBeVisible();
});

test("interiors: three apartments stand on one line, and a real table compares them at every width", async ({
  page,
}) => {
  for (const width of [768, 1440]) {
    await visit(page, "/interni", width);
    const links = page.locator("main nav a");
    await links.first().scrollIntoViewIfNeeded();
    await expectOneLine(links.locator("> :first-child"), "bottom", 3);
  }
  const table = page.getByRole("table", { name: "The three apartments and the whole house" });
  const homes = ["Golden Valley", "Sunny Hills", "Olive Grove", "The whole house"];
  for (const width of [768, 1280]) {
    await resize(page, width);
    await expect(table.getByRole("row")).toHaveCount(12);
    await expect(table.getByRole("rowheader")).toHaveCount(11);
    await expect(table.getByRole("columnheader")).toHaveText(homes);
    const guests = table.getByRole("row", { name: /^Guests/ }).getByRole("cell");
    await expect(guests).toHaveText(["5", "3", "2", "10"]);
    const cells = await boxes(table.locator("tbody :is(th, td)"));
    expect(
      cells.filter((box) => box.width === 0),
      `hidden at ${width} px`,
    ).toEqual([]);
  }
  await table.getByRole("link", { name: "See dates and prices, Sunny Hills" }).click();
  await expect(page).toHaveURL("/prenotazioni?guests=3");
  await expect(page.locator("form[data-stay] select")).toHaveValue("3");
});

test("interiors on a phone: houses and storeys are tabs, lists are folded, and the page is nine windows long", async ({
  page,
}) => {
  for (const url of ["/interni", "/it/interni"]) {
    await visit(page, url, 390);
    const height = await page.evaluate(() => document.documentElement.scrollHeight / 844);
    expect(height, url).toBeLessThanOrEqual(9);
    const [compare] = await boxes(page.locator("#compare"));
    expect(compare?.height, url).toBeLessThanOrEqual(1000);
  }
  const tabs = page.getByRole("tablist", { name: "Scegliete quale vedere" }).getByRole("tab");
  const guests = page.getByRole("row", { name: /^Ospiti/ }).getByRole("cell");
  for (const [key, selected, count] of [
    ["Home", 0, "5"],
    ["ArrowLeft", 3, "10"],
    ["ArrowLeft", 2, "2"],
    ["End", 3, "10"],
    ["ArrowRight", 0, "5"],
    ["ArrowRight", 1, "3"],
  ] as const) {
    await page.locator('[role="tab"][tabindex="0"]').first().press(key);
    await expect(tabs.nth(selected)).toBeFocused();
    await expect(tabs.nth(selected)).toHaveAttribute("aria-selected", "true");
    await expect(guests).toHaveText(count);
  }
  await page.getByRole("tab", { name: "Primo piano" }).click();
  await expect(page.locator('[data-plan="ground"]')).toBeHidden();
  const rooms = page.locator("#plans").getByRole("button", { name: "Le stanze, una per una" });
  const bedroom = page.locator('[data-home="apartment2"] li').first();
  await expect(bedroom).toBeHidden();
  await rooms.click();
  await expect(bedroom).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-plan]")).toHaveCount(2);
  for (const hidden of await page
    .locator("#compare tbody tr:not(:last-child) td, #plans li, [data-plan]")
    .all()) {
    await expect(hidden).toBeVisible();
  }
});

test("experience in a wide window: the hours stand on one line, four pictures on another, twelve months on a third, as high as their light", async ({
  page,
}) => {
  await visit(page, "/experience", 1440);
  await expectOneLine(page.locator("[data-hour] h3"), "bottom", 4);
  const rows = page
    .locator("li:has(> div > picture):has(h3)")
    .filter({ has: page.locator("button") });
  const titles = ["Pizza chef", "Apulian cooking class", "Yoga", "Wellness treatments"];
  await expect(rows.locator("h3")).toHaveText(titles);
  await expectOneLine(rows.locator("img"), "bottom", 4);
  const pictures = await boxes(rows.locator("img"));
  expect(new Set(pictures.map(({ top }) => top)).size).toBe(4);
  const [heading] = await boxes(rows.locator("h3"));
  for (const [index, { left, bottom }] of pictures.entries()) {
    expect(left - (pictures[index - 1]?.right ?? left - 6)).toBeCloseTo(6, 0);
    expect(bottom).toBeLessThan(heading?.top ?? 0);
  }
  const year = page.getByRole("table", { name: "The year, month by month" });
  const blocks = year.locator("[data-month] i");
  await expectOneLine(blocks, "bottom", 12);
  const heights = (await boxes(blocks)).map(({ height }) => height);
  expect(heights.indexOf(Math.max(...heights))).toBe(3);
  expect(heights.indexOf(Math.min(...heights))).toBe(9);
  await expect(year.getByRole("row", { name: /^June/ }).getByRole("cell")).toHaveText([
    "15 h",
    "27°",
    "22°",
    "Open",
  ]);
});

test("about: an answer opens by key, and four services have their photograph on one line", async ({
  page,
}) => {
  await visit(page, "/about", 1440);
  const pictures = page.locator("main dl > div:has(img) img");
  const words = page.locator("main dl > div:has(img) dt");
  await expect(words).toHaveText([
    "Pool and lounge",
    "Sauna",
    "Covered patio",
    "Wood oven and barbecue",
  ]);
  await expectOneLine(pictures, "bottom", 4);
  const lefts = (await boxes(pictures)).map(({ left }) => left);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  const isAbove = async (gap: number) => {
    const below = await boxes(words);
    for (const [index, { bottom }] of (await boxes(pictures)).entries()) {
      expect((below[index]?.top ?? 0) - bottom).toBeGreaterThan(gap);
    }
  };
  await isAbove(0);
  // the tower stands on the last of six lines
  const lines = await boxes(page.locator("main ul li:has(> span)"));
  const [tower] = await boxes(page.locator("main ul + div:has(img)"));
  expect([lines.length, tower?.bottom]).toEqual([6, (lines.at(-1)?.bottom ?? 0) - 2]);
  expect(tower?.top).toBeGreaterThan(lines[0]?.top ?? 0);
  await resize(page, 390);
  await expect(pictures.nth(1)).toBeHidden();
  await expect(pictures.nth(2)).toBeVisible();
  const wifi = page.getByRole("button", { name: "Wi-Fi" });
  const answer = page.locator("dd", { hasText: "Included in the price" });
  await expect(answer).toBeHidden();
  await wifi.press("Enter");
  await expect(answer).toBeVisible();
  await expect(wifi).toHaveAttribute("aria-expanded", "true");

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

function mapFaults(map: Element) {
  const frame = map.getBoundingClientRect();
  const isSeen = (element: Element) => {
    const { width, left, right, top, bottom } = element.getBoundingClientRect();
    const isInside =
      left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top;
    return width > 0 && isInside;
  };
  // seas lie at an angle
  const names = [...map.querySelectorAll("text:not([transform])")].filter(isSeen);
  const towns = [...map.querySelectorAll("[data-town]")].filter(isSeen);
  const covers = (one: Element, other: Element) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const trim = (box: DOMRect) => (box.height > 12 ? box.height * 0.2 : 0);
    const down =
      Math.min(a.bottom - trim(a), b.bottom - trim(b)) - Math.max(a.top + trim(a), b.top + trim(b));
    return down > 0 && Math.min(a.right, b.right) > Math.max(a.left, b.left);
  };
  const scale = Math.max(frame.width / 1369, frame.height / 690);
  return [
    ...names.filter((name) => Number.parseFloat(getComputedStyle(name).fontSize) * scale < 11.99),
    ...names.filter((name) =>
      [...names, ...towns].some((each) => each !== name && covers(name, each)),
    ),
    ...towns.filter(
      (town) => !names.some(({ textContent }) => textContent === town.getAttribute("data-town")),
    ),
  ].map((each) => each.textContent || each.getAttribute("data-town"));
}

test("contacts: phones get the number first, wide windows four values on one line; names on the drawn map have 12 px at least, clear of each other and of the towns", async ({
  page,
}) => {
  await visit(page, "/contatti", 390);
  const call = page.getByRole("main").locator("a", { hasText: "Call +39 0831 000000" });
  await expect(call).toBeVisible();
  const [[button], [bar]] = [await boxes(call), await boxes(page.locator("header"))];
  expect((button?.top ?? 0) - (bar?.bottom ?? 0)).toBeLessThan(160);
  const [[map], [ask]] = [
    await boxes(page.locator("main svg[role=img]")),
    await boxes(page.getByRole("button", { name: "Show the map" })),
  ];
  expect(ask?.top).toBeGreaterThan(map?.bottom ?? 0);
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
  const drawing = page.locator("main svg[role=img]");
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [576, 844],
    [767, 1024],
    [768, 1024],
    [1024, 600],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    expect.soft(await drawing.evaluate(mapFaults), `${width} px`).toEqual([]);
  }
});

test("booking: the engine's first price stands in the first window, and disclaimers are smaller on phones", async ({
  page,
}) => {
  const disclaimer = page.getByText("The house is for adults").first();
  const sizes: number[] = [];
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/prenotazioni?arrival=2027-06-12&departure=2027-06-19&guests=10");
    const inside = page.frameLocator("#calendar iframe");
    const price = inside.locator("[data-total]").first();
    await expect(price).toHaveText(/6,230/);
    const { y = height, height: own = 0 } = (await price.boundingBox()) ?? {};
    expect(y + own, `at ${width} px`).toBeLessThan(height);
    await expect(page.locator("form")).toHaveCount(1);
    await expect(inside.locator("form")).toHaveCount(0);
    sizes.push(
      await disclaimer.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
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

/** The largest strip of rows of one colour, down to another colour or to ink. */
async function largestBlank(picture: Buffer): Promise<{ height: number; end: number }> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colourOf = (y: number) => {
    const row = data.subarray(3 * width * y, 3 * width * (y + 1));
    // each pixel is the one before
    return row.subarray(3).equals(row.subarray(0, -3)) ? row.toString("hex", 0, 3) : undefined;
  };
  let largest = { height: 0, end: 0 };
  let start = 0;
  for (let y = 1; y <= height; y++) {
    if (y < height && colourOf(y) && colourOf(y) === colourOf(start)) continue;
    if (colourOf(start) && y - start > largest.height) largest = { height: y - start, end: y };
    start = y;
  }
  return largest;
}

for (const [width, most] of [
  [1440, 168],
  [390, 104],
] as const) {
  test(`no gap of a page is higher than ${most} px at ${width} px`, async ({ page }) => {
    test.slow();
    for (const path of ["", villaPath, "/interni", "/experience", "/about", "/contatti"]) {
      await visit(page, `/it${path}`, width);
      await shiftWhileScrolling(page);
      await page.evaluate(() => scrollTo(0, 0));
      // a picture as wide as the window is a gap until it is painted
      await expect(async () => {
        const { height, end } = await largestBlank(await page.screenshot({ fullPage: true }));
        expect(height, `${path} above ${end}`).toBeLessThanOrEqual(most);
      }).toPass({ timeout: 30_000 });
    }
  });
}

test("footer and ending: rows keep their order, targets have 44 px, and nothing follows the footer", async ({
  page,
}) => {
  for (const url of ["/", "/it/about", "/cookie-policy"]) {
    await visit(page, url);
    for (const width of [320, 800, 1440]) {
      await resize(page, width, 900);
      const rows = page.locator(
        "footer :is([href='/']:not([hreflang]), [href='/it']:not([hreflang]), [href^='tel:'], [href$='/privacy-policy'], dd, summary):visible",
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
    const shadow = url === "/cookie-policy" ? 72 : 0;
    for (const [width, most] of [
      [1440, 460 + shadow],
      [390, 600 + shadow],
    ] as const) {
      await resize(page, width, 900);
      const earth = page.locator("footer > div");
      expect((await boxes(earth))[0]?.height, `${url} at ${width} px`).toBeLessThanOrEqual(most);
    }
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
  await expect(page.getByRole("region", { name: "Towards evening the sun" })).toBeAttached();
  await page.evaluate(() => document.querySelector<HTMLElement>("a[hreflang=it]")?.click());
  const italian = page.getByRole("navigation", { name: "Pagine del sito" });
  await expect(italian.locator("[aria-current=page]")).toHaveAttribute("href", `/it${villaPath}`);
  await expect(page.getByRole("region", { name: /^Verso sera il sole/ })).toBeAttached();
  await expect(page.locator("footer")).toContainText("Torna su");
  expect(await italian.evaluate((element) => Reflect.get(element, "isFirst"))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});
