import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesBelow } from "../../tools/content/files/files-below.ts";
import { stringsIn } from "../../tools/content/values.ts";
import lawFiles from "../../tools/owner/new-house/law-files.json" with { type: "json" };
import { langs } from "./addresses.ts";

const readText = (file: string) => readFileSync(file, "utf8");
const readJson = (file: string) => JSON.parse(readText(file));

/** Words of the demo's facts, which no site of another house may contain. */
export function demoWords(): string[] {
  const { villa, contact, address, geo, apartments, places } = readJson("demo/facts.json");
  const named = [...apartments, ...places].map(({ name }) => name);
  const { street, postalCode, city, road } = address;
  const texts = stringsIn([villa, contact, street, postalCode, city, road, named])
    .filter(({ path }) => !/^(key|network)$/.test(String(path.at(-1))))
    .map(({ text }) => text.replace(/^https:\/\/(?=villa)/, ""));
  const others = [contact.phone.replaceAll(" ", ""), geo.latitude, geo.longitude].map(String);
  return [...new Set([...texts, ...others])];
}

/** Without those in the templates of a new house and in the site's own words. */
export function demoPassages(): string[] {
  const shared = ["tools/owner/new-house/template", "src/words"].flatMap(textsBelow);
  const template = onPlainSpaces(shared.join("\n"));
  const folders = [...langs, "photos"].map((folder) => `demo/${folder}`);
  const passages = folders.flatMap(textsBelow).flatMap(passagesOf);
  return [...new Set(passages)].filter((passage) => !template.includes(passage));
}

export function namedIn(texts: SiteText[], words: string[]): string[] {
  return words.flatMap((word) => {
    // Oria is a town, but also a part of other words
    const whole =
      /^[\p{L}\d]+$/u.test(word) && RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, "u");
    const found = texts.find(({ text }) => text.includes(word) && (!whole || whole.test(text)));
    return found ? [`${word}: ${found.file}`] : [];
  });
}

/** Of the demo's own drawings: its mark, its house, its towns. */
export function demoLines(): string[] {
  const linesIn = (folder: string) =>
    globSync(`${folder}/*.svg`)
      .flatMap((file) => [...readText(file).matchAll(/ d="([^"]{24,})"/g)])
      .map(([, line = ""]) => onPlainSpaces(line).trim());
  const neutral = linesIn("src/drawings");
  return linesIn("demo/drawings").filter((line) => !neutral.includes(line));
}

/** Without the law texts, which are those of every house. */
function textsBelow(folder: string): string[] {
  return globSync(`${folder}/**/*.json`)
    .filter((file) => !lawFiles.includes(basename(file, ".json")))
    .flatMap((file) => stringsIn(readJson(file)).map(({ text }) => text));
}

function passagesOf(text: string): string[] {
  return (
    text
      // what the demo's house would say without a fact, or with another value
      .replace(/\{!(\w+)\}.*?\{\/\1\}/gs, "\n")
      .split(/\{(?:[^{}]|\{[^{}]*\})*\}|\*\*|`|\[|\]\([^)]*\)|\n|(?<=[.!?:;])\s/)
      .map((part) => onPlainSpaces(part).trim())
      // shorter parts of a sentence may occur in any text
      .filter((part) => part.length >= 24)
  );
}

/** All text of a file of a site, with and without tags, with plain spaces, its name first. */
export type SiteText = { file: string; text: string };

/** Of pictures and fonts the names alone: no picture has metadata. */
export async function siteTexts(folder: string): Promise<SiteText[]> {
  const files = (await filesBelow(folder)).filter((file) => !/\.(br|gz)$/.test(file));
  return files.map((file) => {
    const isBinary = /\.(woff2|ico|avif|jpg|png)$/.test(file);
    const text = isBinary ? "" : readText(join(folder, file));
    // the words of a sentence can stand in elements of their own
    const plain = file.endsWith(".html") ? text.replace(/<[^>]*>/g, "") : "";
    return { file, text: onPlainSpaces([file, text, plain].join("\n")) };
  });
}

const entities: Record<string, string> = { "&#x27;": "'", "&quot;": '"', "&amp;": "&" };

/** Texts of the content and of the site alike: without entities, kinds of space and hyphens to come. */
function onPlainSpaces(text: string): string {
  return text
    .replace(/&(#x27|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .replace(/\s+/g, " ");
}
