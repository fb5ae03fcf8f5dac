import { readdir } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join, parse } from "node:path";
import sharp from "sharp";
import { heicToJpeg, isHeicPicture, mostPixels } from "../../content/photographs/photograph.ts";
import { OwnerError } from "../words.ts";
import { sendBytes } from "./requests.ts";
import { readOwnFile } from "./write-whole.ts";

/** Pixels: what a photograph as wide as the window of a dense screen needs. */
const widest = 2880;
/** Pixels: what the desk shows of a photograph. */
const shownWidth = 720;
/** Of one photograph, in MB. */
const mostMegabytes = 40;

/** How each is kept: nearly lossless, since the pictures of the site are made from them. */
const kinds = [
  { ending: /\.jpe?g$/i, format: "jpeg", options: { quality: 93, chromaSubsampling: "4:4:4" } },
  { ending: /\.png$/i, format: "png", options: {} },
  { ending: /\.webp$/i, format: "webp", options: { quality: 93 } },
  { ending: /\.avif$/i, format: "avif", options: { quality: 80 } },
  { ending: /\.tiff?$/i, format: "tiff", options: { compression: "deflate" } },
] as const;

/**
 * Encoded again as its name says, which removes position and camera.
 * @throws OwnerError when damaged, too large or no photograph
 */
export async function keepPhotograph(path: string, bytes: Buffer): Promise<Buffer> {
  const size = Math.round(bytes.length / 1024 / 1024);
  if (size > mostMegabytes) {
    throw new OwnerError("refuse.tooHeavy", { path, size, most: mostMegabytes }, { status: 413 });
  }
  const damaged = (cause: unknown) => {
    throw new OwnerError("refuse.damaged", { path }, { cause });
  };
  if (bytes.length === 0) throw new OwnerError("refuse.empty", { path });
  const kind = kinds.find(({ ending }) => ending.test(path));
  const picture = isHeicPicture(bytes) ? await heicToJpeg(bytes).catch(damaged) : bytes;
  // of its head alone
  const { format, width, height } = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: "none", width: 0, height: 0 }));
  if (width * height > mostPixels) {
    const megapixels = Math.ceil((width * height) / 1e6);
    throw new OwnerError("refuse.tooManyPixels", { path, megapixels, most: mostPixels / 1e6 });
  }
  if (format === "gif") throw new OwnerError("refuse.gif", { path });
  if (!kind || !/^(jpeg|png|webp|heif|tiff)$/.test(format)) {
    throw new OwnerError("refuse.noPicture", { path });
  }
  return sharp(picture, { failOn: "error", limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .keepIccProfile()
    .toFormat(kind.format, kind.options)
    .toBuffer()
    .catch(damaged);
}

export async function sendPhotograph(
  root: string,
  name: string,
  response: ServerResponse,
): Promise<void> {
  const [, set = "", file = ""] = /^([\w-]+)\/([\w-]+(?:\.\w+)?)$/.exec(name) ?? [];
  const folder = `content/photos/${set}`;
  const names = set ? await readdir(join(root, folder)).catch(() => []) : [];
  const found = names.find((each) => each === file || parse(each).name === file);
  const bytes = found && (await readOwnFile(root, `${folder}/${found}`));
  const size = { width: shownWidth, withoutEnlargement: true };
  const picture = bytes && sharp(bytes).autoOrient().resize(size).jpeg();
  const shown = picture && (await picture.toBuffer().catch(() => undefined));
  if (shown) sendBytes(response, shown, "image/jpeg");
  else response.writeHead(404).end();
}
