import { type Browser, chromium, type Page } from "@playwright/test";
import { browserPath, chromiumSwitches } from "../tests/browser/programs.ts";
import presses from "./presses.json" with { type: "json" };

/** How many times slower the processor is made: a cheap phone. */
const slowdown = 4;

type Press = {
  name: string;
  address: string;
  /** Of the window, in pixels. */
  width?: number;
  /** Selector of what is pressed before, and of what then must have come. */
  before?: string[];
  /** Selector of what is pressed. */
  target: string;
};

export const about =
  "Presses: from input to the next frame in ms (Event Timing, steps of 8), 390 px and the bar 1280,\n" +
  `processor ${slowdown} times slower, medians.`;

export const head = ["press", "pointer", "keyboard"];

/** From a press, with pointer or keyboard, to the frame that answers it. */
export async function* measure(of: { site: string; runs: number; only: string | undefined }) {
  const { site, runs, only } = of;
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumSwitches });
  const all: Press[] = presses;
  for (const press of all.filter(({ address }) => !only || address === only)) {
    const [pointer, keyboard]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      pointer.push(await timeOf(browser, site, press, click));
      keyboard.push(await timeOf(browser, site, press, enter));
    }
    yield [press.name, pointer, keyboard];
  }
  await browser.close();
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
  { address, width = 390, before: [opener, opened] = [], target }: Press,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await page.addInitScript(rememberVisitor);
  await page.goto(site + address, { waitUntil: "networkidle" });
  if (opener && opened) {
    await page.locator(opener).first().click();
    await page.locator(opened).first().waitFor();
  }
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
  await page.evaluate(watchPress, target);
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

/** Notes the longest time from an input to the next frame, in steps of 8 ms, and whether it hit. */
function watchPress(selector: string): void {
  let longest = 0;
  Reflect.set(window, "longestPress", longest);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(pointer|mouse|key)(down|up)$|^click$/.test(name))
        longest = Math.max(longest, duration);
    }
    Reflect.set(window, "longestPress", longest);
  }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  // React stops clicks in what it has not hydrated, but not on the way down
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) {
      Reflect.set(window, "hasArrived", true);
    }
  };
  document.addEventListener("click", note, { capture: true });
}
