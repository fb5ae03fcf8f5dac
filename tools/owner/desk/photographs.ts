import { readdir } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { heicToJpeg, isHeicPicture, mostPixels } from "../../content/photographs/photograph.ts";
import { OwnerError } from "../words.ts";
import { readOwnFile } from "./write-whole.ts";

/** Pixels: what a photograph as wide as the window of a dense screen needs. */
const widest = 2880;
/** Pixels: what the desk shows of a photograph. */
const shownWidth = 720;
/** Of one photograph, in MB. */
const mostMegabytes = 40;

/** The kinds of file by their endings; nearly lossless, since the pictures of the site are made from them. */
const kinds = {
  jpeg: { ending: /\.jpe?g$/i, options: { quality: 93, chromaSubsampling: "4:4:4" } },
  png: { ending: /\.png$/i, options: {} },
  webp: { ending: /\.webp$/i, options: { quality: 93 } },
  avif: { ending: /\.avif$/i, options: { quality: 80 } },
  tiff: { ending: /\.tiff?$/i, options: { compression: "deflate" } },
} as const;
type Kind = keyof typeof kinds;

/** Encoded again, which removes position and camera. @throws OwnerError when damaged or too large */
export async function keepPhotograph(path: string, bytes: Buffer): Promise<Buffer> {
  const size = Math.round(bytes.length / 1024 / 1024);
  if (size > mostMegabytes) {
    throw new OwnerError("refuse.tooHeavy", { path, size, most: mostMegabytes }, { status: 413 });
  }
  const damaged = (cause: unknown) => {
    throw new OwnerError("refuse.damaged", { path }, { cause });
  };
  if (bytes.length === 0) throw new OwnerError("refuse.empty", { path });
  // of a phone: the desk's pages name it as the JPEG that it becomes
  if (isHeicPicture(bytes)) {
    if (!kinds.jpeg.ending.test(path)) throw new OwnerError("refuse.heic", { path });
    return keepPhotograph(path, await heicToJpeg(bytes).catch(damaged));
  }
  const kind = (Object.keys(kinds) as Kind[]).find((each) => kinds[each].ending.test(path));
  // of its head alone
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: "none", compression: undefined, width: 0, height: 0 }));
  if (width * height > mostPixels) {
    const megapixels = Math.ceil((width * height) / 1e6);
    throw new OwnerError("refuse.tooManyPixels", { path, megapixels, most: mostPixels / 1e6 });
  }
  const found = format === "heif" && compression === "av1" ? "avif" : format;
  if (found === "gif") throw new OwnerError("refuse.gif", { path });
  if (!kind || found !== kind) {
    const named = kind?.toUpperCase() ?? "?";
    throw new OwnerError("refuse.noPicture", { path, format: named });
  }
  const picture = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels });
  const upright = picture.autoOrient().resize({ width: widest, withoutEnlargement: true });
  return upright.keepIccProfile().toFormat(kind, kinds[kind].options).toBuffer().catch(damaged);
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
