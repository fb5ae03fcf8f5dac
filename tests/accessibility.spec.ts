import AxeBuilder from "@axe-core/playwright";
import { allAddresses } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const viewport of viewports) {
  for (const { url, name } of allAddresses) {
    test(`${url} has no axe violation at ${viewport.width} px`, async ({ page }) => {
      test.skip(
        name === "404",
        "the browser itself reports a 404 on the console: tested with its own page",
      );
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(url);
      const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  }
}
