import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { loadContent } from "../load.ts";
import { analyzePhoto } from "./analyze-photo.ts";
import { photoWarnings } from "./photo-warnings.ts";

const demo = await loadContent(process.cwd());

test("no photograph of the demo is named, however soft its walls are", () => {
  expect(photoWarnings(demo)).toEqual([]);
});

/** The warnings of the demo's content with one photograph changed, which its carousel and a slot show. */
async function warningsWith(change: (photograph: Sharp) => Sharp): Promise<string[]> {
  const changed = await change(sharp("demo/photos/villa/02.jpg")).toBuffer();
  const analysis = await analyzePhoto(changed);
  const photoSets = demo.photoSets.map((set) => ({
    ...set,
    photos: set.photos.map((each) => (each.id === "villa-02" ? { ...each, analysis } : each)),
  }));
  return photoWarnings({ ...demo, photoSets });
}

const photo = "content/photos/villa/02.jpg";
const shown = "(shown in the carousel villa, villa.hero)";

test("a photograph of 600 pixels is too small for the carousel and for the place of a hero", async () => {
  expect(await warningsWith((image) => image.resize(600))).toEqual([
    `${photo} ${shown} has 600 by 400 pixels, too few to be sharp there; put a file of at least 1400 in its place`,
  ]);
});

test("a blurred photograph is named", async () => {
  expect(await warningsWith((image) => image.blur(5))).toEqual([
    `${photo} ${shown} looks blurred; put a sharper one in its place`,
  ]);
});

test("a panorama is named beyond three to one, and not before", async () => {
  const cut = (height: number) => (image: Sharp) =>
    image.extract({ left: 0, top: 300, width: 1440, height });
  expect(await warningsWith(cut(450))).toEqual([
    `${photo} ${shown} is 3.2 times as wide as high, and places cut off what goes beyond 3; crop it to what matters`,
  ]);
  expect(await warningsWith(cut(490))).toEqual([]);
});

test("a crooked tag of the camera is named, a plain one is not", async () => {
  const tagged = (tag: number) => (image: Sharp) => image.withMetadata({ orientation: tag });
  expect(await warningsWith(tagged(2))).toEqual([
    `${photo} ${shown} is shown mirrored, as its tag says; open it in a program and save it anew`,
  ]);
  expect(await warningsWith((image) => tagged(6)(image.rotate(90)))).toEqual([
    `${photo} ${shown} is upright, and its tag turns it once more, so that it lies on its side; open it in a program and save it anew`,
  ]);
  expect(await warningsWith(tagged(6))).toEqual([]);
});

test("the same photograph again is named, smaller, lighter or with its edge cut off", async () => {
  const other = sharp("demo/photos/pool/02.jpg");
  const { width = 0, height = 0 } = await other.metadata();
  const edge = Math.round(width / 50);
  const changes: ((image: Sharp) => Sharp)[] = [
    (image) => image,
    (image) => image.modulate({ brightness: 1.2 }),
    (image) =>
      image.extract({ left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge }),
  ];
  for (const change of changes) {
    const buffer = await change(other.clone()).jpeg({ quality: 60 }).toBuffer();
    expect(await warningsWith(() => sharp(buffer))).toContain(
      "content/photos/pool/02.jpg (shown in the carousel pool, villa.pool) is nearly the same as villa/02.jpg; keep one of them",
    );
  }
});

test("pictures of plain colour are not taken for each other", async () => {
  const plain = async (background: string) =>
    await analyzePhoto(
      await sharp({ create: { width: 1440, height: 960, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );
  const analyses = [await plain("#e2c28c"), await plain("#b9c4d1")];
  const photoSets = demo.photoSets.map((set) => ({
    ...set,
    photos: set.photos.map((each, index) => ({
      ...each,
      analysis: analyses[index] ?? each.analysis,
    })),
  }));
  const warnings = photoWarnings({ ...demo, photoSets });
  expect(warnings.filter((warning) => warning.includes("nearly the same"))).toEqual([]);
  expect(warnings.filter((warning) => warning.includes("blurred"))).not.toHaveLength(0);
});

test("a photograph in two places of one page is named", () => {
  const slots = { ...demo.slots, home: { ...demo.slots.home, hero2: { photo: "villa/01" } } };
  expect(photoWarnings({ ...demo, slots })).toEqual([
    'content/photos/slots.json: "home.hero2" shows villa/01, as "home.hero1" does; choose another for one of them',
  ]);
});

test("a phone's photograph and a TIFF are accepted, upright and with their colours", async () => {
  await using copy = await ContentCopy.make();
  const heic = await readFile("tests/fixtures/photographs/display-p3.heic");
  const tiff = await sharp("demo/photos/villa/03.jpg").resize(90).tiff().toBuffer();
  await copy.write("photos/villa/13.heic", heic);
  await copy.write("photos/villa/14.tif", tiff);
  await copy.edit("photos/villa/captions.json", (captions) => {
    captions.push(
      { file: "13.heic", en: "One", it: "Uno" },
      { file: "14.tif", en: "Two", it: "Due" },
    );
  });
  const { photoSets } = await loadContent(copy.root);
  const [phone, scan] = photoSets[0]?.photos.slice(-2) ?? [];
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

test("a photograph is analysed once and taken from the cache after that", async () => {
  await using copy = await ContentCopy.make();
  const first = await loadContent(copy.root);
  // spoilt in the cache, the figure shows where it comes from
  const cache = join(copy.root, "node_modules/.cache/villa/photographs");
  const [folder = ""] = await readdir(cache);
  const file = join(cache, folder, "analysis.json");
  const analysis = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...analysis, sharpness: 4711 }));
  const second = await loadContent(copy.root);
  expect(first.photoSets[0]?.photos[0]?.analysis.sharpness).toBe(0);
  expect(second.photoSets[0]?.photos[0]?.analysis.sharpness).toBe(4711);
});

test("a dark photograph is named, but not one that closes a page, which is of the night", async () => {
  const dark = (image: Sharp) => image.linear(0.35, 0);
  expect(await warningsWith(dark)).toEqual([
    `${photo} ${shown} looks dark; lighten it, or put another in its place`,
  ]);
  const closing = demo.slots.home?.ending?.photo.replace("/", "-");
  const photoSets = demo.photoSets.map((set) => ({
    ...set,
    photos: set.photos.map((each) =>
      each.id === closing ? { ...each, analysis: { ...each.analysis, light: 10 } } : each,
    ),
  }));
  expect(photoSets).not.toEqual(demo.photoSets);
  expect(photoWarnings({ ...demo, photoSets })).toEqual([]);
});
