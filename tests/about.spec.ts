import { axeViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const conditions = "/pdf/Condizioni_Commerciali.pdf";

test("ten questions show their answers at once, and the rest on a press", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  const section = page.locator("[data-good-to-know]");
  const questions = section.locator("details");
  await expect(questions).toHaveCount(10);
  await expect(section.locator("details[open]")).toHaveCount(0);
  await expect(section.locator("summary h3 + span")).toHaveText([
    "16:00–20:00, and by 10:00",
    "From the age of 14",
    "On request",
    "30% on booking",
    /Deposit refunded up to 60 days before/,
    "€500, on arrival",
    "23:00–08:00",
    "5 spaces, free",
    "Included, in every room",
    "Room by room",
  ]);
  const age = questions.nth(1);
  await expect(age.locator("p")).toBeHidden();
  await age.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(age.locator("p")).toBeVisible();
  await expect(section.getByRole("link", { name: /All the conditions/ })).toHaveAttribute(
    "href",
    conditions,
  );
  expect((await page.request.get(conditions)).status()).toBe(200);

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeViolations(page, { include: "main" }), `at ${width} px`).toEqual([]);
  }
});

test("on paper every answer is open", async ({ page }) => {
  await page.goto("/it/about");
  await page.emulateMedia({ media: "print" });
  const texts = page.locator("[data-good-to-know] details p");
  const heights = await texts.evaluateAll((all) =>
    all.map((text) => (text.checkVisibility() ? text.getBoundingClientRect().height : 0)),
  );
  expect(heights).toHaveLength(10);
  expect(heights.every((height) => height > 10)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every answer is open, and no sign says that it could be", async ({ page }) => {
    await page.goto("/about");
    const question = page.locator("[data-good-to-know] details").first();
    await expect(question.locator("p")).toBeVisible();
    await expect(question.locator("svg:visible")).toHaveCount(0);
  });
});

test("four services have their photograph in their own row, and all stand on one line", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  const rows = page.locator("main dl > div").filter({ has: page.locator("img") });
  await expect(rows.locator("dt")).toHaveText([
    "Pool and lounge",
    "Sauna",
    "Covered patio",
    "Wood oven and barbecue",
  ]);
  // found and measured in one go, and only once the window has its width
  const boxes = async (width: number) => {
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    return page.evaluate(() =>
      [...document.querySelectorAll("main dl > div:has(img)")].map((row) => {
        const picture = row.querySelector("img")?.getBoundingClientRect();
        const words = row.querySelector("dt")?.getBoundingClientRect();
        if (!picture || !words) throw new Error("a row has no picture or no words");
        return { left: picture.left, bottom: picture.bottom, words: words.top };
      }),
    );
  };
  const wide = await boxes(1440);
  for (const { bottom, words } of wide) {
    expect(bottom).toBeCloseTo(wide[0]?.bottom ?? 0, 0);
    expect(words).toBeGreaterThan(bottom);
  }
  const lefts = wide.map(({ left }) => left);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));

  await page.setViewportSize({ width: 390, height: 844 });
  for (const { left, bottom, words } of await boxes(390)) {
    expect(left).toBe(20);
    expect(words - bottom).toBeGreaterThan(13);
  }
});

test("at 768 px the texts of about and villa begin on one axis", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const url of ["/about", "/villa-ulia"]) {
    await page.goto(url);
    const starts = await page
      .locator("main section p")
      .evaluateAll((all) =>
        all
          .map((text) => Math.round(text.getBoundingClientRect().left))
          .filter((left) => left > 200 && left < 450),
      );
    expect(starts.length, url).toBeGreaterThanOrEqual(3);
    expect(new Set(starts).size, `${url}: ${starts}`).toBe(1);
  }
});
