import sharp from "sharp";

/** What can be said of a photograph without a person who looks at it. */
export type Look = {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Variance of the Laplacian in the sharper parts of the picture; see `blurredBelow`. */
  sharpness: number;
  /** How light its lighter parts are, 0 to 255: a tenth of it is lighter. See `darkBelow`. */
  light: number;
  /**
   * A perceptual hash in hexadecimal digits: of similar pictures they differ in few bits. A picture of
   * one colour has none.
   */
  hash?: string;
  /** What is wrong with the tag by which the camera says what is up. */
  orientation?: "mirrored" | "turned twice" | "unknown";
};

/** Longer side in pixels at which pictures are looked at. */
const looked = 640;

/**
 * Sharpness below which a picture is blurred. The demo's softest photograph has 157; blurred by a
 * radius of 4 pixels its sharpest would have 58.
 */
export const blurredBelow = 100;

/** Light below which a picture is dark. The demo's darkest room has 124; half as light it would have 62. */
export const darkBelow = 96;

/** Bits per row and column of the hash. */
const hashed = 16;

/** Levels of grey, of 256, that a picture needs for a hash: a page of fog has more, plain colour none. */
const fewestGreys = 8;

/** Different bits up to which two pictures are nearly the same: the demo's most alike differ by 70. */
const sameUpTo = 48;

/**
 * Looks at a picture.
 * @throws Error when it cannot be decoded completely
 */
export async function lookAt(picture: Buffer): Promise<Look> {
  const image = sharp(picture, { failOn: "error" });
  const { autoOrient, orientation, width, height } = await image.metadata();
  const { data, info } = await image
    .autoOrient()
    .flatten()
    .greyscale()
    .resize(looked, looked, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tag = orientationFault(orientation, width, height);
  const hash = await hashOf(data, info);
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    sharpness: sharpnessOf(data, info),
    light: lightOf(data),
    ...(hash && { hash }),
    ...(tag && { orientation: tag }),
  };
}

type Size = { width: number; height: number };

/** Cameras lie: a tag that turns a picture which is upright already was left by a program that had turned it. */
function orientationFault(tag: number | undefined, width: number, height: number) {
  if (tag === undefined || tag === 1) return undefined;
  if (tag < 1 || tag > 8) return "unknown";
  if ([2, 4, 5, 7].includes(tag)) return "mirrored";
  return tag !== 3 && height > width ? "turned twice" : undefined;
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

function lightOf(grey: Buffer): number {
  return grey.toSorted()[Math.floor(grey.length * 0.9)] ?? 0;
}

/**
 * A difference hash: whether the picture becomes lighter from each point to the next on its right.
 * Undefined where there is nothing to tell it from others.
 */
async function hashOf(grey: Buffer, { width, height }: Size): Promise<string | undefined> {
  const small = await sharp(grey, { raw: { width, height, channels: 1 } })
    .resize(hashed + 1, hashed, { fit: "fill" })
    // without it sharp would add two channels
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  if (Math.max(...small) - Math.min(...small) < fewestGreys) return undefined;
  let digits = "";
  for (let row = 0; row < hashed; row++) {
    for (let column = 0; column < hashed; column += 4) {
      const at = row * (hashed + 1) + column;
      const bits = [0, 1, 2, 3].map((bit) =>
        Number((small[at + bit] ?? 0) < (small[at + bit + 1] ?? 0)),
      );
      digits += Number.parseInt(bits.join(""), 2).toString(16);
    }
  }
  return digits;
}

/** Whether two pictures are nearly the same. */
export function isAlike(one: Look, other: Look): boolean {
  if (!one.hash || !other.hash) return false;
  return differentBits(one.hash, other.hash) <= sameUpTo;
}

/** How many bits of two hashes differ. */
function differentBits(one: string, other: string): number {
  let count = 0;
  for (let at = 0; at < one.length; at++) {
    let bits = Number.parseInt(one[at] ?? "0", 16) ^ Number.parseInt(other[at] ?? "0", 16);
    for (; bits; bits &= bits - 1) count++;
  }
  return count;
}
