import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { content as home } from "../../src/pages/home/home.content.ts";
import { listedPages, type PageName } from "../../src/site/site-map/pages.ts";
import { cacheKey, packageVersion } from "../content/files/cache-key.ts";
import { memoizeFolder } from "../content/files/memoize-folder.ts";
import type { Content } from "../content/load.ts";
import { type Focus, photoId } from "../content/owner-files.ts";
import type { SourcePhoto } from "../content/photographs/photo-sets.ts";

/** Size in pixels recommended for link previews (Open Graph, 1.91 : 1). */
const cardSize = { width: 1200, height: 630 };

const jpeg = { quality: 80, mozjpeg: true };

/** @throws Error when the slot names no photograph */
export function previewPhoto(content: Content, page: PageName): SourcePhoto {
  const preview = content.definitions.get(page)?.preview;
  const slot = preview
    ? content.slots[page]?.[preview]
    : content.slots.home?.[home.preview ?? "hero"];
  const photo = content.photoSets
    .flatMap(({ photos }) => photos)
    .find(({ id }) => slot && id === photoId(slot));
  if (!photo)
    throw new Error(`The link preview of "${page}" wants ${slot?.photo}, which is not there`);
  return photo;
}

/** @returns the address of each page's card, its photograph cropped around the focal point */
export async function prepareSocialCards(
  content: Content,
  { cacheDir, outDir }: { cacheDir: string; outDir: string },
): Promise<Map<string, string>> {
  await mkdir(join(outDir, "social"), { recursive: true });
  const made = listedPages(content.pages).map(async ({ name }) => {
    const { picture, focus } = previewPhoto(content, name);
    const photograph = await readFile(picture);
    const options = JSON.stringify([name, focus, cardSize, jpeg]);
    const hash = cacheKey(packageVersion("sharp"), photograph, options);
    const cached = join(cacheDir, hash);
    await memoizeFolder(cached, (folder) => crop(photograph, focus, join(folder, "card.jpg")));
    const address = `/social/${name}.${hash.slice(0, 8)}.jpg`;
    await copyFile(join(cached, "card.jpg"), join(outDir, address));
    return [name, address] as const;
  });
  return new Map(await Promise.all(made));
}

/** As `object-fit: cover` does, with `object-position` at the focal point. */
async function crop(photograph: Buffer, focus: Focus, file: string): Promise<void> {
  const { width, height } = cardSize;
  const { data, info } = await sharp(photograph)
    .autoOrient()
    .resize({ width, height, fit: "outside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - width) * focus.x) / 100);
  const top = Math.round(((info.height - height) * focus.y) / 100);
  await sharp(data, { raw: info }).extract({ left, top, width, height }).jpeg(jpeg).toFile(file);
}
