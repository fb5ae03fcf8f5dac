import { type Browser, chromium, type Locator, type Mouse, type Page } from "@playwright/test";
import { isHydrated } from "../tests/support/hydrated.ts";
import { browserPath, chromiumSwitches } from "../tools/browser/chromium.ts";
import { startServer } from "../tools/serve.ts";
import type { BenchContext, BenchReport } from "./bench-context.ts";
import { progress, progressDone } from "./progress.ts";
import { median } from "./statistics.ts";
import { milliseconds, table } from "./table.ts";
import { rememberVisitor, slowdown } from "./visitor.ts";

type Press = {
  name: string;
  /** The page of the site map on which it is, for `--only`. */
  page: string;
  address: string;
  /** Width of the window in pixels. */
  width?: number;
  /** What is pressed, once `prepare` has brought the page there. */
  target(page: Page): Locator;
  prepare?(page: Page): Promise<void>;
};

async function openGrid(page: Page): Promise<void> {
  await page.locator("[data-open-grid]").first().click();
  await page.locator("[data-photo-grid] button").first().waitFor();
}

const currentSlide = (page: Page) =>
  page.locator('[data-photo-set="villa"] [aria-current="true"] button');

async function openLightbox(page: Page): Promise<void> {
  await currentSlide(page).click();
  await page.locator("dialog[open] [data-photo]").first().waitFor();
}

const menuButton = (page: Page) => page.locator("header button[aria-haspopup]");

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await page.locator("dialog nav a").first().waitFor();
}

async function fillStay(page: Page): Promise<void> {
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.locator("form[data-stay] [name=arrival]").fill(inDays(40));
  await page.locator("form[data-stay] [name=departure]").fill(inDays(47));
}

/** Every kind of press. */
const presses: Press[] = [
  {
    name: "link in the bar",
    page: "villa",
    address: "/villa-ulia",
    width: 1280,
    target: (page) => page.locator('header nav a[href="/about"]'),
  },
  {
    name: "menu",
    page: "villa",
    address: "/villa-ulia",
    target: menuButton,
  },
  {
    name: "link in the menu",
    page: "villa",
    address: "/villa-ulia",
    prepare: openMenu,
    target: (page) => page.locator('dialog nav a[href="/about"]'),
  },
  {
    name: "close the menu",
    page: "villa",
    address: "/villa-ulia",
    prepare: openMenu,
    target: (page) => page.locator("dialog[open] button").first(),
  },
  {
    name: "stay form",
    page: "booking",
    address: "/prenotazioni",
    prepare: fillStay,
    target: (page) => page.locator("form[data-stay] button"),
  },
  {
    name: "all photographs",
    page: "villa",
    address: "/villa-ulia",
    target: (page) => page.locator("[data-open-grid]").first(),
  },
  {
    name: "photograph in the grid",
    page: "villa",
    address: "/villa-ulia",
    prepare: openGrid,
    target: (page) => page.locator("[data-photo-grid] button").nth(2),
  },
  {
    name: "link to the plans",
    page: "interni",
    address: "/interni",
    target: (page) => page.locator('main a[href$="#plans"]').first(),
  },
  {
    name: "next photograph",
    page: "villa",
    address: "/villa-ulia",
    target: (page) =>
      page.locator('[data-photo-set="villa"]').getByRole("button", { name: "Next photograph" }),
  },
  {
    name: "photograph of a carousel",
    page: "villa",
    address: "/villa-ulia",
    target: currentSlide,
  },
  {
    name: "close the photograph",
    page: "villa",
    address: "/villa-ulia",
    prepare: openLightbox,
    target: (page) => page.locator("dialog[open]").getByRole("button", { name: "Close" }),
  },
  {
    name: "map",
    page: "contatti",
    address: "/contatti",
    target: (page) => page.getByRole("button", { name: "Show the map" }),
  },
  {
    name: "cookie preferences",
    page: "about",
    address: "/about",
    target: (page) => page.locator("footer").getByRole("button", { name: "Cookie preferences" }),
  },
  {
    name: "a line of good to know",
    page: "about",
    address: "/about",
    target: (page) => page.locator("[data-good-to-know] summary").first(),
  },
];

type Figure = { name: string; pointer: number; keyboard: number };

/** From a press, with pointer or keyboard, to the frame that answers it. */
export async function benchPresses({ dist, runs, only }: BenchContext): Promise<BenchReport> {
  const server = await startServer({ dist, port: 0 });
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumSwitches });
  const chosen = presses.filter(({ page }) => !only || page === only);
  const figures: Figure[] = [];
  try {
    for (const [index, press] of chosen.entries()) {
      progress(`presses ${index + 1}/${chosen.length} ${press.name}`);
      const times = { pointer: [] as number[], keyboard: [] as number[] };
      for (let run = 0; run < runs; run += 1) {
        times.pointer.push(await timeOf(browser, server.url, press, ({ mouse }) => click(mouse)));
        times.keyboard.push(
          await timeOf(browser, server.url, press, ({ keyboard }) => keyboard.press("Enter")),
        );
      }
      const { pointer, keyboard } = times;
      figures.push({ name: press.name, pointer: median(pointer), keyboard: median(keyboard) });
    }
  } finally {
    progressDone();
    await browser.close();
    await server.close();
  }
  return { text: report(figures, runs), figures };
}

/** Without the checks of `Locator.click`, which run in the page at the press. */
async function click(mouse: Mouse): Promise<void> {
  await mouse.down();
  await mouse.up();
}

async function timeOf(
  browser: Browser,
  site: string,
  { address, width = 390, prepare, target }: Press,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(rememberVisitor);
  await page.addInitScript(watchEvents);
  const session = await context.newCDPSession(page);
  await page.goto(site + address, { waitUntil: "networkidle" });
  await page.waitForFunction(isHydrated);
  await prepare?.(page);
  const pressed = target(page);
  await pressed.scrollIntoViewIfNeeded();
  await pressed.focus();
  // pointer and focus are there before the press, whose own work alone is measured
  await pressed.hover();
  await page.waitForTimeout(800);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(() => Reflect.set(window, "longestPress", 0));
  await act(page);
  // its entries come one after the other: pointer down, pointer up, click; below 16 ms there is none
  await page.waitForTimeout(1500);
  const time = await page.evaluate(() => Number(Reflect.get(window, "longestPress")));
  await context.close();
  return time;
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
        { title: "press", cell: ({ name }) => name },
        { title: "pointer", cell: ({ pointer }) => milliseconds(pointer) },
        { title: "keyboard", cell: ({ keyboard }) => milliseconds(keyboard) },
      ],
      figures,
    ),
  ].join("\n");
}
