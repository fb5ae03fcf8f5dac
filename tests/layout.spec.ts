import { test as requestTest } from "@playwright/test";
import { pageAddresses } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const { url } of pageAddresses) {
  test(`${url} never scrolls sideways: 320 px, 768 px, 200 % text`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(url);
    expect(await page.evaluate(sideways)).toBe(0);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await page.evaluate(sideways)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await page.evaluate(sideways)).toBe(0);
  });
}

requestTest("no page has a style attribute in its HTML", async ({ request }) => {
  for (const { url } of pageAddresses) {
    expect(await (await request.get(url)).text(), url).not.toMatch(/<[^>]+\sstyle="/);
  }
});
