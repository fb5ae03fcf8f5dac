import { isHydrated } from "../tests/support/page.ts";
import { startServer } from "../tools/serve/serve.ts";
import { type BareBrowser, type BarePage, startBareBrowser } from "./browser.ts";
import { click, pointTo, pressEnter, quote, seen, until, wait } from "./input.ts";
import {
  type BenchContext,
  type BenchReport,
  median,
  progress,
  progressDone,
  table,
} from "./report.ts";

/** How many times slower the processor is made: a cheap phone. */
const slowdown = 4;

type Press = {
  name: string;
  /** The page of the site map on which it is, for `--only`. */
  page: string;
  address: string;
  /** Of the window, in pixels. */
  width?: number;
  /** Selector of what is pressed, once `prepare` has brought the page there. */
  target: string;
  prepare?(page: BarePage): Promise<unknown>;
};

const gridButton = "[data-open-grid]";
const menuButton = "header button[aria-haspopup]";
const currentSlide = '[data-photo-set="villa"] [aria-current="true"] button';

async function open(page: BarePage, pressed: string, opened: string): Promise<void> {
  await pointTo(page, pressed);
  await click(page);
  await seen(page, opened);
}

const openGrid = (page: BarePage) => open(page, gridButton, "[data-photo-grid] button");
const openLightbox = (page: BarePage) => open(page, currentSlide, "dialog[open] [data-photo]");
const openMenu = (page: BarePage) => open(page, menuButton, "dialog nav a");

const fillStay = (page: BarePage) => page.evaluate(`(${enterDays})()`);

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

const villa = { page: "villa", address: "/villa-ulia" };
const booking = { page: "booking", address: "/prenotazioni" };
const interni = { page: "interni", address: "/interni" };
const contatti = { page: "contatti", address: "/contatti" };
const about = { page: "about", address: "/about" };

const presses: Press[] = [
  { ...villa, name: "link in the bar", width: 1280, target: 'header nav a[href="/about"]' },
  { ...villa, name: "menu", target: menuButton },
  { ...villa, name: "link in the menu", prepare: openMenu, target: 'dialog nav a[href="/about"]' },
  { ...villa, name: "close the menu", prepare: openMenu, target: "dialog[open] button" },
  { ...booking, name: "stay form", prepare: fillStay, target: "form[data-stay] button" },
  { ...villa, name: "all photographs", target: gridButton },
  {
    ...villa,
    name: "photograph in the grid",
    prepare: openGrid,
    target: "[data-photo-grid] li:nth-child(3) button",
  },
  { ...interni, name: "link to the plans", target: 'main a[href$="#plans"]' },
  {
    ...villa,
    name: "next photograph",
    target: '[data-photo-set="villa"] button[aria-label="Next photograph"]',
  },
  { ...villa, name: "photograph of a carousel", target: currentSlide },
  {
    ...villa,
    name: "close the photograph",
    prepare: openLightbox,
    target: 'dialog[open] button[aria-label^="Close"]',
  },
  { ...contatti, name: "map", target: "main button:not([data-print-sheet])" },
  { ...about, name: "cookie preferences", target: "footer nav button" },
  { ...about, name: "a line of good to know", target: "[data-good-to-know] summary" },
];

type Figure = { name: string; pointer: number; keyboard: number };

/** From a press, with pointer or keyboard, to the frame that answers it. */
export async function benchPresses({ dist, runs, only }: BenchContext): Promise<BenchReport> {
  const server = await startServer({ dist, port: 0 });
  const browser = await startBareBrowser();
  const chosen = presses.filter(({ page }) => !only || page === only);
  const figures: Figure[] = [];
  try {
    for (const [index, press] of chosen.entries()) {
      progress(`presses ${index + 1}/${chosen.length} ${press.name}`);
      const times = { pointer: [] as number[], keyboard: [] as number[] };
      for (let run = 0; run < runs; run += 1) {
        times.pointer.push(await timeOf(browser, server.url, press, click));
        times.keyboard.push(await timeOf(browser, server.url, press, pressEnter));
      }
      const { pointer, keyboard } = times;
      figures.push({ name: press.name, pointer: median(pointer), keyboard: median(keyboard) });
    }
  } finally {
    progressDone();
    browser.close();
    await server.close();
  }
  return { text: report(figures, runs), figures };
}

async function timeOf(
  browser: BareBrowser,
  site: string,
  { address, width = 390, prepare, target }: Press,
  act: (page: BarePage) => Promise<void>,
): Promise<number> {
  const script = `(${rememberVisitor})(); (${watchEvents})();`;
  const page = await browser.open(site + address, { width, height: 844 }, script);
  await until(page, `document.readyState === "complete" && (${isHydrated})()`);
  await prepare?.(page);
  await pointTo(page, target);
  await page.send("Page.disable");
  await wait(800);
  await page.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate("longestPress = 0");
  await page.evaluate(`(${noteArrival})(${quote(target)})`);
  await act(page);
  // its entries come one after the other: pointer down, pointer up, click; below 16 ms there is none
  await wait(1500);
  const time = Number(await page.evaluate("longestPress"));
  if (!(await page.evaluate("window.hasArrived"))) throw new Error(`${target} was not pressed`);
  await page.close();
  return time;
}

/** Runs in the page: a visitor who has chosen, without the banner, which would add work. */
function rememberVisitor(): void {
  localStorage.setItem("__ph_opt_in_out_phc_bench", "0");
  localStorage.setItem("__ph_opt_in_out_", "0");
  localStorage.setItem("userLocale", location.pathname.startsWith("/it") ? "it" : "en");
}

/** Runs in the page. React stops clicks in what it has not hydrated, but not on the way down. */
function noteArrival(selector: string): void {
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
