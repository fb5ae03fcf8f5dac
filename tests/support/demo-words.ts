import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../tools/content/files/files-below.ts";
import { stringsIn } from "../../tools/content/values.ts";
import lawFiles from "../../tools/owner/new-house/law-files.json" with { type: "json" };
import { langs } from "./addresses.ts";

/** Words of the demo's facts, which no site of another house may contain. */
export async function demoWords(): Promise<string[]> {
  const { villa, contact, address, geo, apartments, places } = await readJson("demo/facts.json");
  const named = [...apartments, ...places].map(({ name }) => name);
  const { street, postalCode, city, road } = address;
  const texts = stringsIn([villa, contact, street, postalCode, city, road, named])
    .filter(({ path }) => !/^(key|network)$/.test(String(path.at(-1))))
    .map(({ text }) => text.replace(/^https:\/\/(?=villa)/, ""));
  const others = [contact.phone.replaceAll(" ", ""), geo.latitude, geo.longitude].map(String);
  return [...new Set([...texts, ...others])];
}

/** Shorter parts of a sentence may occur in any text. */
const shortest = 24;

/** Without those in the templates of a new house and in the site's own words. */
export async function demoPassages(): Promise<string[]> {
  const shared = ["tools/owner/new-house/template", "src/words"].map(textsBelow);
  const template = onPlainSpaces((await Promise.all(shared)).flat().join("\n"));
  const folders = [...langs, "photos"].map((folder) => textsBelow(join("demo", folder)));
  const passages = (await Promise.all(folders)).flat().flatMap(passagesOf);
  return [...new Set(passages)].filter((passage) => !template.includes(passage));
}

export function namedIn(texts: SiteText[], words: string[]): string[] {
  return words.flatMap((word) => {
    const isWord = /^[\p{L}\d]+$/u.test(word);
    const whole = wholeWord(word);
    const found = texts.find(({ text }) => text.includes(word) && (!isWord || whole.test(text)));
    return found ? [`${word}: ${found.file}`] : [];
  });
}

/** Matches whole words only: Oria is a town, but also a part of other words. */
function wholeWord(word: string): RegExp {
  const letters = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d])${letters}(?![\\p{L}\\d])`, "u");
}

/** Of the demo's own drawings: its mark, its house, its towns. */
export async function demoLines(): Promise<string[]> {
  const neutral = await linesBelow("src/drawings");
  const own = await linesBelow("demo/drawings");
  return own.filter((line) => !neutral.includes(line));
}

async function linesBelow(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".svg"));
  const drawings = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return drawings.flatMap((svg) =>
    [...svg.matchAll(/ d="([^"]{24,})"/g)].map(([, line = ""]) => onPlainSpaces(line).trim()),
  );
}

async function textsBelow(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    files
      // the law texts are those of every house
      .filter((file) => file.endsWith(".json") && !lawFiles.includes(basename(file, ".json")))
      .map(async (file) => stringsIn(await readJson(join(folder, file)))),
  );
  return texts.flat().map(({ text }) => text);
}

function passagesOf(text: string): string[] {
  return (
    text
      // what the demo's house would say without a fact, or with another value
      .replace(/\{!(\w+)\}.*?\{\/\1\}/gs, "\n")
      .split(/\{(?:[^{}]|\{[^{}]*\})*\}|\*\*|`|\[|\]\([^)]*\)|\n|(?<=[.!?:;])\s/)
      .map((part) => onPlainSpaces(part).trim())
      .filter((part) => part.length >= shortest)
  );
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, "utf8"));
}

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
function onPlainSpaces(text: string): string {
  return text
    .replace(/&(#x27|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .replace(/\s+/g, " ");
}
