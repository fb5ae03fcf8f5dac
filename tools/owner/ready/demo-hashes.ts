import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { langs } from "../../../src/site/site-map/languages.ts";
import { contentHash } from "../../content/files/content-hash.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { stringsIn } from "../../content/strings-in.ts";

/** Hashes by which the demo's texts, photographs and drawings are recognised in an owner's content. */
export type DemoHashes = Record<"texts" | "photographs" | "drawings", ReadonlySet<string>>;

/** Text files that describe the house; the texts of the others can apply to many houses. */
export const houseTextFiles = [
  ...["about", "contatti", "ending", "experience", "footer", "home", "interni", "meta", "villa"],
];

/** Drawings of this house or its logo; drawings of the region can be right for other houses too. */
const houseDrawings = ["mark.svg", "icon.svg", "villa.svg", "house-by-night.svg"];

/** Letters that a text needs to be recognised; shorter ones may be equal by chance. */
const leastLetters = 40;

/** The hash of a text that describes a house; undefined for one that is too short to be recognised by it. */
export function textHash(text: string): string | undefined {
  return text.length < leastLetters ? undefined : contentHash(text);
}

const file = join(import.meta.dirname, "demo-hashes.json");

/** Reads the hashes of `demo-hashes.json`. */
export async function readDemoHashes(): Promise<DemoHashes> {
  const { texts, photographs, drawings } = JSON.parse(await readFile(file, "utf8"));
  const setOf = (hashes: string) => new Set(hashes.split(" "));
  return { texts: setOf(texts), photographs: setOf(photographs), drawings: setOf(drawings) };
}

/**
 * What `demo-hashes.json` holds, of the demo's content.
 * @param content folder of the demo's content
 * @param templates folder of the texts of a new house, which are no trace of the demo
 */
export async function demoHashesOf(content: string, templates: string): Promise<string> {
  const texts = new Set<string>();
  for (const lang of langs) {
    const usual = new Set(await textsOf(join(templates, lang)));
    for (const text of await textsOf(join(content, lang))) {
      const hash = usual.has(text) ? undefined : textHash(text);
      if (hash) texts.add(hash);
    }
  }
  const photographs = await photographHashes(join(content, "photos"));
  const drawings = await drawingHashes(join(content, "drawings"));
  const lists = {
    texts: [...texts],
    photographs: [...photographs.values()],
    drawings: [...drawings.values()],
  };
  const lines = Object.entries(lists).map(
    ([name, hashes]) => `  "${name}": "${hashes.toSorted().join(" ")}"`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** The hashes of the files below `content/photos`, by their path there. */
export async function photographHashes(folder: string): Promise<Map<string, string>> {
  const files = (await filesBelow(folder)).filter((name) => !name.endsWith(".json"));
  return hashesOf(folder, files);
}

/** The hashes of the drawings of the house in `content/drawings`, by their names. */
export async function drawingHashes(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder).catch(() => []);
  return hashesOf(
    folder,
    files.filter((name) => houseDrawings.includes(name)),
  );
}

async function hashesOf(folder: string, files: string[]): Promise<Map<string, string>> {
  const read = async (name: string): Promise<[string, string]> => [
    name,
    contentHash(await readFile(join(folder, name))),
  ];
  return new Map(await Promise.all(files.map(read)));
}

async function textsOf(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) =>
    houseTextFiles.includes(name.slice(0, -5)),
  );
  const read = async (name: string) =>
    stringsIn(JSON.parse(await readFile(join(folder, name), "utf8")));
  return (await Promise.all(files.map(read))).flat().map(({ text }) => text);
}
