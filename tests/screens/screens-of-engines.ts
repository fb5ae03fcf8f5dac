import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { EngineBrowser } from "../browser/engines/engine-browser.ts";
import { engines, installedEngines } from "../browser/engines/engines.ts";

/** An image with its size in pixels. */
type Picture = { input: Buffer; width: number; height: number };

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Pixels between two engines. */
const space = 16;

/** A page that is longer is cut off. */
const longest = 16_000;

/** Pictures of pages in all engines side by side, one window below the other, as a guest scrolls. */
export async function screensOfEngines(
  siteUrl: string,
  pages: { name: string; path: string }[],
  out: string,
): Promise<void> {
  await mkdir(out, { recursive: true });
  // with reduced motion nothing waits to fade in
  const browsers = await Promise.all(
    installedEngines.map((name) => engines[name].start("reduced-motion")),
  );
  try {
    for (const { width, height } of windows) {
      for (const browser of browsers) await browser.resize(width, height);
      for (const { name, path } of pages) {
        const columns: Picture[] = [];
        for (const browser of browsers) {
          columns.push(await capture(browser, siteUrl + path, width, height));
        }
        const file = join(out, `${name}-${width}.png`);
        await sideBySide(columns, file);
        console.log(file);
      }
    }
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

async function capture(
  browser: EngineBrowser,
  url: string,
  width: number,
  height: number,
): Promise<Picture> {
  await open(browser, url);
  const parts: { input: Buffer; top: number; left: number }[] = [];
  let end = 0;
  for (let top = 0; end < Math.min(longest, await pageHeight(browser)); top += height) {
    const reached = await browser.evaluate(scrollAndWait, top);
    parts.push({ input: await browser.screenshot(), top: reached, left: 0 });
    end = reached + height;
    if (reached < top) break;
  }
  const input = await sharp({ create: { width, height: end, channels: 3, background: "white" } })
    .composite(parts)
    .png()
    .toBuffer();
  return { input, width, height: end };
}

const pageHeight = (browser: EngineBrowser) =>
  browser.evaluate(() => document.documentElement.scrollHeight, 0);

/** Opens a page as a guest who has answered the banner and chosen English before. */
async function open(browser: EngineBrowser, url: string): Promise<void> {
  for (let visit = 0; visit < 2; visit++) {
    // some drivers return while the old page is still shown
    await browser.evaluate(() => Boolean(Object.assign(window, { isOld: true })), 0);
    await browser.go(url);
    let isThere = false;
    while (!isThere) {
      isThere = await browser
        .evaluate((wanted) => {
          if ("isOld" in window || location.href !== wanted) return false;
          if (document.readyState !== "complete") return false;
          Object.assign(localStorage, { __ph_opt_in_out_: "0", userLocale: "en" });
          return true;
        }, url)
        .catch(() => false);
    }
  }
}

/** Runs in the page: scrolls, waits for the visible pictures, and returns the position. */
async function scrollAndWait(top: number): Promise<number> {
  scrollTo({ top, behavior: "instant" });
  const isWaiting = () =>
    [...document.images].some((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && !image.complete;
    });
  for (let wait = 0; wait < 40 && (wait < 3 || isWaiting()); wait++) {
    await new Promise((later) => setTimeout(later, 100));
  }
  return scrollY;
}

async function sideBySide(columns: Picture[], file: string): Promise<void> {
  const [first] = columns;
  if (!first) return;
  const step = first.width + space;
  await sharp({
    create: {
      width: step * columns.length - space,
      height: Math.max(...columns.map(({ height }) => height)),
      channels: 3,
      background: "magenta",
    },
  })
    .composite(columns.map(({ input }, index) => ({ input, left: index * step, top: 0 })))
    .png()
    .toFile(file);
}
