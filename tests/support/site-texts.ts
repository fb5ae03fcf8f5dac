import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { filesBelow } from "../../tools/content/files/files-below.ts";

/** All text of a file of a site, with plain spaces, its name first. */
export type SiteText = { file: string; text: string };

/**
 * All texts of a built site: documents, scripts, data and configurations with and without their tags,
 * the words of a PDF, and the metadata of pictures. Compressed copies and fonts are left out.
 */
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
  if (file.endsWith(".pdf")) return `${bytes.toString("latin1")}\n${pdfText(bytes)}`;
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

/**
 * The words of a PDF as pdfkit writes it. Which font a line has is not looked up: the whole document
 * is read with each, one after the other, so that only one of the readings of a line makes sense.
 */
function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const lines = streams
    .flatMap((stream) => stream.match(/\[[^\]]*\] TJ/g) ?? [])
    .map((line) => [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, glyphs]) => glyphs).join(""));
  return streams
    .filter((stream) => stream.includes("beginbfrange"))
    .map(charactersOf)
    .map((font) =>
      lines.map((line) => line.replace(/.{4}/g, (glyph) => font.get(glyph) ?? "")).join(" "),
    )
    .join("\n");
}

/** What a PDF holds compressed: how its pages are drawn, and its fonts' tables. */
function streamsOf(pdf: Buffer): string[] {
  const streams = pdf.toString("latin1").matchAll(/stream\n(.*?)\nendstream/gs);
  return [...streams].flatMap(([, data = ""]) => {
    try {
      return [inflateSync(Buffer.from(data, "latin1")).toString("latin1")];
    } catch {
      // not compressed, so no text
      return [];
    }
  });
}

/** The character of each glyph, by its four digits, from the table that a PDF keeps for copying. */
function charactersOf(table: string): Map<string, string> {
  const ranges = table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs);
  return new Map(
    [...ranges].flatMap(([, first = "0", list = ""]) =>
      [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, codes = ""], index): [string, string] => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0"),
        Buffer.from(codes.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      ]),
    ),
  );
}
