import { expect, type Page, test } from "@playwright/test";
import { type Lang, langs } from "../../src/site/site-map/languages.ts";
import { sitePages } from "../../src/site/site-map/pages.ts";
import { localized } from "./addresses.ts";
import { axeViolations } from "./axe.ts";
import { htmlRules } from "./html-rules.ts";

/** The windows in which nothing may be wider than the window. */
const widths = [320, 360, 390, 768, 992, 1440];

/** Every page of a house in both languages. */
export function pagesOf(slug: string): { lang: Lang; path: string }[] {
  return sitePages(slug).flatMap(({ path }) =>
    langs.map((lang) => ({ lang, path: localized(path, lang) })),
  );
}

/**
 * Requirements for every page of every house: valid HTML, nothing wider than the window at six widths, no
 * axe violation, one heading of the first level.
 */
export async function checkPage(page: Page, url: string): Promise<void> {
  await test.step(url, async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const response = await page.goto(url);
    expect(response?.status(), url).toBe(200);
    const report = await htmlRules.validateString((await response?.text()) ?? "");
    const messages = report.results.flatMap((result) => result.messages);
    expect
      .soft(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]))
      .toEqual([]);
    await expect(page.locator("h1")).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wider, `${url} at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect.soft(await axeViolations(page, { exclude: "iframe" }), url).toEqual([]);
  });
}
