import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { axeViolations } from "../support/checks.ts";
import { cameraPhotograph } from "./camera-photograph.ts";
import { expect, test } from "./test.ts";

/** Drops files on the page, as from a folder of the desktop. */
async function drop(page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> {
  const sent = files.map(({ name, buffer }) => ({ name, text: buffer.toString("base64") }));
  await page.locator("#drop").evaluate((place, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text } of dropped) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type: "image/jpeg" }));
    }
    place.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, sent);
}

test("six photographs of the new veranda are dropped at once, captioned and saved in one go", async ({
  owner,
}) => {
  const { page } = owner;
  const before = JSON.parse(await owner.read("photos/pool/captions.json"));
  const photographs = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (number) => ({
      name: `Veranda nuova ${number}.JPG`,
      buffer: await cameraPhotograph(number),
    })),
  );
  await owner.open();
  await page.getByRole("link", { name: "Add photographs" }).click();
  await page.getByRole("combobox", { name: "To which set" }).selectOption("Pool");
  await drop(page, photographs);
  const rows = page.locator("#chosen").getByRole("listitem");
  await expect(rows).toHaveCount(6);
  for (const [index, { name }] of photographs.entries()) {
    const row = page.getByRole("group", { name });
    await row.getByLabel("in English").fill(`The veranda, side ${index + 1}`);
    // the last one is forgotten
    if (index < 5) await row.getByLabel("in Italian").fill(`La veranda, lato ${index + 1}`);
  }
  const save = page.getByRole("button", { name: "Save all" });
  await save.click();
  await expect(rows.last().getByLabel("in Italian")).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await rows.last().getByLabel("in Italian").fill("La veranda, lato 6");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") requests.push(request.url());
  });
  await save.click();
  await expect(page.getByRole("status")).toContainText("Saved: 6.");
  await expect(rows).toHaveCount(0);
  expect(requests).toHaveLength(1);

  const after = JSON.parse(await owner.read("photos/pool/captions.json"));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => ({
      file: `veranda-nuova-${number}.jpg`,
      en: `The veranda, side ${number}`,
      it: `La veranda, lato ${number}`,
    })),
  );
  for (const { file } of after.slice(before.length)) {
    const kept = await readFile(join(owner.root, "content/photos/pool", file));
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  }
  await page.getByRole("status").getByRole("link", { name: "Pool" }).click();
  await expect(page.locator(".desk-photograph").first()).toBeVisible();
});

test("on an Italian phone, a file that is no photograph is refused in a sentence, and the captions stay", async ({
  owner,
  browser,
}) => {
  const before = await owner.read("photos/villa/captions.json");
  const context = await browser.newContext({
    locale: "it-IT",
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${owner.url}/add-photographs`);
  await page.getByRole("button", { name: "Salva tutte" }).click();
  await expect(page.getByRole("status")).toContainText("Prima scegliete le fotografie.");
  await page.getByLabel("Scegli le fotografie").setInputFiles([
    { name: "buona.jpg", mimeType: "image/jpeg", buffer: await cameraPhotograph(7) },
    { name: "falsa.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photograph") },
  ]);
  for (const name of ["buona.jpg", "falsa.jpg"]) {
    const row = page.getByRole("group", { name });
    await row.getByLabel("in inglese").fill(`A wall, in ${name}`);
    await row.getByLabel("in italiano").fill(`Un muro, in ${name}`);
  }
  await page.getByRole("button", { name: "Salva tutte" }).click();
  await expect(page.getByRole("status")).toContainText("falsa.jpg dentro non è un’immagine JPEG");
  expect(await owner.read("photos/villa/captions.json")).toBe(before);
  await expect(page.getByLabel("in inglese").first()).toHaveValue("A wall, in buona.jpg");
  expect(await axeViolations(page)).toEqual([]);
  const width = await page.locator("html").evaluate((root) => root.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole("group", { name: "falsa.jpg" }).getByRole("button").click();
  await page.getByRole("button", { name: "Salva tutte" }).click();
  await expect(page.getByRole("status")).toContainText("Salvate: 1.");
  await context.close();
});
