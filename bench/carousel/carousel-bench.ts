import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { browserPath, chromiumSwitches } from "../../tests/browser/chromium.ts";
import { villaPath } from "../../tests/support/addresses.ts";
import type { BenchReport } from "../bench-context.ts";
import { benchEnvironment } from "../bench-site.ts";
import { progress, progressDone } from "../progress.ts";
import { median } from "../statistics.ts";
import { kilobytes, milliseconds, table } from "../table.ts";
import { type BenchServer, serveBench } from "./bench-server.ts";
import { type Contender, clientScript, compressedSize, contenders } from "./contenders.ts";
import {
  type FirstMove,
  type Slides,
  watchArrival,
  watchFirstMove,
  watchSlides,
} from "./measure.ts";

/** How many times slower the processor is made: a cheap phone. */
const slowdown = 4;

const presses = 20;

const window = { width: 1440, height: 900 };

type CarouselFigures = {
  name: string;
  /** Script as an application downloads it, brotli. */
  bytes: number;
  /** Frames longer than 32 ms during 20 slides. */
  longFrames: number;
  frames: number;
  /** Milliseconds from a press to the end of its movement. */
  slideTime: number;
  /** From a press to the first frame that shows a movement. */
  firstMove: FirstMove;
  /** Pixels by which visible slides move when one is added during a movement. */
  jump: number | undefined;
};

/**
 * Our carousel beside the three libraries, driven by one script over the same twelve pictures: on a
 * processor four times slower, except the jump, which does not depend on it.
 *
 * @param site address of the built site
 * @param runs how often each is measured, in turn; the median counts
 */
export async function benchCarousel(site: string, runs = 3): Promise<BenchReport> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumSwitches });
  const server = await serveContenders(browser, site);
  const measured = new Map<string, CarouselFigures[]>();
  const still: Slides[] = [];
  try {
    for (let run = 1; run <= runs; run++) {
      progress(`carousel: the window at rest, ${run}/${runs}`);
      still.push(await measureRest(browser, server.url));
      progress(`carousel: the site's page, ${run}/${runs}`);
      add(measured, await measureSite(browser, site));
      for (const contender of contenders) {
        progress(`carousel: ${contender.name}, ${run}/${runs}`);
        add(measured, await measureContender(browser, server.url, contender));
      }
    }
  } finally {
    progressDone();
    await browser.close();
    await server.close();
  }
  const figures = [...measured.values()].map(medianOf);
  const atRest = {
    longFrames: median(still.map(({ longFrames }) => longFrames)),
    frames: median(still.map(({ frames }) => frames)),
  };
  return { text: report(figures, atRest, runs), figures: { carousels: figures, atRest } };
}

/** Frames of a page on which nothing moves: long frames here are caused by the machine. */
async function measureRest(browser: Browser, url: string): Promise<Slides> {
  const page = await browser.newPage({ viewport: window });
  await page.goto(`${url}/ours`, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const slides = await watchSlides(page, "#nothing", presses);
  await page.close();
  return slides;
}

async function serveContenders(browser: Browser, site: string): Promise<BenchServer> {
  const slides = await slidesOf(browser, site);
  const pages = new Map<string, { type: string; body: string }>();
  for (const contender of contenders) {
    const script = `/${contender.client}.js`;
    pages.set(script, { type: "text/javascript", body: await clientScript(contender) });
    pages.set(`/${contender.client}`, {
      type: "text/html; charset=utf-8",
      body: pageOf(await contender.css(), slides, script),
    });
  }
  return serveBench(pages, site);
}

/** The slides of the villa's page, as plain markup. */
async function slidesOf(browser: Browser, site: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(site + villaPath, { waitUntil: "domcontentloaded" });
  const slides = await page.locator('[data-photo-set="villa"] [data-slide]').evaluateAll((all) =>
    all.map((slide) => {
      const picture = slide.querySelector("picture")?.cloneNode(true);
      if (!(picture instanceof HTMLElement)) return "";
      const image = picture.querySelector("img");
      image?.setAttribute("loading", "eager");
      const ratio = Number(image?.getAttribute("width")) / Number(image?.getAttribute("height"));
      return `<div class="slide" data-ratio="${ratio}">${picture.outerHTML}</div>`;
    }),
  );
  await page.close();
  return slides.join("\n");
}

function pageOf(css: string, slides: string, script: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><style>
    :root { --h: clamp(13rem, min(58vw, 62svh), 40rem); --g: 6px }
    body { margin: 0 }
    .slide { position: relative; flex: none; width: calc(var(--h) * var(--r)); height: var(--h) }
    .slide img { display: block; width: 100%; height: 100%; object-fit: cover }
    ${css}</style></head><body>
    <div id="stage"></div><button type="button" id="next">Next</button>
    <template>${slides}</template><script type="module" src="${script}"></script></body></html>`;
}

async function measureContender(
  browser: Browser,
  url: string,
  contender: Contender,
): Promise<CarouselFigures> {
  const page = await browser.newPage({ viewport: window });
  await page.goto(`${url}/${contender.client}`, { waitUntil: "networkidle" });
  await page.evaluate(() =>
    Promise.allSettled(Array.from(document.images, (image) => image.decode())),
  );
  const moves = await measureMoves(page, "#next");
  const jump = await watchArrival(page);
  await page.close();
  return { name: contender.name, bytes: await compressedSize(contender), ...moves, jump };
}

async function measureSite(browser: Browser, site: string): Promise<CarouselFigures> {
  const context = await browser.newContext({ viewport: window, serviceWorkers: "block" });
  await context.addInitScript((key) => {
    localStorage.setItem("userLocale", "en");
    // the banner would stand over the buttons, and the page be scrolled to them
    localStorage.setItem(key, "0");
  }, `__ph_opt_in_out_${benchEnvironment.VITE_POSTHOG_KEY}`);
  const page = await context.newPage();
  const scripts: { url: string; body: Promise<Buffer> }[] = [];
  page.on("response", (response) => {
    if (/\/carousel[^/]*\.js$/.test(response.url())) {
      scripts.push({ url: response.url(), body: response.body() });
    }
  });
  await page.goto(site + villaPath, { waitUntil: "networkidle" });
  const root = page.locator('[data-photo-set="villa"]');
  await root.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY));
  const button = '[data-photo-set="villa"] button[aria-label="Next photograph"]';
  // once round, so that every picture is there, as on the other pages
  for (let press = 0; press < 12; press++) {
    await page.locator(button).click();
    await page.waitForTimeout(450);
  }
  await page.waitForLoadState("networkidle");
  const moves = await measureMoves(page, button);
  const bodies = await Promise.all(scripts.map(({ body }) => body));
  await context.close();
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  return { name: "ours, on the villa's page", bytes, ...moves, jump: undefined };
}

async function measureMoves(page: Page, button: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const { longFrames, frames, slideTime } = await watchSlides(page, button, presses);
  const moves: FirstMove[] = [];
  for (let press = 0; press < 5; press++) {
    moves.push(await watchFirstMove(page, button));
    await page.waitForTimeout(700);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return {
    longFrames,
    frames,
    slideTime: median(slideTime),
    firstMove: {
      milliseconds: median(moves.map((move) => move.milliseconds)),
      frames: median(moves.map((move) => move.frames)),
    },
  };
}

function add(measured: Map<string, CarouselFigures[]>, figures: CarouselFigures): void {
  measured.set(figures.name, [...(measured.get(figures.name) ?? []), figures]);
}

function medianOf(runs: CarouselFigures[]): CarouselFigures {
  const [first] = runs;
  if (!first) throw new Error("Nothing was measured");
  const of = (pick: (run: CarouselFigures) => number) => median(runs.map(pick));
  return {
    ...first,
    longFrames: of((run) => run.longFrames),
    frames: of((run) => run.frames),
    slideTime: of((run) => run.slideTime),
    firstMove: {
      milliseconds: of((run) => run.firstMove.milliseconds),
      frames: of((run) => run.firstMove.frames),
    },
    jump: first.jump === undefined ? undefined : of((run) => run.jump ?? 0),
  };
}

function report(
  figures: CarouselFigures[],
  atRest: Pick<Slides, "longFrames" | "frames">,
  runs: number,
): string {
  return [
    `Carousels: ${presses} slides, processor ${slowdown} times slower; median of ${runs}. With nothing`,
    `pressed, ${atRest.longFrames} of ${atRest.frames} frames took longer than 32 ms: that is the machine.`,
    "",
    table<CarouselFigures>(
      [
        { title: "carousel", cell: ({ name }) => name },
        { title: "script, KB brotli", cell: ({ bytes }) => kilobytes(bytes) },
        {
          title: "frames over 32 ms",
          cell: ({ longFrames, frames }) => `${longFrames} of ${frames}`,
        },
        { title: "slide, ms", cell: ({ slideTime }) => milliseconds(slideTime) },
        {
          title: "press to first move, ms",
          cell: ({ firstMove }) => milliseconds(firstMove.milliseconds),
        },
        { title: "in frames", cell: ({ firstMove }) => firstMove.frames },
        { title: "jump on arrival, px", cell: ({ jump }) => jump?.toFixed(0) },
      ],
      figures,
    ),
  ].join("\n");
}
