import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  fallbackWidth,
  narrowWidthsFor,
  widthsFor,
} from "../../src/site/pictures/picture-policy.ts";
import type { Focus } from "../content/owner-files.ts";

/**
 * Encoder settings by width, chosen by SSIMULACRA2 (70 is high quality), not by number: at one quality the score falls as
 * pictures grow. The widest, which hardly a phone fetches, needs more of it, and less effort to be made in time.
 * Measurements in docs/performance.md.
 */
function avifSettings(width: number) {
  return width > 1080 ? { quality: 54, effort: 2 } : { quality: 50, effort: 3 };
}
const jpegSettings = { quality: 76, mozjpeg: true };

type Size = { width: number; height: number };

/** The files in which a photograph, or a part of it, is served. */
export type PictureVariant = {
  /** Pixels of the photograph or the part, which no file exceeds. */
  size: Size;
  /** Endings of the files: `-480.avif`, `.jpg`. */
  endings: string[];
  /** All that decides on the bytes besides the photograph: part of the names, so a change renews every address. */
  fingerprint: string;
  /**
   * Writes the files, each named by its ending alone. All are sRGB, and none carries metadata: sharp drops EXIF, GPS
   * and profiles unless told otherwise.
   * @throws sharp's error if the bytes are no complete picture
   */
  encode(folder: string): Promise<void>;
};

/** The whole photograph, with a JPEG for browsers without AVIF. */
export function wholeVariant(photograph: Buffer, size: Size): PictureVariant {
  const widths = widthsFor(size.width);
  const upright = () => sharp(photograph).autoOrient();
  return {
    size,
    endings: [...widths.map(avifEnding), ".jpg"],
    fingerprint: fingerprintOf(widthsFor(Number.POSITIVE_INFINITY), {
      jpegSettings,
      fallbackWidth,
    }),
    async encode(folder) {
      await writeAvif(upright, widths, folder);
      const fallback = upright().resize({ width: Math.min(size.width, fallbackWidth) });
      await writeFile(join(folder, ".jpg"), await fallback.jpeg(jpegSettings).toBuffer());
    },
  };
}

/**
 * The photograph without its sides: no wider than tall, cut where its focal point keeps the place in the box that
 * `object-position` gives it.
 */
export function narrowVariant(
  photograph: Buffer,
  { width, height }: Size,
  focus: Focus,
): PictureVariant {
  const size = { width: Math.min(width, height), height };
  const left = Math.round(((width - size.width) * focus.x) / 100);
  const widths = narrowWidthsFor(size.width);
  const cut = () =>
    sharp(photograph)
      .autoOrient()
      .extract({ left, top: 0, ...size });
  return {
    size,
    endings: widths.map(avifEnding),
    fingerprint: fingerprintOf(widths, { left }),
    encode: (folder) => writeAvif(cut, widths, folder),
  };
}

function fingerprintOf(widths: number[], others: object): string {
  const avif = widths.map((width) => [width, avifSettings(width)]);
  return JSON.stringify({ avif, ...others, encoder: sharp.versions.sharp });
}

async function writeAvif(image: () => Sharp, widths: number[], folder: string): Promise<void> {
  for (const width of widths) {
    const resized = image().resize({ width, fastShrinkOnLoad: false });
    const avif = await resized.avif(avifSettings(width)).toBuffer();
    await writeFile(join(folder, avifEnding(width)), avif);
  }
}

function avifEnding(width: number): string {
  return `-${width}.avif`;
}
