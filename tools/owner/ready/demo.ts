import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type KeyPath, type Problem, problem } from "../../../src/site/content/problem.ts";
import type { Languages } from "../../../src/site/site-map/languages.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { filesIn, type House, jsonIn, pictureFile } from "../../content/house.ts";
import type { Content } from "../../content/load.ts";
import { photographHash } from "../../content/photographs/photograph.ts";
import { stringsIn, valueAt } from "../../content/values.ts";
import { textsIn, type WrittenText } from "../../content/written-texts.ts";

// What is left of the demo house in an owner's: found by comparing with its folder.

/** The demo house, as far as it can be recognised. */
export type Demo = {
  facts: unknown;
  /** Texts that describe the house, without those that a new house begins with. */
  texts: ReadonlySet<string>;
  /** The hashes of its photographs. */
  photographs: ReadonlySet<string>;
  /** Drawings of this house or its logo, by name; those of the region can be right for others too. */
  drawings: ReadonlyMap<string, Buffer>;
};

/** Text files that describe the house; the texts of the others can apply to many houses. */
const describing = [
  ...["about", "contatti", "ending", "experience", "footer", "home", "interni", "meta", "villa"],
];

const houseDrawings = ["mark.svg", "icon.svg", "villa.svg", "house-by-night.svg"];

/** Letters that a text needs to be recognised; shorter ones may be equal by chance. */
const leastLetters = 40;

const folder = join(import.meta.dirname, "../../../demo");
const templates = join(import.meta.dirname, "../new-house/template");

/** Reads the demo that comes with the project; undefined where its folder was removed. */
export async function readDemo(): Promise<Demo | undefined> {
  const paths: string[] = await filesBelow(folder).catch(() => []);
  if (paths.length === 0) return undefined;
  const read = (path: string) => readFile(join(folder, path));
  const usual = new Set(await textsBelow(templates, await filesBelow(templates)));
  const photographs = paths.filter((path) => path.startsWith("photos/") && pictureFile.test(path));
  return {
    facts: JSON.parse(String(await read("facts.json"))),
    texts: new Set((await textsBelow(folder, paths)).filter((text) => !usual.has(text))),
    photographs: new Set(
      await Promise.all(photographs.map(async (path) => photographHash(await read(path)))),
    ),
    drawings: new Map(
      await Promise.all(
        houseDrawings
          .filter((name) => paths.includes(`drawings/${name}`))
          .map(async (name) => [name, await read(`drawings/${name}`)] as const),
      ),
    ),
  };
}

/** The long texts of the files that describe the house. */
async function textsBelow(root: string, paths: string[]): Promise<string[]> {
  const files = paths.filter((path) => /^\w+\/[\w-]+\.json$/.test(path) && isDescribing(path));
  const texts = await Promise.all(
    files.map(async (path) => stringsIn(JSON.parse(await readFile(join(root, path), "utf8")))),
  );
  return texts.flatMap((each) => each.map(({ text }) => text)).filter(isLong);
}

function isDescribing(path: string): boolean {
  return describing.includes(basename(path, ".json"));
}

function isLong(text: string): boolean {
  return text.length >= leastLetters;
}

/** What is left of the demo: texts, photographs, drawings, facts, its engine, addresses of examples. */
export function demoProblems(content: Content, demo: Demo | undefined): Problem[] {
  const { house, settings, facts } = content;
  const written = writtenIn(house, settings.languages);
  return [
    ...(demo ? [...factsLeft(facts, demo), ...namesLeft(facts, demo, written)] : []),
    ...(facts.seasons?.example
      ? [problem("example-prices", "facts.json", ["seasons", "example"])]
      : []),
    ...enginesLeft(content),
    ...exampleAddresses([...textsIn(facts, "facts.json"), ...written]),
    ...(demo
      ? [
          ...textsLeft(written, demo),
          ...photographsLeft(content, demo),
          ...drawingsLeft(house, demo),
        ]
      : []),
  ];
}

/** The texts as the owner has written them, with the names of facts in braces. */
function writtenIn(house: House, languages: Languages): WrittenText[] {
  const files = [
    ...languages.flatMap((lang) => filesIn(house, lang).map((file) => `${lang}/${file}`)),
    ...house.paths.filter((path) => path.endsWith("/captions.json")),
  ];
  return files.flatMap((file) => textsIn(jsonIn(house, file).value, file));
}

/** The facts that only the demo house can have. */
const ownFacts: [code: "demo-data" | "demo-phone" | "demo-code", path: KeyPath][] = [
  ["demo-data", ["villa", "name"]],
  ["demo-data", ["address", "street"]],
  ["demo-phone", ["contact", "phone"]],
  ["demo-phone", ["contact", "whatsapp"]],
  ["demo-code", ["villa", "vat"]],
  ["demo-code", ["villa", "codes", 0, "value"]],
  ["demo-code", ["villa", "codes", 1, "value"]],
];

function factsLeft(facts: Content["facts"], demo: Demo): Problem[] {
  const { latitude, longitude } = facts.geo;
  const isThere =
    latitude === valueAt(demo.facts, ["geo", "latitude"]) &&
    longitude === valueAt(demo.facts, ["geo", "longitude"]);
  return [
    ...ownFacts.flatMap(([code, path]) => {
      const value = valueAt(facts, path);
      if (typeof value !== "string" || value !== valueAt(demo.facts, path)) return [];
      return problem(code, "facts.json", path, { value });
    }),
    ...(isThere
      ? [problem("demo-position", "facts.json", ["geo"], { value: `${latitude}, ${longitude}` })]
      : []),
  ];
}

/** Texts with a name, a street or a number of the demo that the owner has replaced in the facts. */
function namesLeft(facts: Content["facts"], demo: Demo, written: WrittenText[]): Problem[] {
  const replaced = ownFacts.flatMap(([, path]) => {
    const value = valueAt(demo.facts, path);
    return typeof value === "string" && value !== valueAt(facts, path) ? [value] : [];
  });
  return written.flatMap(({ file, path, text }) => {
    const value = replaced.find((each) => text.includes(each));
    return value ? [problem("demo-data", file, path, { value })] : [];
  });
}

function enginesLeft({ settings, texts }: Content): Problem[] {
  return settings.languages
    .filter((lang) => texts[lang].shared.navbar.url_amenitiz?.startsWith("/demo/"))
    .map((lang) => problem("demo-engine", `${lang}/navbar.json`, ["url_amenitiz"]));
}

const exampleAddress = /[\w.@-]+\.example\b/;

/** Addresses reserved for examples. */
function exampleAddresses(texts: WrittenText[]): Problem[] {
  return texts.flatMap(({ file, path, text }) => {
    const [address] = exampleAddress.exec(text) ?? [];
    return address ? [problem("example-address", file, path, { address })] : [];
  });
}

/** One problem for each file whose texts are still the demo's. */
function textsLeft(written: WrittenText[], { texts }: Demo): Problem[] {
  const left = written.filter(({ file, text }) => isDescribing(file) && texts.has(text));
  return [...Map.groupBy(left, ({ file }) => file)].flatMap(([file, own]) => {
    const [first] = own;
    if (!first) return [];
    const values = { count: own.length, first: beginning(first.text) };
    return problem("demo-text", file, first.path, values);
  });
}

function beginning(text: string): string {
  const words = text.slice(0, 36);
  return words.length < text.length ? `${words.slice(0, words.lastIndexOf(" "))}…` : words;
}

/** One problem for each set with photographs of the demo. */
function photographsLeft({ photoSets }: Content, { photographs }: Demo): Problem[] {
  return photoSets.flatMap(({ name, photos }) => {
    const left = photos.filter(({ hash }) => photographs.has(hash));
    const [first] = left;
    if (!first) return [];
    const values = { count: left.length, total: photos.length, first: basename(first.file) };
    return problem("demo-picture", `photos/${name}`, [], values);
  });
}

function drawingsLeft({ texts }: House, { drawings }: Demo): Problem[] {
  return [...drawings]
    .filter(([name, bytes]) => bytes.equals(bytesOf(texts.get(`drawings/${name}`))))
    .map(([name]) => problem("demo-drawing", `drawings/${name}`, []));
}

function bytesOf(read: Buffer | string | undefined): Buffer {
  return read instanceof Buffer ? read : Buffer.alloc(0);
}
