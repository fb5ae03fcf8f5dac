import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { content as home } from "../../src/pages/home/home.content.ts";
import { listedPages, type PageName } from "../../src/site/site-map/pages.ts";
import { colourIn } from "../content/colours.ts";
import { readDrawings } from "../content/drawings/read-drawings.ts";
import { cacheKey, packageVersion } from "../content/files/cache-key.ts";
import { memoizeFolder } from "../content/files/memoize-folder.ts";
import { type Content, pageText } from "../content/load.ts";
import { type Focus, photoId } from "../content/owner-files.ts";
import type { SourcePhoto } from "../content/photographs/photo-sets.ts";
import { type CardText, drawCard, volume } from "./social-card.ts";

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

const titled = z.object({ title: z.string() });

export function siteCards(content: Content): SocialCard[] {
  const { facts, settings, house, files } = content;
  const { mark } = readDrawings(["mark"], house);
  const colours = {
    ink: colourIn(house, "ink"),
    lime: colourIn(house, "lime"),
    shadow: colourIn(house, "shadow"),
  };
  return settings.languages.flatMap((lang) => {
    const { eyebrow } = pageText(content, home, lang);
    return listedPages(content.pages).map(({ name }) => {
      const { picture, focus } = previewPhoto(content, name);
      return {
        key: cardKey(name, lang),
        mark,
        colours,
        name: facts.villa.name,
        title: titled.safeParse(files[lang][name]).data?.title ?? facts.villa.name,
        caption: eyebrow,
        photoFile: picture,
        focus,
      };
    });
  });
}

export function cardKey(page: PageName, lang: string): string {
  return `${page}-${lang}`;
}

/** Without chroma subsampling, which would blur the edges of text. */
const jpeg = { quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" };

export type SocialCard = CardText & {
  key: string;
  photoFile: string;
  focus: Focus;
};

export async function prepareSocialCards(
  cards: SocialCard[],
  { cacheDir, outDir }: { cacheDir: string; outDir: string },
): Promise<Map<string, string>> {
  await mkdir(join(outDir, "social"), { recursive: true });
  const made = cards.map(async ({ key, photoFile, focus, ...text }) => {
    const drawing = drawCard(text);
    const photograph = await readFile(photoFile);
    const options = JSON.stringify([focus, volume, jpeg]);
    const hash = cacheKey(packageVersion("sharp"), drawing, photograph, options);
    const cached = join(cacheDir, hash);
    await memoizeFolder(cached, async (folder) => {
      await writeFile(join(folder, "card.jpg"), await compose(drawing, photograph, focus));
    });
    const address = `/social/${key}.${hash.slice(0, 8)}.jpg`;
    await copyFile(join(cached, "card.jpg"), join(outDir, address));
    return [key, address] as const;
  });
  return new Map(await Promise.all(made));
}

async function compose(drawing: string, photograph: Buffer, focus: Focus): Promise<Buffer> {
  const { left, top } = volume;
  const input = await crop(photograph, focus);
  return sharp(Buffer.from(drawing)).composite([{ input, left, top }]).jpeg(jpeg).toBuffer();
}

/** Crops a photograph to its box as `object-fit: cover` does, with `object-position` at its focal point. */
async function crop(photograph: Buffer, focus: Focus): Promise<Buffer> {
  const { width, height } = volume;
  const { data, info } = await sharp(photograph)
    .autoOrient()
    .resize({ width, height, fit: "outside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - width) * focus.x) / 100);
  const top = Math.round(((info.height - height) * focus.y) / 100);
  return sharp(data).extract({ left, top, width, height }).png().toBuffer();
}
