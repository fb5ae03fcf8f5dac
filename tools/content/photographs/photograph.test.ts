import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { loadContent } from "../load.ts";
import { readPhotograph } from "./photograph.ts";

const photograph = "demo/photos/villa/04.jpg";

test("a photograph is measured upright, as its tag says, once, and after that taken from the cache", async () => {
  await using folder = await testFolder();
  const tagged = await sharp(photograph).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const read = () => readPhotograph(tagged, photograph, folder.path);
  const first = await read();
  expect(first).toMatchObject({ width: 960, height: 1440 });
  const kept = join(folder.path, first?.hash ?? "", "analysis.json");
  await writeFile(kept, JSON.stringify({ width: 4711, height: 1440 }));
  expect(await read()).toEqual({ ...first, width: 4711 });
});

test("a phone's photograph and a TIFF are accepted, upright and with their colours", async () => {
  await using copy = await ContentCopy.make();
  const heic = await readFile("tests/fixtures/photographs/display-p3.heic");
  const tiff = await sharp("demo/photos/villa/03.jpg").resize(90).tiff().toBuffer();
  await copy.write("photos/villa/13.heic", heic);
  await copy.write("photos/villa/14.tif", tiff);
  // what a file is, its first bytes tell, and what programs leave beside it is no photograph
  const webp = await sharp("demo/photos/villa/03.jpg").resize(80).webp().toBuffer();
  await copy.write("photos/villa/15.jpg", heic);
  await copy.write("photos/villa/16.heic", await readFile("demo/photos/villa/04.jpg"));
  await copy.write("photos/villa/17.jpg", webp);
  const left = "@eaDir/13.jpg __MACOSX/._13.jpg #recycle/1.jpg Picasa.ini ehthumbs_vista.db";
  for (const name of left.split(" ")) await copy.write(`photos/villa/${name}`, "left by a program");
  await copy.edit("photos/villa/captions.json", (captions) => {
    for (const file of ["13.heic", "14.tif", "15.jpg", "16.heic", "17.jpg"])
      captions.push({ file, en: `Picture ${file}`, it: `Immagine ${file}` });
  });
  const { photoSets } = await loadContent(copy.root);
  const [phone, scan, renamed, plain, small] = photoSets[0]?.photos.slice(-5) ?? [];
  expect([renamed, plain, small].map((each) => each?.width)).toEqual([64, 1440, 80]);
  expect(phone).toMatchObject({ id: "villa-13", width: 64, height: 48 });
  expect(phone?.file).toBe(join(copy.root, "content/photos/villa/13.heic"));
  expect(scan).toMatchObject({ id: "villa-14", width: 90, height: 60 });
  // the left half is the red of a pure sRGB screen, which Display P3 writes with other numbers
  const [red = 0, green = 255, blue = 255] = await sharp(phone?.picture)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(225);
  expect(green).toBeLessThan(60);
  expect(blue).toBeLessThan(45);
});

test("a damaged photograph cannot be read", async () => {
  await using folder = await testFolder();
  const whole = await readFile(photograph);
  const damaged = [whole.subarray(0, whole.length / 2), Buffer.from("not a picture"), Buffer.of()];
  for (const bytes of damaged)
    expect(await readPhotograph(bytes, photograph, folder.path)).toBeUndefined();
});
