import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  fallbackWidth,
  narrowWidthsFor,
  widthsFor,
  type windowWidthsFor,
} from "../../../src/site/pictures/picture-policy.ts";
import type { Focus } from "../../content/owner-files.ts";

/**
 * Encoder settings by width in pixels, chosen by the SSIMULACRA2 score (70 is high quality), which
 * falls with the width at the same quality: the widest has a higher one. Most of the time goes into
 * the widths that few phones fetch, so they get less effort. Measurements are in docs/performance.md.
 */
function avifSettings(width: number) {
  return { quality: width > 1080 ? 55 : 50, effort: width > 768 ? 1 : 3 };
}
const jpegSettings = { quality: 76, mozjpeg: true };

type Size = { width: number; height: number };

/** A photograph, whole or cropped, with the files in which it is served. */
export type PictureVariant = {
  /** Size in pixels, which no file exceeds. */
  size: Size;
  /** Suffixes of the files: `-480.avif`, `.jpg`. */
  endings: string[];
  /** All settings that affect the bytes; hashed into the names, so that a change gives new addresses. */
  fingerprint: string;
  /** Writes the files, named by their suffixes, in sRGB and without metadata, which sharp drops by default. */
  encode(folder: string): Promise<void>;
};

/**
 * The whole photograph, with a JPEG for browsers without AVIF.
 * @param widthsOf the widths of its files, up to its own
 */
export function wholeVariant(
  photograph: Buffer,
  size: Size,
  widthsOf: typeof widthsFor | typeof windowWidthsFor = widthsFor,
): PictureVariant {
  const widths = widthsOf(size.width);
  return {
    size,
    endings: [...widths.map(avifEnding), ".jpg"],
    fingerprint: fingerprintOf(widthsOf(Number.POSITIVE_INFINITY), {
      jpegSettings,
      fallbackWidth,
    }),
    async encode(folder) {
      const upright = await decodeOnce(sharp(photograph).autoOrient());
      await writeAvif(upright, widths, folder);
      const fallback = upright().resize({ width: Math.min(size.width, fallbackWidth) });
      await writeFile(join(folder, ".jpg"), await fallback.jpeg(jpegSettings).toBuffer());
    },
  };
}

/**
 * The narrow crop of a photograph: no wider than tall, cropped at its focal point as by
 * `object-position`.
 */
export function narrowVariant(
  photograph: Buffer,
  { width, height }: Size,
  { x }: Pick<Focus, "x">,
): PictureVariant {
  const size = { width: Math.min(width, height), height };
  const left = Math.round(((width - size.width) * x) / 100);
  const widths = narrowWidthsFor(size.width);
  return {
    size,
    endings: widths.map(avifEnding),
    fingerprint: fingerprintOf(widths, { left }),
    async encode(folder) {
      const upright = sharp(photograph).autoOrient();
      const cut = await decodeOnce(upright.extract({ left, top: 0, ...size }));
      await writeAvif(cut, widths, folder);
    },
  };
}

function fingerprintOf(widths: number[], others: object): string {
  const avif = widths.map((width) => [width, avifSettings(width)]);
  return JSON.stringify({ avif, ...others, encoder: sharp.versions.sharp });
}

/** Decodes a photograph, in sRGB; the function it returns starts again from its pixels. */
async function decodeOnce(photograph: Sharp): Promise<() => Sharp> {
  const { data, info } = await photograph.toColourspace("srgb").raw().toBuffer({
    resolveWithObject: true,
  });
  return () => sharp(data, { raw: info });
}

async function writeAvif(image: () => Sharp, widths: number[], folder: string): Promise<void> {
  for (const width of widths) {
    const resized = image().resize({ width });
    const avif = await resized.avif(avifSettings(width)).toBuffer();
    await writeFile(join(folder, avifEnding(width)), avif);
  }
}

function avifEnding(width: number): string {
  return `-${width}.avif`;
}
