import { axeViolations } from "./support/axe.ts";
import { rest } from "./support/frames.ts";
import { banner, expect, open, test } from "./support/visitor.ts";

const widths = [390, 1280];

for (const url of ["/about", "/it/about"]) {
  test(`banner and preferences of ${url} have no axe violation at 390 px and at 1280 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, url);
    const expectNone = async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await rest(page.locator("body"));
        expect(await axeViolations(page), `at ${width} px`).toEqual([]);
      }
    };
    await expectNone();
    await banner(page).getByRole("button").last().click();
    await page.locator("dialog summary").first().click();
    await page.locator("dialog summary").last().click();
    await page.getByRole("switch").first().uncheck();
    await expectNone();
  });
}
