import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../tools/content/files/files-below.ts";

/** All text of a file of a site, with plain spaces, its name first. */
export type SiteText = { file: string; text: string };

/** With and without tags, and the metadata of pictures; without compressed copies and fonts. */
export async function siteTexts(folder: string): Promise<SiteText[]> {
  const files = (await filesBelow(folder)).filter((file) => !/\.(br|gz|woff2|ico)$/.test(file));
  return await Promise.all(
    files.map(async (file) => {
      const text = await textOf(join(folder, file));
      return { file, text: onPlainSpaces(`${file}\n${text}`) };
    }),
  );
}

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (/\.(avif|jpg|png)$/.test(file)) {
    const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
    const blocks = [exif, xmp, iptc].map((block) => block?.toString("latin1"));
    return [...blocks, JSON.stringify(comments)].join("\n");
  }
  const text = bytes.toString();
  // the words of a sentence can stand in elements of their own
  return `${text}\n${file.endsWith(".html") ? text.replace(/<[^>]*>/g, "") : ""}`;
}

const entities: Record<string, string> = { "&#x27;": "'", "&quot;": '"', "&amp;": "&" };

/** Texts of the content and of the site alike: without entities, kinds of space and hyphens to come. */
export function onPlainSpaces(text: string): string {
  return text
    .replace(/&(#x27|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .replace(/\s+/g, " ");
}
