import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

/** React marks its elements, the last one shortly before it commits them. Runs in the page. */
export const isHydrated = () =>
  Object.keys(document.querySelector("#app")?.lastElementChild ?? {}).some((key) =>
    key.startsWith("__react"),
  );

export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(isHydrated);
}

/** By the name of its row in the site map. */
export async function expectShown(page: Page, name: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-page", name);
}

/** So many presses of the tab key lead to nothing behind an open dialog. */
export async function expectFocusInside(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab");
    const isBehind = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest("dialog");
    });
    expect(isBehind).toBe(false);
  }
}

export async function afterFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (drawn) => {
    for (let frame = 0; frame < drawn; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Waits until nothing in a part of the page moves any more. */
export async function rest(part: Locator): Promise<void> {
  await part.evaluate((element) =>
    Promise.allSettled(
      element.getAnimations({ subtree: true }).map((animation) => animation.finished),
    ),
  );
  // the work after a movement is done within three frames
  await afterFrames(part.page(), 4);
}

/** Advances the page's clock, which the test has installed, before each look. */
export function pollInTime(
  page: Page,
  look: () => unknown,
): Pick<ReturnType<typeof expect.poll>, "toBe" | "toBeGreaterThan"> {
  const later = async () => {
    await page.clock.fastForward(1000);
    return look();
  };
  return expect.poll(later, { intervals: [100] });
}

export async function holdRequests(
  target: Page | BrowserContext,
  pattern: string | RegExp,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await target.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Sum of layout shifts that comes of late fonts alone, a fraction of a pixel in a line. */
export const noShift = 0.0005;

/** With those of the page's start. @param since on the page's clock, in milliseconds */
export async function expectNoShift(page: Page, since = 0): Promise<void> {
  const { sum, moved } = await page.evaluate(async (since) => {
    let sum = 0;
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < since) continue;
        sum += Number(Reflect.get(entry, "value"));
        for (const { node } of Reflect.get(entry, "sources")) {
          moved.push(node?.outerHTML?.slice(0, 90) ?? node?.textContent);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    return { sum, moved };
  }, since);
  expect(sum, moved.join("\n")).toBeLessThan(noShift);
}

export async function sheetsOfPaper(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format });
  return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
}
