import type { Page } from "@playwright/test";
import { pageAddresses } from "./support/addresses.ts";
import { afterFrames } from "./support/frames.ts";
import { holdRequests } from "./support/hold.ts";
import { noShift } from "./support/layout-shift.ts";
import { expect, test } from "./support/test.ts";

/** Milliseconds by which fonts are delayed after the first text. */
const lag = 300;

const widths = [390, 1440];

type Shift = { value: number; nodes: string[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

function watchShifts(): void {
  type Source = { node?: Node | null };
  type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const nodes = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
      );
      window.shifts.push({ value: entry.value, nodes });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** First text paint, first font load, and the layout shifts. */
async function readWithLateFonts(page: Page, url: string, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.addInitScript(watchShifts);
  const release = await holdRequests(page, "**/*.woff2");
  await page.goto(url, { waitUntil: "domcontentloaded" });
  // the browser counts a text as painted only where it can be seen
  await page.waitForFunction((time) => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    return painted && performance.now() > painted.startTime + time;
  }, lag);
  release();
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
  await page.evaluate(() => document.fonts.ready);
  await afterFrames(page, 6);
  return page.evaluate(() => ({
    firstText: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    firstFont: Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".woff2"))
        .map((font) => (font as PerformanceResourceTiming).responseEnd),
    ),
    shifts: window.shifts,
  }));
}

for (const { url } of pageAddresses) {
  test(`the text of ${url} can be read before its fonts come, and nothing moves when they do`, async ({
    context,
  }) => {
    const reads = widths.map(async (width) =>
      readWithLateFonts(await context.newPage(), url, width),
    );
    for (const { firstText, firstFont, shifts } of await Promise.all(reads)) {
      expect(firstFont).toBeLessThan(Infinity);
      expect(firstText).toBeLessThan(firstFont);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(noShift);
    }
  });
}
