import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { axeViolations } from "../support/axe.ts";
import { expect, test } from "./test.ts";

test("a press on a photograph sets the point that stays in sight", async ({ owner }, {
  repeatEachIndex,
}) => {
  // another one each time, or there would be nothing to save
  const left = 20 + (repeatEachIndex % 8) * 5;
  await owner.edit("photographs", "photos-villa");
  const picture = owner.page.getByRole("button", { name: /press on the picture/ }).first();
  await expect(picture.locator("img")).toBeVisible();
  const box = await picture.boundingBox();
  await picture.click({
    position: { x: ((box?.width ?? 0) * left) / 100, y: (box?.height ?? 0) / 2 },
  });
  await expect(picture).toHaveAccessibleName(new RegExp(` ${left}% 50%$`));
  await picture.press("ArrowRight");
  await expect(picture).toHaveAccessibleName(new RegExp(` ${left + 1}% 50%$`));
  await owner.save();
  const [first] = JSON.parse(await owner.read("photos/villa/captions.json"));
  expect(first.focus).toBe(`${left + 1}% 50%`);
});

test("a photograph is added with both captions, and kept without the place where it was taken", async ({
  owner,
}) => {
  const { page } = owner;
  const photo = await sharp({
    create: { width: 3600, height: 2400, channels: 3, background: "#a86" },
  })
    .withExif({
      IFD0: { Model: "Camera One" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 31/1 0/1" },
    })
    .jpeg()
    .toBuffer();
  await owner.edit("photographs", "photos-pool");
  await expect(page.locator(".desk-photograph").first()).toBeVisible();
  await page.getByRole("button", { name: /^Add .*Photograph/ }).click();
  const choose = page.getByLabel("Choose a photograph", { exact: true });
  // fields are drawn when they come near the window, and make those below them move
  await expect(async () => {
    await owner.pane.getByRole("button", { name: "Remove" }).last().scrollIntoViewIfNeeded();
    await expect(choose).toBeAttached({ timeout: 500 });
  }).toPass();
  await choose.setInputFiles({
    name: "New veranda.jpg",
    mimeType: "image/jpeg",
    buffer: photo,
  });
  const added = page.locator('.desk-photograph:has(img[src^="blob:"])');
  await added.getByLabel("in English").fill("The new veranda at noon");
  await owner.saveButton.click();
  await expect(
    page.getByText("Say in every language what the photograph shows").first(),
  ).toBeVisible();

  await added.getByLabel("in Italian").fill("La nuova veranda a mezzogiorno");
  await owner.save();
  const captions = JSON.parse(await owner.read("photos/pool/captions.json"));
  const { file, ...texts } = captions.at(-1);
  expect(texts).toEqual({ en: "The new veranda at noon", it: "La nuova veranda a mezzogiorno" });
  const kept = await readFile(join(owner.root, "content/photos/pool", file));
  const { width, exif } = await sharp(kept).metadata();
  expect({ width, exif }).toEqual({ width: 2880, exif: undefined });
});

test("photographs change places by their handle", async ({ owner }) => {
  await owner.edit("photographs", "photos-experience");
  const handle = owner.page.getByRole("button", { name: "Reorder Item" }).nth(1);
  await expect(handle).toBeVisible();
  const before = JSON.parse(await owner.read("photos/experience/captions.json"));
  await handle.press("ArrowUp");
  await owner.save();
  const after = JSON.parse(await owner.read("photos/experience/captions.json"));
  expect(after.slice(0, 2)).toEqual([before[1], before[0]]);
});

test("a photograph is dragged to the first place with the mouse", async ({ owner }) => {
  const { page, pane } = owner;
  await owner.edit("photographs", "photos-apartment-1");
  await pane.getByRole("button", { name: "Collapse All" }).click();
  const handles = page.getByRole("button", { name: "Reorder Item" });
  const before = JSON.parse(await owner.read("photos/apartment-1/captions.json"));
  await handles.nth(2).dragTo(handles.nth(0), { targetPosition: { x: 8, y: 2 } });
  await owner.save();
  const after = JSON.parse(await owner.read("photos/apartment-1/captions.json"));
  expect(after).toEqual([before[2], before[0], before[1], ...before.slice(3)]);
});

test("the desk's own fields have no fault of accessibility", async ({ owner }) => {
  await owner.edit("photographs", "photos-villa");
  await expect(owner.page.locator(".desk-photograph img").first()).toBeVisible();
  expect(await axeViolations(owner.page, { include: ".desk-photograph" })).toEqual([]);

  await owner.edit("photographs", "photos-slots");
  await owner.pane.getByRole("button", { name: "Expand", exact: true }).first().click();
  await expect(owner.page.locator(".desk-photograph img").first()).toBeVisible();
  expect(await axeViolations(owner.page, { include: ".desk-photograph" })).toEqual([]);

  await owner.edit("texts", "home");
  const preview = owner.page.frameLocator("iframe.preview");
  await expect(preview.getByRole("button", { name: "Italiano" })).toBeVisible();
  expect(
    await axeViolations(owner.page, { include: "iframe.preview", exclude: "iframe iframe" }),
  ).toEqual([]);
});
