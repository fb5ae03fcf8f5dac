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
    expect(heights).toHaveLength(10);
    expect(Math.min(...heights)).toBeGreaterThan(10);
    await expect(page.locator("[data-ending]")).toBeHidden();
    const footer = page.locator("footer");
    await expect(footer.getByRole("navigation")).toHaveCount(0);
    await expect(footer.getByText("Back to top")).toBeHidden();
    await expect(footer.getByText(facts.contact.phone)).toBeVisible();
    await expect(footer.getByText("IT074008C200000000")).toBeVisible();
  });

  await test.step("experience: pictures above their words, all months", async () => {
    await page.goto("/experience");
    const row = page.locator("li:has(> div > picture):has(> h3)").first();
    const picture = await row.locator("img").boundingBox();
    const heading = await row.locator("h3").boundingBox();
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
    await expect(page.locator('[data-month="7"]').getByText("29°")).toBeVisible();
    await expect(page.getByText("Pool open")).toBeVisible();
  });

  for (const url of ["/contatti", "/it/contatti"]) {
    await test.step(`${url}: black on white, with nothing to press`, async () => {
      await page.goto(url);
      const [drawn = ""] = await page.locator("body").allInnerTexts();
      const printed = drawn.replaceAll(/\s+/g, " ");
      const { phone } = facts.contact;
      const codes = facts.villa.codes.map(({ value }) => value);
      for (const fact of [phone, facts.address.street, ...codes, "Brindisi", "Bari"]) {
        expect(printed).toContain(fact);
      }
      await expect(page.locator("button:visible, iframe:visible")).toHaveCount(0);
      await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    });
  }

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

  await page.goto("/experience");
  const july = page.locator('[data-month="7"]');
  await expect(july.locator("path").first()).toBeHidden();
  await expect(july.locator("path").last()).toBeVisible();
  const pool = (month: number) => page.locator(`[data-month="${month}"] dl > :nth-child(4)`);
  await expect(pool(7)).toHaveCSS("border-top-width", "2px");
  await expect(pool(1)).toHaveCSS("border-top-width", "0px");
  await expect(page.locator("[data-hour] svg").first()).toBeHidden();

  await page.goto("/it/interni");
  await page.getByRole("link", { name: "Le piante" }).click();
  await expect(page.locator("#plans")).toBeInViewport();
  for (const { key, rooms } of facts.plans) {
    const figure = page.locator(`#plans figure[data-plan="${key}"]`);
    const numbers = rooms.map(({ number }) => String(number));
    await expect(figure.locator("svg")).toHaveAttribute("aria-hidden", "true");
    await expect(figure.locator(".figures text")).toHaveText(numbers);
    await expect(figure.locator("xpath=following-sibling::*[1]").locator("li b")).toHaveText(
      numbers,
    );
  }
  await expect(page.getByRole("heading", { name: "Olive Grove, 31 m²", level: 4 })).toBeVisible();
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
