import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { fallbackWidth, widthsFor } from "../../src/site/picture-policy.ts";

/**
 * Encoder settings by width, chosen by SSIMULACRA2 (70 is high quality), not by number: at one quality the score falls as
 * pictures grow. The widest, which hardly a phone fetches, needs more of it, and less effort to be made in time.
 * Measurements in docs/performance.md.
 */
function avifSettings(width: number) {
  return width > 1080 ? { quality: 54, effort: 2 } : { quality: 50, effort: 3 };
}
const jpegSettings = { quality: 76, mozjpeg: true };

/** All that decides on the bytes of the files besides the photograph: part of their names, so a change renews every address. */
export const encoderFingerprint = JSON.stringify({
  avif: widthsFor(Number.POSITIVE_INFINITY).map((width) => [width, avifSettings(width)]),
  jpegSettings,
  fallbackWidth,
  encoder: sharp.versions.sharp,
});

/** Size in pixels of a photograph as it is seen: after the turn that its EXIF orientation asks for. */
export async function sizeOf(photograph: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(photograph).metadata();
  return autoOrient;
}

/** Endings of the files that a photograph of this width is served in: `-480.avif`, `.jpg`. */
export function endingsFor(width: number): string[] {
  return [...widthsFor(width).map((each) => `-${each}.avif`), ".jpg"];
}

/**
 * Writes the files of one photograph, each named by its ending alone.
 * All are sRGB, and none carries metadata: sharp drops EXIF, GPS and profiles unless told otherwise.
 * @throws sharp's error if the bytes are no complete picture
 */
export async function encodePhotograph(
  photograph: Buffer,
  width: number,
  folder: string,
): Promise<void> {
  const upright = () => sharp(photograph).autoOrient();
  for (const each of widthsFor(width)) {
    const image = upright().resize({ width: each, fastShrinkOnLoad: false });
    const avif = image.avif(avifSettings(each));
    await writeFile(join(folder, `-${each}.avif`), await avif.toBuffer());
  }
  const fallback = upright().resize({ width: Math.min(width, fallbackWidth) });
  await writeFile(join(folder, ".jpg"), await fallback.jpeg(jpegSettings).toBuffer());
}
