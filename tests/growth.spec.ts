import type { CDPSession, Locator, Page } from "@playwright/test";
import { chromiumPath } from "./browser/chromium.ts";
import { pageAddresses } from "./support/addresses.ts";
import { openCarousel } from "./support/carousel.ts";
import { visit } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { launchOptions } from "./support/test-build.ts";

/** The part by which a figure may grow after the first ten times. */
const tolerance = 0.05;

// the heap also contains machine code that the engine compiles from frequent functions, which is no leak
const withoutMachineCode = "--js-flags=--jitless";

test.use({
  launchOptions: launchOptions(chromiumPath(), withoutMachineCode),
});

/** Counts of the tab after a forced garbage collection; the heap in bytes. */
async function figuresOf(client: CDPSession) {
  await client.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners: listeners } = await client.send("Memory.getDOMCounters");
  const { usedSize: heap } = await client.send("Runtime.getHeapUsage");
  return { nodes, listeners, heap };
}

/** Repeats an action ten times, then the remaining times, and compares the counts of the tab. */
async function expectNoGrowth(
  page: Page,
  total: number,
  repeat: (times: number) => Promise<void>,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await repeat(10);
  const before = await figuresOf(client);
  await repeat(total - 10);
  // pictures that are still on their way hold their elements until they have come
  await expect(async () => {
    const after = await figuresOf(client);
    for (const figure of ["nodes", "listeners", "heap"] as const) {
      const most = before[figure] * (1 + tolerance);
      expect(after[figure], `${figure}, ${before[figure]} after ten`).toBeLessThanOrEqual(most);
    }
  }).toPass({ timeout: 15_000 });
}

test.slow();
test.slow();

/** Moves through the site by its links, which draws each page ahead first. Runs in the page. */
async function followLinks(addresses: { url: string; name: string }[]): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  for (const { url, name } of addresses) {
    const seen = () => {
      const links = document.querySelectorAll<HTMLElement>(`a[href="${url}"]`);
      return [...links].find((each) => each.checkVisibility());
    };
    // what is below the window comes with the second frame
    let link = seen();
    for (; !link; link = seen()) await frame();
    link.focus();
    // a busy browser may leave it out
    const end = performance.now() + 1000;
    while (document.querySelectorAll("main h1").length < 2 && performance.now() < end) {
      await frame();
    }
    link.click();
    while (document.documentElement.dataset.page !== name || window.navigation?.transition) {
      await frame();
    }
  }
}

test("60 pages take no more memory than ten", async ({ page }) => {
  await visit(page, "/");
  // every page once in ten, the first one last
  const english = pageAddresses.filter(({ lang }) => lang === "en");
  const round = [...english.slice(1), ...english.slice(0, 1)];
  await expectNoGrowth(page, 60, async (times) => {
    for (let time = 0; time < times; time += 10) await page.evaluate(followLinks, round);
  });
});

test("30 enlarged photographs, and 30 openings of the menu, take no more memory than ten", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const root = await openCarousel(page);
  const dialog = page.locator("dialog:modal");
  const openAndClose = async (opener: Locator, keys: string[]) => {
    await opener.press("Enter");
    await dialog.waitFor();
    for (const key of [...keys, "Escape"]) await page.keyboard.press(key);
    await dialog.waitFor({ state: "detached" });
  };
  // there and back: the carousel behind shows the same photograph, and as many copies
  const there = ["ArrowRight", "ArrowLeft"];
  const slide = root.locator('[aria-current="true"] button');
  const menu = page.getByRole("button", { name: "Open menu" });
  await expectNoGrowth(page, 30, async (times) => {
    for (let time = 0; time < times; time++) {
      await openAndClose(slide, there);
      await openAndClose(menu, []);
    }
  });
});
