import { allAddresses, open } from "./support/addresses.ts";
import { axeViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const address of allAddresses) {
  test(`${address.url} has no axe violation at 390 px and at 1280 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const found = await axeViolations(page, { exclude: "iframe" });
      expect(found, `at ${viewport.width} px`).toEqual([]);
    }
  });
}
