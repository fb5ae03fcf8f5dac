import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cacheKey } from "../files/cache-key.ts";
import { memoizeFolder } from "../files/memoize-folder.ts";

export type Photograph = PhotoAnalysis & {
  /** Identifies the bytes of the file. */
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
    return { ...analysis, hash, picture: isHeic ? join(folder, "picture.jpg") : file };
  } catch {
    return undefined;
  }
}

/** Pixels, upright. */
export type PhotoAnalysis = { width: number; height: number };

/** Largest number of pixels, as of the largest cameras: a small file could otherwise fill the memory. */
export const mostPixels = 200_000_000;

/** One of too many pixels is measured alone. @throws Error when it cannot be decoded completely */
async function analyzePhoto(picture: Buffer): Promise<PhotoAnalysis> {
  const image = sharp(picture, { failOn: "error", limitInputPixels: false });
  const { width, height } = (await image.metadata()).autoOrient;
  // its header tells nothing of a file that breaks off
  if (width * height <= mostPixels) await image.resize(64).raw().toBuffer();
  return { width, height };
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
