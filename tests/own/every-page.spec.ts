import { facts } from "../support/addresses.ts";
import { checkPage, pagesOf } from "../support/checks.ts";
import { test } from "../support/test.ts";

// Requirements that the site of every house must meet, whatever its owner has written: `npm test` runs
// them on content that is not the demo's.

for (const { path } of pagesOf(facts.villa.slug)) {
  test(`${path} is valid, accessible, and no wider than its window`, async ({ page }) => {
    await checkPage(page, path);
  });
}
