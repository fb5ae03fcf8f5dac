import { type Locator, test as requestTest } from "@playwright/test";
import { allAddresses, villaPath } from "./support/addresses.ts";
import { axeViolations } from "./support/axe.ts";
import { isHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const box = async (element: Locator) => {
  const found = await element.boundingBox();
  if (!found) throw new Error(`${element} is not visible`);
  return found;
};

requestTest(
  "six pages end with a photograph, the others with the drawn villa",
  async ({ request }) => {
    const withEnding = ["home", "villa", "interni", "experience", "about", "contatti"];
    for (const { name, url } of allAddresses) {
      const html = await (await request.get(url)).text();
      const [, main = ""] = html.match(/<main[^>]*>(.*)<\/main>/s) ?? [];
      const hasEnding = withEnding.includes(name);
      // the arrival sheet of the contacts page is for paper alone
      const sections = main
        .split("<section")
        .filter((html) => !html.includes("data-arrival-sheet"));
      expect(/^[^>]* data-ending/.test(sections.at(-1) ?? ""), url).toBe(hasEnding);
      expect(html.includes('viewBox="0 0 480 118"'), url).toBe(!hasEnding && name !== "booking");
    }
  },
);

test("the ending on a phone: a sentence, a button, and two halves of one row", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const ending = page.getByRole("region", { name: "After dark the water is lit" });
  await expect(ending).toHaveAttribute("data-ending");
  await ending.scrollIntoViewIfNeeded();

  const button = ending.getByRole("link", { name: "Check dates" });
  await expect(button).toHaveAttribute("href", "/prenotazioni");
  const phone = ending.getByRole("link", { name: "Call +39 0831 000000" });
  await expect(phone).toHaveAttribute("href", "tel:+390831000000");
  const whatsapp = ending.getByRole("link", { name: "Write to +39 0831 000000 on WhatsApp" });
  await expect(whatsapp).toHaveAttribute("href", "https://wa.me/390831000000");

  const [whole, left, right] = [await box(button), await box(phone), await box(whatsapp)];
  expect(whole.height).toBeGreaterThanOrEqual(56);
  expect(left.height).toBeGreaterThanOrEqual(44);
  expect(right.y).toBeCloseTo(left.y, 0);
  expect(left.x).toBeCloseTo(whole.x, 0);
  expect(right.x + right.width).toBeCloseTo(whole.x + whole.width, 0);

  const picture = ending.getByRole("img");
  await expect(picture).toHaveAttribute("alt", /pool/);
  const { width, height } = await box(picture);
  expect(width).toBe(390);
  expect(height / width).toBeGreaterThan(1.2);
});

test("the ending and the footer have no axe violation from 320 to 1440 px, and targets of 44 px", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/it/about");
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await axeViolations(page, { include: ["[data-ending]", "footer"] });
    expect(found, `at ${width} px`).toEqual([]);
    const targets = page.locator(":is([data-ending], footer) :is(a, button, summary):visible");
    const tooSmall = await targets.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 44 || height < 43.9;
        })
        .map(({ textContent }) => textContent),
    );
    expect(tooSmall, `at ${width} px`).toEqual([]);
  }
  expect((await box(page.locator("[data-ending] img"))).height).toBeCloseTo(0.56 * 900, 0);
});

test("the footer's rows keep their order with and without an ending", async ({ page }) => {
  for (const url of ["/about", "/cookie-policy"]) {
    await page.goto(url);
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page
        .locator("footer")
        .locator(":is([href='/'], [href^='tel:'], [href='/privacy-policy'], dd:visible, summary)")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => Math.round(element.getBoundingClientRect().top)),
        );
      expect(rows.toSorted((a, b) => a - b).join(), `${url} at ${width} px`).toBe(rows.join());
    }
  }
});

test("the footer underlines the page it stands on, also after a link and in Italian", async ({
  page,
}) => {
  await page.goto("/about");
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const links = page.getByRole("navigation", { name: "Pages of the site" });
  await expect(links.getByRole("link")).toHaveCount(6);
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
  // hydrated, not rendered again: a focused link keeps the focus
  expect(await italian.evaluate((element) => Reflect.get(element, "isFirst"))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});

test("nothing follows the footer", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const url of ["/", "/about", "/cookie-policy"]) {
    await page.goto(url);
    await page.waitForFunction(isHydrated);
    const below = await page.evaluate(() => {
      const { bottom = 0 } = document.querySelector("footer")?.getBoundingClientRect() ?? {};
      return document.documentElement.scrollHeight - bottom - scrollY;
    });
    // the height of the page is rounded
    expect(below, url).toBeLessThanOrEqual(0.5);
  }
});

test("in print the ending and the links are left out, contacts and codes stay", async ({
  page,
}) => {
  await page.goto("/about");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-ending]")).toBeHidden();
  const footer = page.locator("footer");
  await expect(footer.getByRole("navigation")).toHaveCount(0);
  await expect(footer.getByText("Back to top")).toBeHidden();
  await expect(footer.getByText("+39 0831 000000")).toBeVisible();
  await expect(footer.getByText("IT074008C200000000")).toBeVisible();
});
