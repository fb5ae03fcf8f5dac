import { facts, villaPath } from "./support/addresses.ts";
import { sheetsOfPaper, visit } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test("on paper answers are open, nothing can be pressed, and what only a screen needs is left out", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 673, height: 950 });

  await test.step("about: every answer, contacts and codes, no ending and no links", async () => {
    await page.goto("/about");
    const answers = page.locator("[data-good-to-know] details p");
    const heights = await answers.evaluateAll((all) =>
      all.map((text) => (text.checkVisibility() ? text.getBoundingClientRect().height : 0)),
    );
    expect(heights).toHaveLength(7);
    expect(Math.min(...heights)).toBeGreaterThan(10);
    await expect(page.locator("[data-ending]")).toBeHidden();
    const footer = page.locator("footer");
    await expect(footer.getByRole("navigation")).toHaveCount(0);
    await expect(footer.getByText(facts.contact.phone)).toBeVisible();
    const cin = footer.getByRole("link", { name: "IT074008C200000000" });
    await expect(cin).toHaveAttribute("href", /bdsr/);
  });

  await test.step("booking: the message's days, and how to reach the house", async () => {
    await page.clock.setFixedTime("2027-05-01T10:00:00Z");
    await page.goto("/prenotazioni?arrival=2027-06-12&departure=2027-06-19");
    await expect(page.getByText("In the message: 7 nights")).toBeVisible();
    await expect(page.getByText(facts.contact.email)).toBeVisible();
  });

  await test.step("villa: a title of 34 pt above its picture, which is as wide as the paper", async () => {
    await page.goto(villaPath);
    const title = page.locator("h1");
    const size = await title.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    expect(size).toBeGreaterThan(40);
    const picture = await page.locator("main img").first().boundingBox();
    expect(picture?.width).toBe(673);
    expect(picture?.height).toBeLessThanOrEqual((75 / 25.4) * 96 + 1);
    const { y = 0, height = 0 } = (await title.boundingBox()) ?? {};
    expect(picture?.y).toBeGreaterThan(y + height * 0.7);
  });

  await test.step("experience: all months", async () => {
    await page.goto("/experience");
    await expect(page.locator('[data-month="7"]').getByText("29°")).toBeVisible();
    await expect(page.getByText("Pool open")).toBeVisible();
  });

  for (const url of ["/interni", "/it/interni"]) {
    await test.step(`${url}: a sheet for each apartment and each plan`, async () => {
      await visit(page, url);
      // opening and links to the apartments, three apartments, comparison, two plans
      expect(await sheetsOfPaper(page, "A4")).toBe(7);
    });
  }
});

test("in forced colours every button keeps an edge, plans are lines, and months lose their shadow", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await page.goto(villaPath);
  const buttons = page.locator("main button:visible");
  await expect(buttons).not.toHaveCount(0);
  const invisible = await buttons.evaluateAll((all) =>
    all
      .filter((button) => {
        const { borderStyle, borderTopWidth, textDecorationLine } = getComputedStyle(button);
        const hasEdge = borderStyle !== "none" && borderTopWidth !== "0px";
        return !hasEdge && !button.querySelector("img") && textDecorationLine === "none";
      })
      .map((button) => button.outerHTML),
  );
  expect(invisible).toEqual([]);

  await page.goto("/it/interni");
  await page.getByRole("link", { name: "Le piante" }).click();
  await expect(page.locator("#plans")).toBeInViewport();
  const paint = (selector: string, property: "fill" | "stroke") =>
    page
      .locator(`#plans ${selector}`)
      .first()
      .evaluate((part, name) => getComputedStyle(part)[name], property);
  const ink = await paint(".walls", "fill");
  expect(await paint("text", "fill")).toBe(ink);
  expect(await paint(".floors path", "stroke")).toBe(ink);
  expect(await paint(".floors path", "fill")).not.toBe(ink);
});
