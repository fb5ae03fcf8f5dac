import { pageAddresses } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

/** How late every font comes, in milliseconds. */
const delay = 1200;

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

for (const width of [390, 1440]) {
  for (const { url } of pageAddresses) {
    test(`${url} at ${width} px reads at once and stands still when its fonts come late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(watchShifts);
      const fonts: string[] = [];
      await page.route("**/*.woff2", async (route) => {
        fonts.push(route.request().url());
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      await page.goto(url, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() =>
        [...document.fonts].some(({ status }) => status === "loaded"),
      );
      await page.waitForTimeout(500);
      expect(fonts.length).toBeGreaterThan(0);
      // the browser counts a text as painted only where it can be seen
      const times = await page.evaluate(() => ({
        firstText: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
        firstFont: Math.min(
          ...performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.endsWith(".woff2"))
            .map((font) => (font as PerformanceResourceTiming).responseEnd),
        ),
      }));
      expect(times.firstText).toBeLessThan(times.firstFont);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }
}
