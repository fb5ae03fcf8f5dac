import type { Locator } from "@playwright/test";
import type { Lang } from "../src/site/site-map/languages.ts";
import { facts, langs, localized, ownerTexts } from "./support/addresses.ts";
import { isHydrated, sheetsOfPaper } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const { contact, villa, emergencyNumber, stay } = facts;

const positions = {
  en: "40.56218° N, 17.56683° E",
  it: "40,56218° N, 17,56683° E",
};

type Airport = { directionsTitle: string; distanza: string; directions: string[] };

function airportsOf(lang: Lang): Airport[] {
  return ownerTexts(lang, "contatti").airports;
}

async function shownText(part: Locator): Promise<string> {
  const [text = ""] = await part.allInnerTexts();
  return text.replaceAll(/\s+/g, " ").trim();
}

for (const lang of langs) {
  test(`${lang}: the arrival sheet fits on one page of A4 and of Letter, with directions, position, telephone and codes`, async ({
    page,
  }) => {
    await page.goto(localized("/contatti", lang));
    const sheet = page.locator("main > section[data-arrival-sheet]:last-child");
    await expect(sheet).toBeHidden();

    expect(await sheetsOfPaper(page, "A4")).toBe(1);
    expect(await sheetsOfPaper(page, "Letter")).toBe(1);

    await page.emulateMedia({ media: "print" });
    // the width of the smaller paper between its margins, 178 mm
    await page.setViewportSize({ width: 673, height: 1000 });
    const printed = await shownText(page.locator("body"));
    expect(printed).toBe(await shownText(sheet));
    const facts = [
      positions[lang],
      contact.phone,
      contact.email,
      emergencyNumber,
      ...villa.codes.map(({ value }) => value),
      villa.vat ?? "",
      ...[stay.checkInFrom, stay.checkInTo, stay.checkOutBy],
    ];
    const ways = airportsOf(lang).flatMap((airport) => [
      airport.directionsTitle,
      airport.distanza,
      ...airport.directions,
    ]);
    for (const text of [...facts, ...ways]) expect(printed).toContain(text.replaceAll(/\s/g, " "));

    const { width, height } = await sheet.evaluate((element) => ({
      width: element.scrollWidth,
      height: element.getBoundingClientRect().height,
    }));
    expect(width).toBeLessThanOrEqual(673);
    const millimetres = (height / 96) * 25.4;
    expect(millimetres).toBeLessThanOrEqual(241);
  });
}

test("the button under the directions prints", async ({ page }) => {
  await page.goto("/contatti");
  await page.evaluate(() => {
    Object.assign(window, { prints: 0, print: () => Reflect.set(window, "prints", 1) });
  });
  const button = page.getByRole("button", { name: "Print the arrival sheet" });
  await expect(button).toHaveAttribute("data-print-sheet");
  await button.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "prints"))).toBe(1);
});

test("the contacts page prints its sheet when it is opened inside the site, other pages print themselves", async ({
  page,
}) => {
  const sheet = page.locator("[data-arrival-sheet]");
  const open = async (path: string) => {
    await page.emulateMedia({ media: null });
    await page.locator(`header a[href="${path}"]`).first().click();
    await expect(page.locator("html")).toHaveAttribute("data-page", path.slice(1));
    await page.emulateMedia({ media: "print" });
  };
  await page.goto("/about");
  await page.waitForFunction(isHydrated);
  await open("/contatti");
  await expect(sheet).toBeVisible();
  await expect(page.locator("h1:visible")).toHaveCount(0);
  await open("/about");
  await expect(page.locator("h1:visible")).toHaveCount(1);
  await expect(sheet.filter({ visible: true })).toHaveCount(0);
});
