import { allAddresses, open } from "./support/addresses.ts";
import { axeViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

// the two languages of a page differ in their words alone, so each is looked at in one of the two windows
const viewports = {
  en: { width: 390, height: 844 },
  it: { width: 1280, height: 800 },
};

for (const address of allAddresses) {
  const viewport = viewports[address.lang];
  test(`${address.url} has no axe violation at ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await open(page, address);
    expect(await axeViolations(page, { exclude: "iframe" })).toEqual([]);
  });
}
