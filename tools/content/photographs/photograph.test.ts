import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { TestHouse } from "../../../tests/support/test-house.ts";
import { checkContent, loadContent } from "../load.ts";
import { analyzePhoto } from "./photograph.ts";

const file = "photos/villa/04.jpg";

async function codesAfter(change: (photograph: Sharp) => Sharp, picture = file): Promise<string[]> {
  const house = new TestHouse();
  const own = ["villa/04", "pool/02"].map((name) => `photos/${name}.jpg`);
  for (const each of own) {
    const photograph = sharp(`demo/${each}`);
    const bytes = await (each === picture ? change(photograph) : photograph).toBuffer();
    house.picture(each, await analyzePhoto(bytes));
  }
  return (await checkContent(house.house)).warnings.map(({ code }) => code);
}

const panorama = (height: number) => (image: Sharp) =>
  image.extract({ left: 0, top: 300, width: 1440, height });
const tagged = (tag: number) => (image: Sharp) => image.withMetadata({ orientation: tag });

test.each<[what: string, codes: string[], change: (image: Sharp) => Sharp]>([
  ["as it is", [], (image) => image],
  ["of 600 pixels", ["hero-small"], (image) => image.resize(600)],
  ["blurred", ["photo-blurred"], (image) => image.blur(9)],
  ["dark", ["photo-dark"], (image) => image.linear(0.35, 0)],
  ["wider than three to one", ["photo-strip"], panorama(450)],
  ["not quite as wide", [], panorama(490)],
  ["mirrored by its tag", ["photo-turned"], tagged(2)],
  ["turned twice by its tag", ["photo-turned"], (image) => tagged(6)(image.rotate(90))],
  ["turned by its tag", [], tagged(6)],
])("a photograph %s: %j", async (_, codes, change) => {
  expect(await codesAfter(change)).toEqual(codes);
});

test("the same photograph again is found, smaller, lighter or with its edge cut off", async () => {
  const other = sharp("demo/photos/pool/02.jpg");
  const { width = 0, height = 0 } = await other.metadata();
  const edge = Math.round(width / 50);
  const inner = { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge };
  const lighter = other.clone().modulate({ brightness: 1.2 });
  for (const again of [other, lighter, other.clone().extract(inner)]) {
    const buffer = await again.jpeg({ quality: 60 }).toBuffer();
    expect(await codesAfter(() => sharp(buffer))).toContain("photo-alike");
  }
});

test("pictures of plain colour are not taken for each other, nor those that close a page for dark", async () => {
  const house = new TestHouse();
  for (const [name, background] of Object.entries({ "01": "#e2c28c", "02": "#b9c4d1" })) {
    const create = { width: 1440, height: 960, channels: 3, background } as const;
    const analysis = await analyzePhoto(await sharp({ create }).jpeg().toBuffer());
    house.picture(`photos/villa/${name}.jpg`, { hash: undefined, ...analysis });
  }
  // it closes the home page
  house.picture("photos/pool/10.jpg", { light: 10 });
  const codes = (await checkContent(house.house)).warnings.map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(["photo-blurred"]));
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

test("a photograph is analysed once and taken from the cache after that; a damaged file is found", async () => {
  await using copy = await ContentCopy.make();
  const first = await loadContent(copy.root);
  // spoilt in the cache, the figure shows where it comes from
  const cache = join(copy.root, "node_modules/.cache/villa/photographs");
  const [folder = ""] = await readdir(cache);
  const kept = join(cache, folder, "analysis.json");
  const analysis = JSON.parse(await readFile(kept, "utf8"));
  await writeFile(kept, JSON.stringify({ ...analysis, sharpness: 4711 }));
  const second = await loadContent(copy.root);
  expect(first.photoSets[0]?.photos[0]?.analysis.sharpness).toBe(0);
  expect(second.photoSets[0]?.photos[0]?.analysis.sharpness).toBe(4711);
  const whole = await readFile("demo/photos/villa/03.jpg");
  await copy.write("photos/villa/03.jpg", whole.subarray(0, whole.length / 2));
  await copy.write("photos/villa/06.jpg", "not a picture");
  await copy.write("photos/villa/07.jpg", "");
  await expect(loadContent(copy.root)).rejects.toThrow(
    expect.objectContaining({
      problems: Array(3).fill(expect.objectContaining({ code: "photo-damaged" })),
    }),
  );
});
