import { pageAddresses } from "./support/addresses.ts";
import { phone } from "./support/measure-view.ts";
import { banner, expect, test } from "./support/visitor.ts";

/** What the browser took for the largest paint, in the words of the page's design. */
function largestPaint(): Promise<string> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1) as
        | (PerformanceEntry & { element?: Element })
        | undefined;
      const element = entry?.element;
      const main = document.querySelector("main");
      const firstText = main?.querySelector("p");
      if (!element) resolve("an element that is gone");
      else if (!main?.contains(element))
        resolve(`outside main: ${element.outerHTML.slice(0, 200)}`);
      else if (element.matches('img[fetchpriority="high"]')) resolve("the first photograph");
      else if (element.closest("h1")) resolve("the title");
      else if (element === firstText) resolve("the first text");
      else resolve(`${element.tagName}: ${element.outerHTML.slice(0, 200)}`);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

const screens = {
  phone,
  desktop: { viewport: { width: 1440, height: 900 } },
};

for (const [screen, options] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(options);

    for (const { url } of pageAddresses) {
      test(`the largest paint of ${url} on a ${screen} is what the page is about`, async ({
        page,
      }) => {
        await page.goto(url);
        // first-time visitors get the banner, and it must not be the largest paint even then
        await banner(page).waitFor();
        await page.waitForTimeout(1000);
        expect(["the first photograph", "the title", "the first text"]).toContain(
          await page.evaluate(largestPaint),
        );
      });
    }
  });
}
