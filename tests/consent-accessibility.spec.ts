import { axeViolations } from "./support/axe.ts";
import { banner, expect, open, test } from "./support/visitor.ts";

for (const width of [390, 1280]) {
  for (const url of ["/about", "/it/about"]) {
    test(`banner and preferences of ${url} have no axe violation at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, url);
      await page.waitForTimeout(300);
      const faults = () => axeViolations(page);
      expect(await faults()).toEqual([]);
      await banner(page).getByRole("button").last().click();
      await page.locator("dialog summary").first().click();
      await page.locator("dialog summary").last().click();
      await page.getByRole("switch").first().uncheck();
      expect(await faults()).toEqual([]);
    });
  }
}
