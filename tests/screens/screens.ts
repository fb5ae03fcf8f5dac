import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { langs } from "../../src/site/site-map/languages.ts";
import { localized } from "../support/addresses.ts";
import { sitePages } from "../../src/site/site-map/pages.ts";
import { chromiumPath, chromiumSwitches } from "../browser/chromium.ts";
import { loadContent } from "../../tools/content/load.ts";
import { readArguments } from "../../tools/content/files/read-arguments.ts";
import { startServer } from "../../tools/serve/serve.ts";
import { screensOfEngines } from "./screens-of-engines.ts";

/**
 * Takes screenshots of every page, in both languages and at three widths; with `--engines` in
 * English at two widths, all installed engines side by side.
 */
const { values } = readArguments({
  options: {
    dist: { type: "string", default: "dist" },
    out: { type: "string", default: "screens" },
    only: { type: "string" },
    engines: { type: "boolean", default: false },
  },
});
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const { facts } = await loadContent(process.cwd());
const server = await startServer({ dist: values.dist, port: 0 });
const pages = sitePages(facts.villa.slug).filter(
  ({ name }) => values.only === undefined || name === values.only,
);
try {
  if (values.engines) await screensOfEngines(server.url, pages, join(values.out, "engines"));
  else await capturePages();
} finally {
  await server.close();
}

async function capturePages(): Promise<void> {
  await mkdir(values.out, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  try {
    for (const viewport of sizes) await captureAll(browser, viewport);
  } finally {
    await browser.close();
  }
}

async function captureAll(browser: Browser, viewport: { width: number; height: number }) {
  // with a stored choice, so that the cookie banner does not cover the pages
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  await context.addInitScript(() => {
    localStorage.setItem("__ph_opt_in_out_", "0");
    localStorage.setItem("userLocale", location.pathname.startsWith("/it") ? "it" : "en");
  });
  const page = await context.newPage();
  for (const { name, path } of pages) {
    for (const lang of langs) {
      await page.goto(new URL(localized(path, lang), server.url).href);
      await scrollThrough(page);
      const file = join(values.out, `${name}-${lang}-${viewport.width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
  }
  await context.close();
}

/** Scrolls to the end, so that lazy pictures are loaded, and waits until they can be painted. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const loaded = [...document.images].filter(
      ({ complete, currentSrc }) => complete && currentSrc,
    );
    return Promise.allSettled(loaded.map((image) => image.decode()));
  });
}
