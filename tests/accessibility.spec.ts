import { langs } from "../src/site/site-map/languages.ts";
import { allAddresses, open } from "./support/addresses.ts";
import { axeViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

// the two languages of a page differ only in their texts, so each is tested at one of the two widths
const viewports = {
  en: { width: 390, height: 844 },
  it: { width: 1280, height: 800 },
};

for (const lang of langs) {
  test(`${lang}: no page has an axe violation at ${viewports[lang].width} px`, async ({ page }) => {
    // eleven pages in one visit
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(viewports[lang]);
    // the 404 page first: later the service worker would answer, and its status be on the console
    for (const address of allAddresses.filter((each) => each.lang === lang).reverse()) {
      await open(page, address);
      const violations = await axeViolations(page, { exclude: "iframe" });
      expect.soft(violations, address.url).toEqual([]);
    }
  });
}
