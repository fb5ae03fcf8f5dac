import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testFolder } from "../../tests/support/stand-in-site.ts";
import { colour } from "../content/colours.ts";
import { preparePictures } from "./pictures.ts";

let folder: Awaited<ReturnType<typeof testFolder>>;
let root: string;
let encoded: number[];

beforeEach(async () => {
  folder = await testFolder();
  root = folder.path;
  encoded = [];
});
afterEach(() => folder[Symbol.asyncDispose]());

/** A white upper left corner shows the orientation. */
async function photograph(name: string, width: number, height: number, extras?: "turned") {
  const corner = { create: { width: 40, height: 40, channels: 3 as const, background: "white" } };
  let image = sharp({ create: { width, height, channels: 3, background: "#8a3a22" } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .jpeg();
  if (extras === "turned") {
    image = image
      .withExif({ IFD0: { Copyright: "Villa" }, IFD3: { GPSLatitude: "40/1 42/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .withIccProfile("p3");
  }
  const file = join(root, name);
  await writeFile(file, await image.toBuffer());
  return file;
}

async function colourAt(image: Sharp, left: number, top: number) {
  const pixel = await image.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const near = (colour: number[]) =>
    colour.every((value, i) => Math.abs(value - (pixel[i] ?? 0)) < 5);
  if (near([255, 255, 255])) return "white";
  return near([138, 58, 34]) ? "terra" : pixel.join();
}

/** With the place from the left of its narrow crop, in percent. */
type Photograph = { id: string; file: string; narrow?: number; wide?: boolean };

async function prepare(photographs: Photograph[]) {
  const photos = await Promise.all(
    photographs.map(async ({ id, file }) => {
      const { autoOrient } = await sharp(file).metadata();
      return { id, picture: file, ...autoOrient };
    }),
  );
  return preparePictures(photos, {
    cacheDir: join(root, "cache"),
    outDir: join(root, "out"),
    narrow: new Map(
      photographs.flatMap(({ id, narrow }) =>
        narrow === undefined ? [] : [[id, new Set([narrow])]],
      ),
    ),
    wide: new Set(photographs.flatMap(({ id, wide }) => (wide ? id : []))),
    onProgress: (ready) => encoded.push(ready),
  });
}

function written() {
  return readdir(join(root, "out", "photos"));
}

test("a photograph is encoded at every width of the policy up to its own", async () => {
  const pictures = await prepare([
    { id: "villa-01", file: await photograph("wide.jpg", 1440, 960) },
    { id: "villa-02", file: await photograph("portrait.jpg", 960, 1440) },
    { id: "villa-03", file: await photograph("small.jpg", 200, 100) },
    { id: "villa-04", file: await photograph("window.jpg", 2548, 200), wide: true },
  ]);
  expect(pictures.get("villa-01")).toEqual({
    base: expect.stringMatching(/^\/photos\/villa-01\.[0-9a-f]{8}$/),
    ...{ width: 1440, height: 960 },
  });
  const sizes = new Map<string, string[]>();
  for (const name of (await written()).toSorted()) {
    const [, photo = "", end = ""] = /^(villa-..)\.[0-9a-f]{8}-?(.*)$/.exec(name) ?? [];
    const { width, height, format } = await sharp(join(root, "out/photos", name)).metadata();
    sizes.set(photo, [...(sizes.get(photo) ?? []), `${end} ${format} ${width}x${height}`]);
  }
  expect(sizes.get("villa-01")).toEqual([
    ...["1080.avif heif 1080x720", "1440.avif heif 1440x960", "240.avif heif 240x160"],
    ...["480.avif heif 480x320", "656.avif heif 656x437", "768.avif heif 768x512"],
    ".jpg jpeg 1080x720",
  ]);
  expect(sizes.get("villa-02")).toEqual([
    ...["240.avif heif 240x360", "480.avif heif 480x720", "656.avif heif 656x984"],
    ...["768.avif heif 768x1152", "960.avif heif 960x1440", ".jpg jpeg 960x1440"],
  ]);
  expect(sizes.get("villa-03")).toEqual(["200.avif heif 200x100", ".jpg jpeg 200x100"]);
  const [, , wide, , widest] = sizes.get("villa-04") ?? [];
  expect([wide, widest]).toEqual(["1920.avif heif 1920x151", "2548.avif heif 2548x200"]);
});

test("a hero photograph is also encoded as a narrow crop around its focal point", async () => {
  const file = await photograph("wide.jpg", 600, 400);
  const narrowAt = async (x: number) => {
    const pictures = await prepare([{ id: "villa-01", file, narrow: x }]);
    const narrow = pictures.get("villa-01")?.narrow?.[x];
    const image = sharp(join(root, "out", `${narrow?.base}-400.avif`));
    return { ...narrow, corner: await colourAt(image, 10, 10) };
  };
  const left = await narrowAt(0);
  expect(left).toMatchObject({ width: 400, height: 400, corner: "white" });
  const right = await narrowAt(50);
  expect(right).toMatchObject({ width: 400, height: 400, corner: "terra" });
  expect(right.base, "another cut, another address").not.toBe(left.base);
  const files = (await written()).filter((name) => name.startsWith(`${right.base?.slice(8)}`));
  expect(files.map((name) => name.slice(17))).toEqual(["-360.avif", "-400.avif"]);
});

test("what is transparent lies on the colour of the page, in AVIF and JPEG alike", async () => {
  const file = join(root, "clear.png");
  const clear = { width: 300, height: 200, channels: 4 as const, background: "#0000" };
  await sharp({ create: clear }).png().toFile(file);
  const base = (await prepare([{ id: "villa-01", file }])).get("villa-01")?.base;
  const page = await sharp({
    create: { ...clear, channels: 3, background: colour("lime") },
  }).stats();
  for (const ending of ["-240.avif", ".jpg"]) {
    const { channels } = await sharp(join(root, "out", base + ending)).stats();
    expect(channels, ending).toHaveLength(3);
    for (const [index, { mean }] of channels.entries()) {
      expect(Math.abs(mean - (page.channels[index]?.mean ?? 0)), ending).toBeLessThan(4);
    }
  }
});

test("a photograph and its narrow crop are served upright, without metadata, in sRGB", async () => {
  const file = await photograph("turned.jpg", 300, 200, "turned");
  expect((await sharp(file).metadata()).exif).toBeDefined();
  const picture = (await prepare([{ id: "pool-01", file, narrow: 0 }])).get("pool-01");
  // the crop of a portrait is the whole photograph
  for (const files of [picture, picture?.narrow?.[0]]) {
    expect(files).toMatchObject({ width: 200, height: 300 });
  }
  for (const name of await written()) {
    const image = sharp(join(root, "out/photos", name));
    const { width, height, exif, icc, xmp, orientation, space } = await image.metadata();
    expect([width, height, space]).toEqual([200, 300, "srgb"]);
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(await colourAt(image, 180, 10)).toBe("white");
    // colours of the file's own profile are converted, not just relabelled
    expect(await colourAt(image, 100, 200)).toBe("terra");
  }
});

test("a second build encodes nothing, even if a photograph was renamed; a changed one gets a new address", async () => {
  const file = await photograph("a.jpg", 260, 200);
  const first = await prepare([{ id: "villa-01", file }]);
  await rm(join(root, "out"), { recursive: true });
  expect(await prepare([{ id: "villa-01", file }])).toEqual(first);
  expect(await written()).toHaveLength(3);
  // two copies of one photograph are both served
  await prepare(["villa-07", "villa-08"].map((id) => ({ id, file })));
  expect(await written()).toHaveLength(9);
  expect(encoded).toEqual([1]);
  await cp(await photograph("b.jpg", 100, 100), file);
  const after = await prepare([{ id: "villa-01", file }]);
  expect(after.get("villa-01")?.base).not.toBe(first.get("villa-01")?.base);
  expect(after.get("villa-01")?.height).toBe(100);
});
