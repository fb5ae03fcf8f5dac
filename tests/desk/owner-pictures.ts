import { cp } from "node:fs/promises";
import { join } from "node:path";
import { chromium, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumPath, chromiumSwitches } from "../browser/programs.ts";
import { copyProject } from "../support/content-copy.ts";
import { fixture } from "../support/test-house.ts";
import { Owner, runDesk } from "./test.ts";

/** The pictures of docs/owner.md, taken at the real desk of a copy of the demo. */
const pictures: Record<string, (owner: Owner) => Promise<void>> = {
  async sentence(owner) {
    await owner.edit("texts", "home");
    await previewed(owner.page);
  },
  async photograph(owner) {
    await owner.edit("photographs", "photos-villa");
    const photograph = owner.page.locator(".desk-photograph").first();
    await decoded(photograph.locator("img"));
    await photograph.scrollIntoViewIfNeeded();
  },
  async season(owner) {
    await owner.edit("facts", "facts");
    const names = [/Seasons|Stagioni/, /Items|Le stagioni/, /From:|prezzo più basso/];
    const prices = await owner.expand(...names);
    const price = prices.getByRole("textbox").first();
    await price.evaluate((input) => input.scrollIntoView({ block: "center" }));
    await previewed(owner.page);
  },
  async colours(owner) {
    await owner.edit("facts", "settings");
    const group = await owner.expand(/Colours|Colori/);
    await group.evaluate((fields) => fields.scrollIntoView({ block: "start" }));
    await previewed(owner.page);
  },
  async ready({ page, url }) {
    await page.goto(`${url}/ready`);
    await page.getByRole("list").first().waitFor();
  },
};

const project = await copyProject();
await cp("demo/photos", join(project.root, "content/photos"), { recursive: true });
await project.edit("settings.json", (settings) => {
  settings.colours = fixture("colours");
});
await using desk = await runDesk(project);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
try {
  for (const locale of ["en", "it"]) {
    const viewport = { width: 1120, height: 640 };
    const page = await browser.newPage({ viewport, locale, reducedMotion: "reduce" });
    page.setDefaultTimeout(60_000);
    for (const [name, show] of Object.entries(pictures)) {
      await show(new Owner(page, desk));
      const file = `docs/owner/${name}-${locale}.webp`;
      const image = sharp(await page.screenshot()).webp({ quality: 70 });
      console.log(`${file}  ${Math.round((await image.toFile(file)).size / 1000)} KB`);
    }
    await page.close();
  }
} finally {
  await browser.close();
}

async function previewed(page: Page): Promise<void> {
  const site = page.frameLocator("iframe.preview").frameLocator("iframe");
  await expect(site.locator("body")).toHaveCSS("margin-top", "0px", { timeout: 60_000 });
  await decoded(site.locator("main img"));
}

async function decoded(images: Locator): Promise<void> {
  await images.first().evaluate((image: HTMLImageElement) => image.decode());
}
