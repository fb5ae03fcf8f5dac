import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { TestHouse } from "../../../tests/support/test-house.ts";
import { loadContent } from "../load.ts";
import { analyzePhoto, blurredBelow, darkBelow, isAlike, readPhotograph } from "./photograph.ts";

// What follows from an analysis stands in the table of tools/owner/ready/problems.test.ts.

const photograph = "demo/photos/villa/04.jpg";
const analysisOf = async (picture: Sharp) => analyzePhoto(await picture.jpeg().toBuffer());
const tagged = (tag: number) => (image: Sharp) => image.withMetadata({ orientation: tag });

test.each<[what: string, found: object, change: (image: Sharp) => Sharp]>([
  ["as it is", {}, (image) => image],
  ["of 600 pixels", { width: 600 }, (image) => image.resize(600)],
  ["blurred", { isBlurred: true }, (image) => image.blur(9)],
  ["dark", { isDark: true }, (image) => image.linear(0.35, 0)],
  ["mirrored by its tag", { orientation: "mirrored" }, tagged(2)],
  [
    "turned twice by its tag",
    { orientation: "turnedTwice" },
    (image) => tagged(6)(image.rotate(90)),
  ],
  ["turned by its tag", { width: 960 }, tagged(6)],
])("a photograph %s: %j", async (_, found, change) => {
  const { width, sharpness, light, orientation } = await analysisOf(change(sharp(photograph)));
  const [isBlurred, isDark] = [sharpness < blurredBelow, light < darkBelow];
  const usual = { width: 1440, isBlurred: false, isDark: false, orientation: undefined };
  expect({ width, isBlurred, isDark, orientation }).toEqual({ ...usual, ...found });
});

test("the same photograph again is found, smaller, lighter or with its edge cut off; no other, nor plain colours", async () => {
  const image = sharp(photograph);
  const first = await analysisOf(image.clone());
  const inner = { left: 29, top: 29, width: 1382, height: 902 };
  const lighter = image.clone().modulate({ brightness: 1.2 });
  for (const again of [image.clone().resize(700), lighter, image.clone().extract(inner)]) {
    expect(isAlike(first, await analysisOf(again))).toBe(true);
  }
  expect(isAlike(first, await analysisOf(sharp("demo/photos/pool/02.jpg")))).toBe(false);
  const create = { width: 1440, height: 960, channels: 3, background: "#e2c28c" } as const;
  const plain = await analysisOf(sharp({ create }));
  expect(isAlike(plain, plain)).toBe(false);
});

test("a photograph that closes a page may be dark", async () => {
  const house = new TestHouse();
  house.picture("photos/pool/10.jpg", { light: 10 });
  expect((await house.content()).warnings).toEqual([]);
});

test("a photograph is analysed once, and after that taken from the cache", async () => {
  await using folder = await testFolder();
  const read = async () => readPhotograph(await readFile(photograph), photograph, folder.path);
  const first = await read();
  const kept = join(folder.path, first?.hash ?? "", "analysis.json");
  await writeFile(kept, JSON.stringify({ ...first?.analysis, sharpness: 4711 }));
  expect((await read())?.analysis).toEqual({ ...first?.analysis, sharpness: 4711 });
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

test("a damaged photograph is found", async () => {
  await using copy = await ContentCopy.make();
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
