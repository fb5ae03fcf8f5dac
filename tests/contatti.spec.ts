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
