import type { Locator } from "@playwright/test";
import { langs, localized } from "./support/addresses.ts";
import { expectShown, sheetsOfPaper, visit } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

async function shownText(part: Locator): Promise<string> {
  const [text = ""] = await part.allInnerTexts();
  return text.replaceAll(/\s+/g, " ").trim();
}

for (const lang of langs) {
  test(`${lang}: the arrival sheet fits on one page of A4 and of Letter, with nothing else`, async ({
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
    // what it says is tested with the built pages: tests/site/content.json
    expect(await shownText(page.locator("body"))).toBe(await shownText(sheet));

    const { width, height } = await sheet.evaluate((element) => ({
      width: element.scrollWidth,
      height: element.getBoundingClientRect().height,
    }));
    expect(width).toBeLessThanOrEqual(673);
    const millimetres = (height / 96) * 25.4;
    expect(millimetres).toBeLessThanOrEqual(241);
  });
}

test("the button under the directions prints, the contacts opened inside the site print their sheet, other pages themselves", async ({
  page,
}) => {
  const sheet = page.locator("[data-arrival-sheet]");
  await page.addInitScript(() => {
    window.print = () => Object.assign(document.documentElement.dataset, { printed: "" });
  });
  const open = async (path: string) => {
    await page.emulateMedia({ media: null });
    await page.locator(`header a[href="${path}"]`).first().click();
    await expectShown(page, path.slice(1));
  };
  await visit(page, "/about");
  await open("/contatti");
  await page.locator("[data-print-sheet]").click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  await expect(page.locator("h1:visible")).toHaveCount(0);
  await open("/about");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("h1:visible")).toHaveCount(1);
  await expect(sheet.filter({ visible: true })).toHaveCount(0);
});
