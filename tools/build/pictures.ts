import { constants } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import {
  fallbackWidth,
  type PictureFiles,
  type PictureUse,
  widthsFor,
} from "../../src/site/photo.ts";
import { colour } from "../content/colours.ts";
import { cacheKey } from "../content/files/cache-key.ts";
import { memoizeFolder } from "../content/files/memoize-folder.ts";
import type { SourcePhoto } from "../content/photographs/photo-sets.ts";
import type { WantedVariants } from "../content/slot-photos.ts";

type Photograph = Pick<SourcePhoto, "id" | "picture" | "width" | "height">;

export type PreparedPicture = PictureFiles & {
  /** Those of its narrow crops, by the focal point in percent from the left. */
  narrow?: Record<number, PictureFiles>;
};

export type PicturesOptions = WantedVariants & {
  /** Cached between builds, by a hash of the photograph. */
  cacheDir: string;
  /** The built site; the files go to its `photos`. */
  outDir: string;
  /** Under what is transparent; the demo's colour of the page if none is given. */
  ground?: string;
  onProgress?: (ready: number) => void;
};

/** One photograph per core, four at most: that bounds the memory. */
const workers = Math.min(availableParallelism(), 4);

/** Encodes what the cache does not hold yet, and copies all to the built site. */
export async function preparePictures(
  photos: Photograph[],
  options: PicturesOptions,
): Promise<Map<string, PreparedPicture>> {
  sharp.concurrency(1); // photographs run in parallel, not the rows of one
  await mkdir(join(options.outDir, "photos"), { recursive: true });
  const prepared = new Map<string, PreparedPicture>();
  const prepare = async (photo: Photograph) => {
    const { picture, isEncoded } = await preparePicture(photo, options);
    prepared.set(photo.id, picture);
    if (isEncoded) options.onProgress?.(prepared.size);
  };
  await Readable.from(photos).forEach(prepare, { concurrency: workers });
  return prepared;
}

async function preparePicture(
  { id, picture: file, width, height }: Photograph,
  { cacheDir, outDir, ground, narrow, wide }: PicturesOptions,
) {
  const photograph = await onGround(await readFile(file), ground);
  const size = { width, height };
  let isEncoded = false;
  async function writeVariant(variant: PictureVariant): Promise<PictureFiles> {
    const key = cacheKey(photograph, variant.fingerprint);
    const cached = join(cacheDir, key);
    const isNew = await memoizeFolder(cached, (folder) => encode(photograph, variant, folder));
    isEncoded ||= isNew;
    const base = `/photos/${id}.${key.slice(0, 8)}`;
    for (const ending of [...variant.widths.map(avifEnding), ...(variant.jpeg ? [".jpg"] : [])]) {
      // copied, not linked, so that changes of the built site do not affect the cache
      const target = join(outDir, base + ending);
      await copyFile(join(cached, ending), target, constants.COPYFILE_FICLONE);
    }
    return { base, ...variant.size };
  }
  const use = wide.has(id) ? "wide" : "picture";
  const picture: PreparedPicture = await writeVariant(wholeVariant(size, use));
  for (const x of narrow.get(id) ?? []) {
    picture.narrow ??= {};
    picture.narrow[x] = await writeVariant(narrowVariant(size, x));
  }
  return { picture, isEncoded };
}

/** What is transparent lies on the page's colour, also where that is not the demo's. */
async function onGround(photograph: Buffer, background = colour("lime")): Promise<Buffer> {
  if (background === colour("lime") || !(await sharp(photograph).metadata()).hasAlpha) {
    return photograph;
  }
  return sharp(photograph).autoOrient().flatten({ background }).png().toBuffer();
}

/**
 * Encoder settings by width in pixels, chosen by the SSIMULACRA2 score (70 is high quality), which
 * falls with the width at the same quality: the widest has a higher one. Most of the time goes into
 * the widths that few phones fetch, so they get less effort. Measurements are in docs/performance.md.
 */
function avifSettings(width: number) {
  return { quality: width > 1080 ? 55 : 50, effort: width > 768 ? 1 : 3 };
}
/** Leaves hide what a lower quality loses: so a crop for phones, which the paint waits for, is half as large. */
const detailed = { sharpness: 12, quality: 38 };
const jpegSettings = { quality: 76, mozjpeg: true };

type Size = { width: number; height: number };

type PictureVariant = {
  /** Size in pixels, which no file exceeds. */
  size: Size;
  /** What is cut off at the left. */
  left: number;
  widths: number[];
  /** Whether there is one for browsers without AVIF. */
  jpeg: boolean;
  /** All settings that affect the bytes; hashed into the names, so that a change gives new addresses. */
  fingerprint: string;
};

function wholeVariant(size: Size, use: PictureUse): PictureVariant {
  const all = widthsFor(Number.POSITIVE_INFINITY, use);
  const fingerprint = fingerprintOf(all, { jpegSettings, fallbackWidth });
  return { size, left: 0, widths: widthsFor(size.width, use), jpeg: true, fingerprint };
}

/** @param x the focal point in percent from the left */
function narrowVariant({ width, height }: Size, x: number): PictureVariant {
  const size = { width: Math.min(width, height), height };
  const left = Math.round(((width - size.width) * x) / 100);
  const widths = widthsFor(size.width, "narrow");
  const fingerprint = fingerprintOf(widths, { left, detailed });
  return { size, left, widths, jpeg: false, fingerprint };
}

function fingerprintOf(widths: number[], others: object): string {
  const avif = widths.map((width) => [width, avifSettings(width)]);
  return JSON.stringify({ avif, ...others, encoder: sharp.versions.sharp });
}

/** Writes the files, named by their suffixes, in sRGB and without metadata, as sharp does by default. */
async function encode(photograph: Buffer, variant: PictureVariant, folder: string): Promise<void> {
  const { size, left, widths, jpeg } = variant;
  // upright; what is transparent lies on the page's colour, in all kinds of file alike
  const { data, info } = await sharp(photograph)
    .autoOrient()
    .flatten({ background: colour("lime") })
    .extract({ left, top: 0, ...size })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const resized = (width: number) => sharp(data, { raw: info }).resize({ width });
  const isDetailed =
    !jpeg && (await sharp(data, { raw: info }).stats()).sharpness > detailed.sharpness;
  for (const width of widths) {
    const settings = { ...avifSettings(width), ...(isDetailed && { quality: detailed.quality }) };
    const avif = await resized(width).avif(settings).toBuffer();
    await writeFile(join(folder, avifEnding(width)), avif);
  }
  if (!jpeg) return;
  const fallback = resized(Math.min(size.width, fallbackWidth)).jpeg(jpegSettings);
  await writeFile(join(folder, ".jpg"), await fallback.toBuffer());
}

function avifEnding(width: number): string {
  return `-${width}.avif`;
}
