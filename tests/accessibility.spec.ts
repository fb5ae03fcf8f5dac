import AxeBuilder from "@axe-core/playwright";
import { allAddresses, open } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const viewport of viewports) {
  for (const address of allAddresses) {
    test(`${address.url} has no axe violation at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, address);
      const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  }
}
