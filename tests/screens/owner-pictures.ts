import { cp } from "node:fs/promises";
import { join } from "node:path";
import { chromium, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumPath, chromiumSwitches } from "../browser/chromium.ts";
import { copyProject } from "../support/content-copy.ts";
import { fixture } from "../support/test-house.ts";
import { startDesk } from "../support/web-servers.ts";

/** The pictures of docs/owner.md, taken at the real desk of a copy of the demo. */
const pictures: Record<string, (page: Page) => Promise<void>> = {
  async sentence(page) {
    await edit(page, "texts", "home");
    await previewed(page);
  },
  async photograph(page) {
    await edit(page, "photographs", "photos-villa");
    const photograph = page.locator(".desk-photograph").first();
    await decoded(photograph.locator("img"));
    await photograph.scrollIntoViewIfNeeded();
  },
  async season(page) {
    await edit(page, "facts", "facts");
    let group: Locator | Page = page;
    for (const name of [/Seasons|Stagioni/, /Items|Le stagioni/, /From:|prezzo più basso/]) {
      const inner: Locator = group.getByRole("group", { name }).first();
      await scrollTo(page, inner);
      await inner.getByRole("button", { name: /^(Expand|Espandi)$/ }).first().click();
      group = inner;
    }
    const price = group.getByRole("spinbutton").first();
    await price.evaluate((input) => input.scrollIntoView({ block: "center" }));
    await previewed(page);
  },
  async colours(page) {
    await edit(page, "facts", "settings");
    const group = page.getByRole("group", { name: /Colours|Colori/ }).first();
    await scrollTo(page, group);
    await group
      .getByRole("button", { name: /^(Expand|Espandi)$/ })
      .first()
      .click();
    await group.evaluate((fields) => fields.scrollIntoView({ block: "start" }));
    await previewed(page);
  },
  async ready(page) {
    await page.goto(`${desk.url}/ready`);
    await page.getByRole("list").first().waitFor();
  },
};

await using project = await copyProject();
await cp("demo/photos", join(project.root, "content/photos"), { recursive: true });
await project.edit("settings.json", (settings) => {
  settings.colours = fixture("colours");
});
const desk = await startDesk(project.root);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
try {
  for (const locale of ["en", "it"]) {
    const viewport = { width: 1120, height: 640 };
    const page = await browser.newPage({ viewport, locale, reducedMotion: "reduce" });
    page.setDefaultTimeout(60_000);
    for (const [name, show] of Object.entries(pictures)) {
      await show(page);
      const file = `docs/owner/${name}-${locale}.webp`;
      const image = sharp(await page.screenshot()).webp({ quality: 70 });
      console.log(`${file}  ${Math.round((await image.toFile(file)).size / 1000)} KB`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await desk.close();
}

async function edit(page: Page, collection: string, file: string): Promise<void> {
  // from one open file to another by its address the editor stays blank
  await page.goto("about:blank");
  await page.goto(`${desk.url}#/collections/${collection}/entries/${file}`);
  await page.locator("[role=group] [role=group]").first().waitFor();
}

async function previewed(page: Page): Promise<void> {
  const site = page.frameLocator("iframe.preview").frameLocator("iframe");
  await expect(site.locator("body")).toHaveCSS("margin-top", "0px", { timeout: 60_000 });
  await decoded(site.locator("main img"));
}

async function decoded(images: Locator): Promise<void> {
  await images.first().evaluate((image: HTMLImageElement) => image.decode());
}

/** Fields are drawn when they come near the window. */
async function scrollTo(page: Page, wanted: Locator): Promise<void> {
  await page.mouse.move(300, 400);
  for (let turn = 0; turn < 40 && !(await wanted.isVisible()); turn++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
  await wanted.scrollIntoViewIfNeeded();
}
