import sharp, { type Sharp } from "sharp";
import { heicEnding } from "../../../content/photographs/heic.ts";
import { Refusal } from "./refusal.ts";

/** Pixels: what a photograph as wide as the window of a dense screen needs. */
const widest = 2880;
/** Of one photograph, in bytes. */
const largest = 40 * 1024 * 1024;
/** Largest number of pixels, as of the largest cameras: a small file could otherwise fill the memory. */
const mostPixels = 200_000_000;

/** The first bytes of each kind of file, and how it is encoded again. */
const kinds = [
  { ending: /\.jpe?g$/i, format: "jpeg" },
  { ending: /\.png$/i, format: "png" },
  { ending: /\.webp$/i, format: "webp" },
  { ending: /\.avif$/i, format: "avif" },
  { ending: /\.tiff?$/i, format: "tiff" },
] as const;

/**
 * A photograph as it is stored: upright, at most 2880 pixels wide, in sRGB, and encoded again from its
 * pixels, so that position, camera, previews and all other data of the file are removed.
 * @param path its ending tells the kind of file
 * @throws Refusal when it is no picture of this kind, damaged or too large
 */
export async function keepPhotograph(path: string, bytes: Buffer): Promise<Buffer> {
  if (bytes.length > largest) {
    const size = Math.round(bytes.length / 1024 / 1024);
    throw new Refusal(
      413,
      `${path} has ${size} MB; save it smaller, with 40 MB at most.`,
      `${path} è di ${size} MB; salvatela più piccola, al massimo di 40 MB.`,
    );
  }
  if (bytes.length === 0) {
    throw new Refusal(
      422,
      `${path} is empty; choose the photograph itself.`,
      `${path} è vuoto; scegliete la fotografia stessa.`,
    );
  }
  if (heicEnding.test(path)) {
    throw new Refusal(
      422,
      `${path} is in a phone's own format; choose JPEG when you export it, or put it into its folder by hand.`,
      `${path} è nel formato proprio di un telefono; esportatela in JPEG, o mettetela a mano nella sua cartella.`,
    );
  }
  const kind = kinds.find(({ ending }) => ending.test(path));
  const picture = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels });
  const { format, compression } = await picture
    .metadata()
    .catch(() => ({ format: "none", compression: undefined }));
  const found = format === "heif" && compression === "av1" ? "avif" : format;
  if (!kind || found !== kind.format) {
    throw new Refusal(
      422,
      `${path} is no ${kind?.format.toUpperCase() ?? "known"} picture inside, whatever its name says; choose the photograph itself.`,
      `${path} dentro non è un’immagine ${kind?.format.toUpperCase() ?? "conosciuta"}, qualunque cosa dica il suo nome; scegliete la fotografia stessa.`,
    );
  }
  try {
    const upright = picture.autoOrient().resize({ width: widest, withoutEnlargement: true });
    return await encoded(upright.keepIccProfile(), kind.format).toBuffer();
  } catch {
    throw new Refusal(
      422,
      `${path} is damaged and cannot be shown completely; choose another.`,
      `${path} è rovinata e non si può mostrare per intero; sceglietene un’altra.`,
    );
  }
}

function encoded(picture: Sharp, format: (typeof kinds)[number]["format"]): Sharp {
  switch (format) {
    // nearly lossless, since the pictures of the site are made from this file
    case "jpeg":
      return picture.jpeg({ quality: 93, chromaSubsampling: "4:4:4" });
    case "webp":
      return picture.webp({ quality: 93 });
    case "avif":
      return picture.avif({ quality: 80 });
    case "tiff":
      return picture.tiff({ compression: "deflate" });
    default:
      return picture.png();
  }
}
