import { chromiumPath } from "./browser/chromium.ts";
import { allAddresses, langs, open } from "./support/addresses.ts";
import { textFaults } from "./support/checks.ts";
import { afterFrames } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { launchOptions } from "./support/test-build.ts";

// text twice as large, as a guest sets it in the browser: widths in rem are twice as large too
test.use({
  launchOptions: launchOptions(chromiumPath(), "--blink-settings=defaultFontSize=32"),
});

const isButtonCut = () =>
  [...document.querySelectorAll("[data-open-grid]")].some(
    (button) => button.getBoundingClientRect().right > innerWidth,
  );

const isWiderThanWindow = () =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth;

for (const lang of langs) {
  test(`${lang}: with text at 200 % nothing is cut off, over another or out of the window`, async ({
    page,
  }) => {
    // eleven pages in one visit
    test.setTimeout(180_000);
    const found: string[] = [];
    // the 404 page first: later the service worker would answer, and its status be on the console
    for (const address of allAddresses.filter((each) => each.lang === lang).reverse()) {
      await open(page, address);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await afterFrames(page, 2);
        const faults = await page.evaluate(textFaults);
        if (await page.evaluate(isButtonCut)) faults.push("buttons of a carousel are cut off");
        if (await page.evaluate(isWiderThanWindow)) faults.push("the page scrolls sideways");
        found.push(...faults.map((fault) => `${address.url} at ${width} px: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}
