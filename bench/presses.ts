import { type Browser, chromium, type Page } from "@playwright/test";
import { browserPath, chromiumSwitches } from "../tests/browser/chromium.ts";
import { visit } from "../tests/support/page.ts";
import { startServer } from "../tools/serve/serve.ts";
import presses from "./presses.json" with { type: "json" };
import { type BenchContext, median, progress, progressDone, table } from "./report.ts";

/** How many times slower the processor is made: a cheap phone. */
const slowdown = 4;

type Press = {
  name: string;
  /** The page of the site map on which it is, for `--only`. */
  page: string;
  address: string;
  /** Of the window, in pixels. */
  width?: number;
  /** Selector of what is pressed, once the page is prepared. */
  target: string;
  prepare?: string;
};

async function open(page: Page, pressed: string, opened: string): Promise<void> {
  await page.locator(pressed).first().click();
  await page.locator(opened).first().waitFor();
}

const prepared: Record<string, (page: Page) => Promise<void>> = {
  grid: (page) => open(page, "[data-open-grid]", "[data-photo-grid] button"),
  lightbox: (page) =>
    open(
      page,
      '[data-photo-set="villa"] [aria-current="true"] button',
      "dialog[open] [data-photo]",
    ),
  menu: (page) => open(page, "header button[aria-haspopup]", "dialog nav a"),
  stay: (page) => page.evaluate(enterDays),
};

/** Runs in the page. */
function enterDays(): void {
  for (const [name, days] of [
    ["arrival", 40],
    ["departure", 47],
  ] as const) {
    const field = document.querySelector<HTMLInputElement>(`form[data-stay] [name=${name}]`);
    if (!field) throw new Error(name);
    field.value = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

type Figure = { name: string; pointer: number; keyboard: number };

/** From a press, with pointer or keyboard, to the frame that answers it. */
export async function benchPresses({ dist, runs, only }: BenchContext): Promise<string> {
  const server = await startServer({ dist, port: 0 });
  const executablePath = browserPath();
  const browser = await chromium.launch({ executablePath, args: chromiumSwitches });
  const all: Press[] = presses;
  const chosen = all.filter(({ page }) => !only || page === only);
  const figures: Figure[] = [];
  try {
    for (const [index, press] of chosen.entries()) {
      progress(`presses ${index + 1}/${chosen.length} ${press.name}`);
      const times = { pointer: [] as number[], keyboard: [] as number[] };
      for (let run = 0; run < runs; run += 1) {
        times.pointer.push(await timeOf(browser, server.url, press, click));
        times.keyboard.push(await timeOf(browser, server.url, press, enter));
      }
      const { pointer, keyboard } = times;
      figures.push({ name: press.name, pointer: median(pointer), keyboard: median(keyboard) });
    }
  } finally {
    progressDone();
    await browser.close();
    await server.close();
  }
  return report(figures, runs);
}

/** Milliseconds, as of a finger: without them one frame answers both. */
const heldFor = 80;

const enter = (page: Page) => page.keyboard.press("Enter", { delay: heldFor });

async function click(page: Page): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(heldFor);
  await page.mouse.up();
}

async function timeOf(
  browser: Browser,
  site: string,
  { address, width = 390, prepare, target }: Press,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await page.addInitScript(rememberVisitor);
  await page.addInitScript(watchEvents);
  await visit(page, site + address);
  await prepared[prepare ?? ""]?.(page);
  // in the middle, with focus and pointer on it, so that the press alone is measured
  const element = page.locator(target).first();
  await element.evaluate((it) => {
    it.scrollIntoView({ block: "center", behavior: "instant" });
    it.focus({ preventScroll: true });
  });
  await page.waitForTimeout(800);
  // forced: a second try would scroll it to the window's edge, under the phone's bar
  await element.hover({ force: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(noteArrival, target);
  await act(page);
  // its entries come one after the other: pointer down, pointer up, click; below 16 ms there is none
  await page.waitForTimeout(1500);
  const time = await page.evaluate(() => Number(Reflect.get(window, "longestPress")));
  if (!(await page.evaluate("window.hasArrived"))) throw new Error(`${target} was not pressed`);
  await page.close();
  return time;
}

/** A visitor who has chosen, without the banner, which would add work. */
function rememberVisitor(): void {
  localStorage.setItem("__ph_opt_in_out_phc_bench", "0");
  localStorage.setItem("__ph_opt_in_out_", "0");
  localStorage.setItem("userLocale", location.pathname.startsWith("/it") ? "it" : "en");
}

/** React stops clicks in what it has not hydrated, but not on the way down. */
function noteArrival(selector: string): void {
  Reflect.set(window, "longestPress", 0);
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) {
      Reflect.set(window, "hasArrived", true);
    }
  };
  document.addEventListener("click", note, { capture: true });
}

/** Notes the longest time from an input to the next frame, in steps of 8 ms. */
function watchEvents(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isPress = /^(pointer|mouse|key)(down|up)$|^click$/.test(entry.name);
      const longest = Number(Reflect.get(window, "longestPress") ?? 0);
      if (isPress) Reflect.set(window, "longestPress", Math.max(longest, entry.duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

function report(figures: Figure[], runs: number): string {
  return [
    `Presses: from input to the next frame in ms (Event Timing, steps of 8), 390 px and the bar 1280, processor ${slowdown} times`,
    `slower; median of ${runs}.`,
    "",
    table<Figure>(
      [
        ["press", ({ name }) => name],
        ["pointer", ({ pointer }) => pointer.toFixed(0)],
        ["keyboard", ({ keyboard }) => keyboard.toFixed(0)],
      ],
      figures,
    ),
  ].join("\n");
}
