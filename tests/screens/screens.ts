import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { type Lang, localizedPath } from "../../src/site/site-map/languages.ts";
import { listedPages } from "../../src/site/site-map/pages.ts";
import { readArguments } from "../../tools/content/files/read-arguments.ts";
import { loadContent } from "../../tools/content/load.ts";
import { startServer } from "../../tools/serve/serve.ts";
import { chromiumPath, chromiumSwitches } from "../browser/programs.ts";

const { values } = readArguments({
  options: { out: { type: "string", default: "screens" }, only: { type: "string" } },
});
const { pages: allPages, settings, facts } = await loadContent(process.cwd());
const pages = listedPages(allPages).filter(({ name }) => name === (values.only ?? name));
const widths = { 390: 844, 768: 1024, 1440: 900 };
/** Eight in the morning by the sun, of the next March. */
const morning = Date.UTC(new Date().getFullYear() + 1, 2, 20, 8) - facts.geo.longitude * 240_000;
const server = await startServer({ dist: "dist", port: 0 });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
try {
  await mkdir(values.out, { recursive: true });
  for (const [width, height] of Object.entries(widths)) {
    for (const lang of settings.languages) await capture(lang, Number(width), height);
  }
} finally {
  await browser.close();
  await server.close();
}

async function capture(lang: Lang, width: number, height: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.clock.setFixedTime(morning);
  // the cookie banner would cover the pages
  await page.addInitScript((language) => {
    Object.assign(localStorage, { __ph_opt_in_out_: "0", userLocale: language });
  }, lang);
  for (const { name, path } of pages) {
    await page.goto(server.url + localizedPath(path, lang, settings.languages));
    await scrollThrough(page);
    const file = join(values.out, `${name}-${lang}-${width}.png`);
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await page.close();
}

/** Loads lazy pictures, and waits until they can be painted. */
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
    const loaded = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc);
    return Promise.allSettled(loaded.map((image) => image.decode()));
  });
}
