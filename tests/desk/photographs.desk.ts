import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { axeViolations } from "../support/checks.ts";
import { cameraPhotograph } from "../support/content-copy.ts";
import { expect, test } from "./test.ts";

test("a photograph's point is set and its place changed; a new one needs its captions, and is kept without the place where it was taken", async ({
  owner,
}) => {
  const { page } = owner;
  await owner.edit("photographs", "photos-pool");
  const picture = page.getByRole("button", { name: /press on the picture/ }).first();
  await expect(picture.locator("img")).toBeVisible();
  const box = await picture.boundingBox();
  const position = { x: (box?.width ?? 0) * 0.3, y: (box?.height ?? 0) / 2 };
  await picture.click({ position });
  await expect(picture).toHaveAccessibleName(/ 30% 50%$/);
  await picture.press("ArrowRight");
  await expect(picture).toHaveAccessibleName(/ 31% 50%$/);
  expect(await axeViolations(page, { include: ".desk-photograph" })).toEqual([]);
  await owner.save();
  const before = JSON.parse(await owner.read("photos/pool/captions.json"));
  expect(before[0].focus).toBe("31% 50%");

  await owner.edit("photographs", "photos-pool");
  await page.getByRole("button", { name: "Reorder Item" }).nth(1).press("ArrowUp");
  const added = await owner.addPhotograph("New veranda.jpg", await cameraPhotograph(1));
  await added.getByLabel("in English").fill("The new veranda at noon");
  await owner.saveButton.click();
  const wanted = page.getByText("Say in every language what the photograph shows");
  await expect(wanted.first()).toBeVisible();
  await added.getByLabel("in Italian").fill("La nuova veranda a mezzogiorno");
  const loaded = page.waitForEvent("load");
  await owner.save();
  await loaded;
  const after = JSON.parse(await owner.read("photos/pool/captions.json"));
  expect(after.slice(0, 2)).toEqual([before[1], before[0]]);
  const { file, ...texts } = after.at(-1);
  expect(texts).toEqual({ en: "The new veranda at noon", it: "La nuova veranda a mezzogiorno" });
  const kept = await readFile(join(owner.root, "content/photos/pool", file));
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  // what was saved is there for other files, too
  await page.getByRole("row", { name: "Which photograph stands where" }).click();
  const home = await owner.expand(/Home.* Field$/);
  await expect(home.locator('option[value="pool/new-veranda"]').first()).toBeAttached();
});

test("a photograph that stands on a page is not taken out of its set, and the editor says why in the owner's language", async ({
  browser,
  desk,
}) => {
  const page = await browser.newPage({ locale: "it-IT" });
  await page.goto(`${desk.url}#/collections/photographs/entries/photos-villa`);
  await page.getByRole("button", { name: "Rimuovi" }).first().click();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  const said = page.getByRole("alertdialog");
  await expect(said).toContainText("Non è stato salvato:");
  await expect(said).toContainText(/content\/photos\/slots\.json, riga \d+: ".*": .*villa\/01/);
  await expect(said).not.toContainText("più tardi");
  await page.close();
});

test("six photographs are dropped at once, captioned and saved in one go; of a batch the good ones are saved, and the others named", async ({
  owner,
}) => {
  const { page } = owner;
  const numbers = [1, 2, 3, 4, 5, 6];
  const before = JSON.parse(await owner.read("photos/villa/captions.json"));
  await owner.open();
  await page.getByRole("link", { name: "Add photographs" }).click();
  await page.getByRole("combobox", { name: "To which set" }).selectOption("Villa");
  await drop(page, numbers);
  const rows = page.locator("#chosen").getByRole("listitem");
  await expect(rows).toHaveCount(6);
  for (const number of numbers) {
    const row = page.getByRole("group", { name: `Veranda nuova ${number}.JPG` });
    await row.getByLabel("in English").fill(`The veranda, side ${number}`);
    // the last one is forgotten
    if (number < 6) await row.getByLabel("in Italian").fill(`La veranda, lato ${number}`);
  }
  const save = page.getByRole("button", { name: "Save all" });
  await save.click();
  await expect(rows.last().getByLabel("in Italian")).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await rows.last().getByLabel("in Italian").fill("La veranda, lato 6");
  await save.click();
  await expect(page.getByRole("status")).toContainText("Saved: 6.");
  const after = JSON.parse(await owner.read("photos/villa/captions.json"));
  expect(after).toEqual([
    ...before,
    ...numbers.map((number) => ({
      file: `veranda-nuova-${number}.jpg`,
      en: `The veranda, side ${number}`,
      it: `La veranda, lato ${number}`,
    })),
  ]);
  await drop(page, [7, 8], { damaged: 8 });
  for (const number of [7, 8]) {
    const row = page.getByRole("group", { name: `Veranda nuova ${number}.JPG` });
    await row.getByLabel("in English").fill(`The veranda, side ${number}`);
    await row.getByLabel("in Italian").fill(`La veranda, lato ${number}`);
  }
  await save.click();
  await expect(page.getByRole("status")).toContainText("veranda-nuova-8.jpg is damaged");
  await expect(page.getByRole("status")).toContainText("Saved: 1.");
  await expect(rows).toHaveCount(1);
  const list = JSON.parse(await owner.read("photos/villa/captions.json"));
  expect(list.at(-1).file).toBe("veranda-nuova-7.jpg");
  await page.getByRole("status").getByRole("link", { name: "Villa" }).click();
  await expect(page.locator(".desk-photograph").first()).toBeVisible();
});

async function drop(page: Page, numbers: number[], { damaged = 0 } = {}): Promise<void> {
  const files = await Promise.all(
    numbers.map(async (number) => {
      const whole = await cameraPhotograph(number);
      const bytes = number === damaged ? whole.subarray(0, whole.length / 2) : whole;
      return { name: `Veranda nuova ${number}.JPG`, text: bytes.toString("base64") };
    }),
  );
  await page.locator("#drop").evaluate((place, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text } of dropped) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type: "image/jpeg" }));
    }
    place.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, files);
}
