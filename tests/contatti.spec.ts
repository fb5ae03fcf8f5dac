import { expect, test } from "./support/test.ts";

test("the values of phone, e-mail, address and profile stand on one line, links or not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/contatti");
  const baselines = await page.locator("dl dd").evaluateAll((values) =>
    values.slice(0, 4).map((value) => {
      const range = document.createRange();
      const text = document.createTreeWalker(value, NodeFilter.SHOW_TEXT).nextNode();
      if (text) range.selectNodeContents(text);
      return Math.round(range.getBoundingClientRect().top);
    }),
  );
  expect(new Set(baselines).size).toBe(1);
});

test("the boat and trulli drawings never overlap", async ({ page }) => {
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contatti");
    const gap = await page.evaluate(() => {
      const edges = (place: string) => {
        const shapes = [
          ...document.querySelectorAll(
            `ul > [data-place="${place}"] path:not([data-part="shadow"])`,
          ),
        ].map((shape) => shape.getBoundingClientRect());
        return {
          left: Math.min(...shapes.map(({ left }) => left)),
          right: Math.max(...shapes.map(({ right }) => right)),
        };
      };
      return edges("adriatic").left - edges("itriaValley").right;
    });
    expect(gap, `${width} px`).toBeGreaterThan(4);
  }
});
