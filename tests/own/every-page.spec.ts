import { localizedPath } from "../../src/site/site-map/languages.ts";
import { listedPages } from "../../src/site/site-map/pages.ts";
import { loadContent } from "../../tools/content/load.ts";
import { checkPage } from "../support/checks.ts";
import { test } from "../support/test.ts";

// Requirements that the site of every house must meet, whatever its owner has written.

const { pages, settings } = await loadContent(process.cwd());

for (const { path } of listedPages(pages)) {
  for (const lang of settings.languages) {
    const address = localizedPath(path, lang, settings.languages);
    test(`${address} is valid, accessible, and no wider than its window`, async ({ page }) => {
      await checkPage(page, address);
    });
  }
}
