import type { Page } from "@playwright/test";

/** Sum of layout shifts that comes of late fonts alone, a fraction of a pixel in a line. */
export const noShift = 0.0005;

/** Scrolls through the page and returns the sum of its layout shifts, those of its start included. */
export async function shiftWhileScrolling(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      for (let drawn = 0; drawn < 4; drawn++) await frame();
    }
    // what comes late: the pictures in sight
    const asked = [...document.images].filter(({ loading }) => loading === "eager");
    await Promise.all(asked.map((image) => image.decode().catch(() => {})));
    for (let drawn = 0; drawn < 4; drawn++) await frame();
    return sum;
  });
}
