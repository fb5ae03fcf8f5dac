import { readdir } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { isHeicPicture } from "../../content/photographs/photograph.ts";
import { OwnerError } from "../words/words.ts";
import { readOwnFile } from "./saving/own-file.ts";

/** Pixels: what a photograph as wide as the window of a dense screen needs. */
const widest = 2880;
/** Pixels: what the desk shows of a photograph. */
const shownWidth = 720;
/** Of one photograph, in MB. */
const mostMegabytes = 40;
/** Largest number of pixels, as of the largest cameras: a small file could otherwise fill the memory. */
const mostPixels = 200_000_000;

/** The kinds of file by their endings; nearly lossless, since the pictures of the site are made from them. */
const kinds: { ending: RegExp; format: string; encode: (picture: Sharp) => Sharp }[] = [
  {
    ending: /\.jpe?g$/i,
    format: "jpeg",
    encode: (picture) => picture.jpeg({ quality: 93, chromaSubsampling: "4:4:4" }),
  },
  { ending: /\.png$/i, format: "png", encode: (picture) => picture.png() },
  { ending: /\.webp$/i, format: "webp", encode: (picture) => picture.webp({ quality: 93 }) },
  { ending: /\.avif$/i, format: "avif", encode: (picture) => picture.avif({ quality: 80 }) },
  {
    ending: /\.tiff?$/i,
    format: "tiff",
    encode: (picture) => picture.tiff({ compression: "deflate" }),
  },
];

/** Encoded again, which removes position and camera. @throws OwnerError when damaged or too large */
export async function keepPhotograph(path: string, bytes: Buffer): Promise<Buffer> {
  const size = Math.round(bytes.length / 1024 / 1024);
  if (size > mostMegabytes) {
    throw new OwnerError("refuse.tooHeavy", { path, size, most: mostMegabytes }, { status: 413 });
  }
  if (bytes.length === 0) throw new OwnerError("refuse.empty", { path });
  if (isHeicPicture(bytes)) throw new OwnerError("refuse.heic", { path });
  const kind = kinds.find(({ ending }) => ending.test(path));
  const picture = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels });
  const { format, compression } = await picture
    .metadata()
    .catch(() => ({ format: "none", compression: undefined }));
  const found = format === "heif" && compression === "av1" ? "avif" : format;
  if (found === "gif") throw new OwnerError("refuse.gif", { path });
  if (!kind || found !== kind.format) {
    const named = kind?.format.toUpperCase() ?? "?";
    throw new OwnerError("refuse.noPicture", { path, format: named });
  }
  try {
    const upright = picture.autoOrient().resize({ width: widest, withoutEnlargement: true });
    return await kind.encode(upright.keepIccProfile()).toBuffer();
  } catch (cause) {
    throw new OwnerError("refuse.damaged", { path }, { cause });
  }
}

export async function sendPhotograph(
  root: string,
  name: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const [, set = "", file = ""] = /^([\w-]+)\/([\w-]+(?:\.\w+)?)$/.exec(name) ?? [];
    const folder = `content/photos/${set}`;
    const names = set ? await readdir(join(root, folder)) : [];
    const found = names.find((each) => each === file || each.replace(/\.\w+$/, "") === file);
    const bytes = found && (await readOwnFile(root, `${folder}/${found}`));
    if (!bytes) throw new Error(`There is no photograph ${name}`);
    const size = { width: shownWidth, withoutEnlargement: true };
    const picture = await sharp(bytes).autoOrient().resize(size).jpeg().toBuffer();
    response
      .writeHead(200, { "Content-Type": "image/jpeg", "Cache-Control": "no-cache" })
      .end(picture);
  } catch {
    response.writeHead(404).end();
  }
}
