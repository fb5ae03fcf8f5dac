import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Lang, langs } from "../../src/site/site-map/languages.ts";
import { chromiumPath, chromiumSwitches } from "../browser/chromium.ts";
import { startDesk } from "../support/start-desk.ts";

/**
 * Takes the pictures of docs/owner.md at the real desk, with the current content; nothing is saved:
 * `npm run owner-pictures`.
 */
const out = "docs/owner";
const viewport = { width: 1120, height: 640 };

const desk = await startDesk(".");
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
try {
  await mkdir(out, { recursive: true });
  for (const lang of langs) await takeAll(browser, lang);
} finally {
  await browser.close();
  await desk.stop();
}

async function takeAll(all: Browser, lang: Lang): Promise<void> {
  const context = await all.newContext({ viewport, locale: lang, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);

  await open(page, "texts", "home");
  await previewed(page);
  await take(page, `sentence-${lang}`);

  await open(page, "photographs", "photos-villa");
  const photograph = page.locator(".desk-photograph");
  await photograph
    .first()
    .locator("img")
    .evaluate((image: HTMLImageElement) => image.decode());
  await photograph.first().scrollIntoViewIfNeeded();
  await take(page, `photograph-${lang}`);

  await open(page, "facts", "facts");
  const seasons = page.getByRole("group", { name: /Seasons|Stagioni/ }).first();
  await scrolledTo(page, seasons);
  await expand(seasons);
  const items = seasons.getByRole("group", { name: /Items|Le stagioni/ }).first();
  await expand(items);
  const prices = items.getByRole("group", { name: /From:|prezzo più basso/ }).first();
  await expand(prices);
  const price = prices.getByRole("spinbutton").first();
  await price.evaluate((input) => input.scrollIntoView({ block: "center" }));
  await previewed(page);
  await take(page, `season-${lang}`);

  await page.goto(`${desk.url}/ready`);
  await page.getByRole("list").first().waitFor();
  await take(page, `ready-${lang}`);
  await context.close();
}

async function open(page: Page, collection: string, file: string): Promise<void> {
  // from one open file to another by its address the editor stays blank
  await page.goto("about:blank");
  await page.goto(`${desk.url}#/collections/${collection}/entries/${file}`);
  await page.locator("[role=group] [role=group]").first().waitFor();
}

/** Waits until the page beside the fields has its style and its first photograph. */
async function previewed(page: Page): Promise<void> {
  const site = page.frameLocator("iframe.preview").frameLocator("iframe");
  await expect(site.locator("body")).toHaveCSS("margin-top", "0px", { timeout: 60_000 });
  await site
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
}

/** Fields are drawn when they come near the window. */
async function scrolledTo(page: Page, wanted: Locator): Promise<void> {
  await page.mouse.move(300, 400);
  for (let turn = 0; turn < 40 && !(await wanted.isVisible()); turn++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
  await wanted.scrollIntoViewIfNeeded();
}

async function expand(folded: Locator): Promise<void> {
  await folded.scrollIntoViewIfNeeded();
  await folded
    .getByRole("button", { name: /^(Expand|Espandi)$/ })
    .first()
    .click();
}

async function take(page: Page, name: string): Promise<void> {
  const file = join(out, `${name}.webp`);
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 70 })
    .toBuffer();
  await writeFile(file, picture);
  console.log(`${file}  ${Math.round(picture.length / 1000)} KB`);
}
