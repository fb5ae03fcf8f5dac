import { type Browser, chromium } from "@playwright/test";
import { browserPath, chromiumSwitches } from "../tests/browser/chromium.ts";
import { type Address, pageAddresses } from "../tests/support/addresses.ts";
import { startServer } from "../tools/serve/serve.ts";
import type { BenchContext, BenchReport } from "./bench-context.ts";
import { progress, progressDone } from "./progress.ts";
import { median } from "./statistics.ts";
import { milliseconds, ratio, table } from "./table.ts";
import { rememberVisitor, slowdown } from "./visitor.ts";

type Navigation = {
  page: string;
  /** Milliseconds from the press to the first painted frame of the new page, in the application. */
  inApp: number;
  /** The same press where the application does not run: the page is loaded whole. */
  document: number;
  /** Requests that were still made after the press, pictures apart: 0 when the prefetch had all. */
  lateRequests: number;
};

declare global {
  interface Window {
    /** Milliseconds since 1970 of the frame that showed the pressed link's page. */
    paintedAt?: number;
  }
}

/** From the press on a link, which the pointer has reached before, to the painted new page. */
export async function benchNavigation({ dist, runs, only }: BenchContext): Promise<BenchReport> {
  const server = await startServer({ dist, port: 0 });
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumSwitches });
  const figures: Navigation[] = [];
  const targets = pageAddresses.filter(({ name }) => !only || name === only);
  try {
    for (const [index, target] of targets.entries()) {
      progress(`navigation ${index + 1}/${targets.length} to ${target.url}`);
      figures.push(await measureTarget(browser, server.url, target, runs));
    }
  } finally {
    progressDone();
    await browser.close();
    await server.close();
  }
  return { text: report(figures, runs), figures };
}

async function measureTarget(
  browser: Browser,
  site: string,
  target: Address,
  runs: number,
): Promise<Navigation> {
  const inApp: number[] = [];
  const whole: number[] = [];
  let lateRequests = 0;
  for (let run = 0; run < runs; run += 1) {
    const press = await pressLink(browser, site, target, { application: true });
    inApp.push(press.time);
    lateRequests = Math.max(lateRequests, press.lateRequests);
    whole.push((await pressLink(browser, site, target, { application: false })).time);
  }
  return { page: target.url, inApp: median(inApp), document: median(whole), lateRequests };
}

async function pressLink(
  browser: Browser,
  site: string,
  target: Address,
  { application }: { application: boolean },
): Promise<{ time: number; lateRequests: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(rememberVisitor);
  // no router where there is no Navigation API: links then load pages as usual
  if (!application) await page.addInitScript(removeNavigationApi);
  await page.addInitScript(watchPaint, target.url);
  const session = await context.newCDPSession(page);
  // the other pages are a link away from the home page, and the home page from the villa's
  const start = pageAddresses.find(({ name, lang }) => {
    return name === (target.name === "home" ? "villa" : "home") && lang === target.lang;
  });
  await page.goto(site + start?.url, { waitUntil: "networkidle" });
  const link = page.locator(`a[href="${target.url}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await link.hover();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(600);
  let lateRequests = 0;
  page.on("request", (request) => {
    if (request.resourceType() !== "image") lateRequests += 1;
  });
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => window.paintedAt !== undefined, undefined, { polling: 50 });
  const time = await page.evaluate(
    () => (window.paintedAt ?? 0) - Number(sessionStorage.getItem("pressedAt")),
  );
  await context.close();
  return { time, lateRequests };
}

function removeNavigationApi(): void {
  Object.defineProperty(window, "navigation", { value: undefined });
}

/** Notes when the press came, and when the page at `target` was painted. */
function watchPaint(target: string): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    "click",
    ({ timeStamp }) => {
      // another document reads it, if the press loads one
      sessionStorage.setItem("pressedAt", String(performance.timeOrigin + timeStamp));
    },
    { capture: true },
  );
  const title = () => document.querySelector("main h1")?.textContent ?? undefined;
  if (location.pathname === target) {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (paint) window.paintedAt = performance.timeOrigin + paint.startTime;
    }).observe({ type: "paint", buffered: true });
    return;
  }
  let before: string | undefined;
  const watch = () => {
    const after = title();
    if (location.pathname !== target || after === before) {
      before = after;
      return;
    }
    observer.disconnect();
    // a task that a frame's callback posts runs when that frame is drawn
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.paintedAt = now();
      };
      port2.postMessage(undefined);
    });
  };
  const observer = new MutationObserver(watch);
  addEventListener("DOMContentLoaded", () => {
    before = title();
    observer.observe(document.documentElement, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  });
}

function report(figures: Navigation[], runs: number): string {
  const inTime = figures.filter(({ inApp }) => inApp <= 100).length;
  return [
    `Navigation: press to painted page in ms, processor ${slowdown} times slower, after the pointer`,
    `reached the link; median of ${runs}. ${inTime} of ${figures.length} pages within 100 ms.`,
    "",
    table<Navigation>(
      [
        { title: "page", cell: ({ page }) => page },
        { title: "in the application", cell: ({ inApp }) => milliseconds(inApp) },
        { title: "as a page load", cell: ({ document }) => milliseconds(document) },
        { title: "ratio", cell: ({ inApp, document }) => ratio(inApp, document) },
        { title: "late requests", cell: ({ lateRequests }) => lateRequests },
      ],
      figures,
    ),
  ].join("\n");
}
