import { quiet, settled, total, watchTransfers } from "./support/measure-view.ts";
import { expect, test } from "./support/visitor.ts";

const url = "/interni";

/** Maximum bytes of the page with most photographs, scrolled to its end on a phone. */
const budget = 1_500_000;

test.use({
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

// the other language draws the same photographs
test(`${url} costs at most 1.5 MB when it is scrolled to its end`, async ({ page }) => {
  const transfers = await watchTransfers(page);
  await page.clock.install();
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await settled(page);
  await quiet(transfers);
  const pictures = transfers.filter(({ kind }) => kind === "Image");
  const largest = pictures
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 8)
    .map(({ path, bytes }) => `${path} (${bytes})`);
  expect(
    total(transfers),
    `${pictures.length} pictures; the largest: ${largest.join(", ")}`,
  ).toBeLessThanOrEqual(budget);
});
