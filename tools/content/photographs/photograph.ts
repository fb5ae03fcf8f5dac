import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cacheKey } from "../files/cache-key.ts";
import { memoizeFolder } from "../files/memoize-folder.ts";

export type Photograph = {
  analysis: PhotoAnalysis;
  hash: string;
  /** Absolute path of the file to make pictures from: the owner's, or a JPEG made from a phone's own kind. */
  picture: string;
};

/** To be changed whenever the same file would be analysed or converted differently. */
const version = "7";

/** Cached by content, so that each is decoded once; undefined if it cannot be decoded. */
export async function readPhotograph(
  bytes: Buffer,
  file: string,
  cacheDir: string,
): Promise<Photograph | undefined> {
  const isHeic = isHeicPicture(bytes);
  const hash = cacheKey(bytes, version);
  const folder = join(cacheDir, hash);
  try {
    await memoizeFolder(folder, async (unfinished) => {
      const picture = isHeic ? await heicToJpeg(bytes) : bytes;
      if (isHeic) await writeFile(join(unfinished, "picture.jpg"), picture);
      await writeFile(
        join(unfinished, "analysis.json"),
        JSON.stringify(await analyzePhoto(picture)),
      );
    });
    const json = await readFile(join(folder, "analysis.json"), "utf8");
    const analysis: PhotoAnalysis = JSON.parse(json);
    return { analysis, hash, picture: isHeic ? join(folder, "picture.jpg") : file };
  } catch {
    return undefined;
  }
}

export type PhotoAnalysis = {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Variance of the Laplacian in the sharper parts of the picture; see `blurredBelow`. */
  sharpness: number;
  /** Brightness, 0 to 255, that a tenth of its pixels exceed. See `darkBelow`. */
  light: number;
  /** Perceptual, hexadecimal: of similar pictures it differs in few bits. A plain colour has none. */
  hash?: string;
  /** What is wrong with the camera's orientation tag (EXIF). */
  orientation?: "mirrored" | "turnedTwice" | "untold";
};

/** Longer side in pixels to which pictures are reduced for the analysis. */
const analysisSize = 640;

/** The demo's softest photograph has 157; blurred by 4 pixels its sharpest would have 58. */
export const blurredBelow = 100;

/** The demo's darkest room has 124; half as light it would have 62. */
export const darkBelow = 96;

/** Bits per row and column. */
const hashSize = 16;

/** Levels of grey, of 256, that a picture must span to get a hash: plain colour has none, fog has more. */
const fewestGreys = 8;

/** Different bits up to which two pictures are nearly the same: the demo's most alike differ by 70. */
const sameUpTo = 48;

/** @throws Error when it cannot be decoded completely */
export async function analyzePhoto(picture: Buffer): Promise<PhotoAnalysis> {
  const image = sharp(picture, { failOn: "error" });
  const { autoOrient, orientation, width, height } = await image.metadata();
  const { data, info } = await image
    .autoOrient()
    .flatten()
    .greyscale()
    .resize(analysisSize, analysisSize, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tag = orientationFault(orientation, width, height);
  const hash = await hashOf(data, info);
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    sharpness: sharpnessOf(data, info),
    light: data.toSorted()[Math.floor(data.length * 0.9)] ?? 0,
    ...(hash && { hash }),
    ...(tag && { orientation: tag }),
  };
}

type Size = { width: number; height: number };

/** Some programs turn the pixels upright but leave the tag, which then turns the picture a second time. */
function orientationFault(tag: number | undefined, width: number, height: number) {
  if (tag === undefined || tag === 1) return undefined;
  if (tag < 1 || tag > 8) return "untold";
  if ([2, 4, 5, 7].includes(tag)) return "mirrored";
  return tag !== 3 && height > width ? "turnedTwice" : undefined;
}

/** The picture in 8 by 8 parts, of which the fourth sharpest counts: a background may be soft. */
function sharpnessOf(grey: Buffer, { width, height }: Size): number {
  const parts = Array.from({ length: 64 }, () => ({ sum: 0, squares: 0, count: 0 }));
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const value = (index: number) => grey[index] ?? 0;
      const laplacian =
        4 * value(at) - value(at - 1) - value(at + 1) - value(at - width) - value(at + width);
      const part = parts[Math.floor((8 * y) / height) * 8 + Math.floor((8 * x) / width)];
      if (!part) continue;
      part.sum += laplacian;
      part.squares += laplacian ** 2;
      part.count++;
    }
  }
  const variances = parts.map(({ sum, squares, count }) =>
    count ? squares / count - (sum / count) ** 2 : 0,
  );
  return variances.sort((one, other) => other - one)[3] ?? 0;
}

/** A difference hash; none for nearly one colour, whose hash would match others by chance. */
async function hashOf(grey: Buffer, { width, height }: Size): Promise<string | undefined> {
  const small = await sharp(grey, { raw: { width, height, channels: 1 } })
    .resize(hashSize + 1, hashSize, { fit: "fill" })
    // without it sharp would add two channels
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  if (Math.max(...small) - Math.min(...small) < fewestGreys) return undefined;
  let digits = "";
  for (let row = 0; row < hashSize; row++) {
    for (let column = 0; column < hashSize; column += 4) {
      const at = row * (hashSize + 1) + column;
      const bits = [0, 1, 2, 3].map((bit) =>
        Number((small[at + bit] ?? 0) < (small[at + bit + 1] ?? 0)),
      );
      digits += Number.parseInt(bits.join(""), 2).toString(16);
    }
  }
  return digits;
}

export function isAlike(one: PhotoAnalysis, other: PhotoAnalysis): boolean {
  if (!one.hash || !other.hash) return false;
  const differing = BigInt(`0x${one.hash}`) ^ BigInt(`0x${other.hash}`);
  return differing.toString(2).replaceAll("0", "").length <= sameUpTo;
}

/** Whether a photograph is in the format of phones: its name may tell something else. */
export function isHeicPicture(bytes: Buffer): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12));
}

/** sharp's builds may not contain the decoder of HEIC. @throws Error when the file is damaged */
export async function heicToJpeg(bytes: Buffer): Promise<Buffer> {
  // its decoder takes 25 MB of memory, and most houses have no such photograph
  const { default: decode } = await import("heic-decode");
  const { width, height, data } = await decode({ buffer: bytes });
  const { icc } = await sharp(bytes).metadata();
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return icc ? withProfile(jpeg, icc) : jpeg;
}

function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01", "latin1"), profile]);
  const marker = Buffer.from([0xff, 0xe2, 0, 0]);
  // its length counts itself
  marker.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, content, jpeg.subarray(2)]);
}
