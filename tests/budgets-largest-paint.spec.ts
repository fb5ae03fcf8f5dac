import { pageAddresses } from "./support/addresses.ts";
import { rest } from "./support/frames.ts";
import { phone } from "./support/measure-view.ts";
import { banner, expect, test } from "./support/visitor.ts";

/** Whether the browser's largest paint was the hero's picture, a text, or something else. */
function largestPaint(): Promise<string> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1) as
        | (PerformanceEntry & { element?: Element })
        | undefined;
      const element = entry?.element;
      const main = document.querySelector("main");
      const hero = main?.querySelector(':scope > :has(img[fetchpriority="high"])');
      const isInFirstScreen = Number(element?.getBoundingClientRect().top) < innerHeight;
      if (!element) resolve("an element that is gone");
      else if (!main?.contains(element))
        resolve(`outside main: ${element.outerHTML.slice(0, 200)}`);
      else if (element.matches("img") && hero?.contains(element)) resolve("the hero's picture");
      else if (element.matches("img"))
        resolve(`a later picture: ${element.outerHTML.slice(0, 200)}`);
      else if (isInFirstScreen) resolve("a text of the first screen");
      else resolve(`a later text: ${element.outerHTML.slice(0, 200)}`);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

// a text too long for its screen shows on the phone first: there in both languages
const screens = [
  { screen: "phone", options: phone, pages: pageAddresses },
  {
    screen: "desktop",
    options: { viewport: { width: 1440, height: 900 } },
    pages: pageAddresses.filter(({ lang }) => lang === "it"),
  },
];

for (const { screen, options, pages } of screens) {
  test.describe(() => {
    test.use(options);

    for (const { url } of pages) {
      test(`the largest paint of ${url} on a ${screen} is its first photograph or a text of the first screen`, async ({
        page,
      }) => {
        await page.goto(url);
        // first-time visitors get the banner, and it must not be the largest paint even then
        await banner(page).waitFor();
        await rest(banner(page));
        expect(["the hero's picture", "a text of the first screen"]).toContain(
          await page.evaluate(largestPaint),
        );
      });
    }
  });
}
