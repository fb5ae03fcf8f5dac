import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { cacheKey } from "../files/cache-key.ts";
import { memoizeFolder } from "../files/memoize-folder.ts";

export type Photograph = {
  analysis: PhotoAnalysis;
  hash: string;
  /** Absolute path of the file to make pictures from: the owner's, or a JPEG made from a phone's own kind. */
  picture: string;
};

/** To be changed whenever the same file would be analysed or converted differently. */
const version = "8";

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
  /** Standard deviation of the Laplacian, from sharp; see `blurredBelow`. */
  sharpness: number;
  /** Brightness of its lighter parts, 0 to 255: mean and standard deviation. See `darkBelow`. */
  light: number;
  /** A difference hash, a digit for each bit: of similar pictures few differ. A plain colour has none. */
  hash?: string;
  /** What is wrong with the camera's orientation tag (EXIF). */
  orientation?: "mirrored" | "turnedTwice" | "untold";
};

/** Longer side in pixels to which pictures are reduced for the analysis. */
const analysisSize = 640;

/** The demo's softest photograph has 0.74; a usual one that is blurred by 9 pixels has 0.19. */
export const blurredBelow = 0.5;

/** The demo's darkest room has 144; half as light it would have 72. */
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
  const { data, info: raw } = await image
    .autoOrient()
    .flatten()
    .greyscale()
    .resize(analysisSize, analysisSize, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = sharp(data, { raw });
  const { sharpness, channels } = await grey.stats();
  const [{ mean, stdev } = { mean: 0, stdev: 0 }] = channels;
  const tag = orientationFault(orientation, width, height);
  const hash = await hashOf(grey);
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    sharpness,
    light: mean + stdev,
    ...(hash && { hash }),
    ...(tag && { orientation: tag }),
  };
}

/** Some programs turn the pixels upright but leave the tag, which then turns the picture a second time. */
function orientationFault(tag: number | undefined, width: number, height: number) {
  if (tag === undefined || tag === 1) return undefined;
  if (tag < 1 || tag > 8) return "untold";
  if ([2, 4, 5, 7].includes(tag)) return "mirrored";
  return tag !== 3 && height > width ? "turnedTwice" : undefined;
}

/** None for nearly one colour, whose hash would match others by chance. */
async function hashOf(grey: Sharp): Promise<string | undefined> {
  const small = await grey
    .resize(hashSize + 1, hashSize, { fit: "fill" })
    // without it sharp would add two channels
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  if (Math.max(...small) - Math.min(...small) < fewestGreys) return undefined;
  const isLast = (at: number) => at % (hashSize + 1) === hashSize;
  return [...small]
    .map((level, at) => (isLast(at) ? "" : Number(level < (small[at + 1] ?? 0))))
    .join("");
}

export function isAlike(one: PhotoAnalysis, other: PhotoAnalysis): boolean {
  if (!one.hash || !other.hash) return false;
  return [...one.hash].filter((bit, at) => bit !== other.hash?.[at]).length <= sameUpTo;
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
