import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import type { Page } from "../../src/site/site-map/pages.ts";
import { errorCode } from "./files/errors.ts";
import { filesBelow } from "./files/files-below.ts";
import formerKeys from "./former-keys.json" with { type: "json" };
import { decodeText, type Json, parseJson } from "./json-text.ts";
import { type Photograph, readPhotograph } from "./photographs/photograph.ts";
import { getOrInsertComputed, valueAt } from "./values.ts";

export type House = {
  /** The folder's name, with which problems name its files: `content`, or `demo`. */
  name: string;
  /** The folder's absolute path. */
  folder: string;
  /** Every file, relative to the folder and sorted: `it/home.json`. */
  paths: readonly string[];
  /** The bytes of texts, style sheets and drawings; for one that cannot be read the error's code. */
  texts: ReadonlyMap<string, Buffer | string>;
  /** What was found of each photograph; undefined where it cannot be decoded. */
  photographs: ReadonlyMap<string, Photograph | undefined>;
  /** Pages that are switched off. */
  hidden?: readonly Page[];
};

/** The owner's `content` where it exists, also if its facts are lost, else the demo's. */
export function houseFolder(root: string): "content" | "demo" {
  if (!existsSync(join(root, "demo"))) return "content";
  // the tests of the code name the project's folder, so that they run on the demo at an owner's too
  const isDemo = process.env.DEMO_IN === resolve(root);
  const isOwn = ["facts.json", "settings.json"].some((file) =>
    existsSync(join(root, "content", file)),
  );
  return isDemo || !isOwn ? "demo" : "content";
}

export function housePath(root: string, file = ""): string {
  return join(root, houseFolder(root), file);
}

const textFile = /\.(json|svg|css|md)$/;
export const pictureFile = /\.(jpe?g|png|webp|avif|tiff?|heic|heif)$/i;
/** Files that systems and programs leave. */
const strayFile =
  /(^|\/)(\..*|@eaDir|#recycle|__MACOSX|Thumbs\.db|ehthumbs.*\.db|desktop\.ini|Icon\r|Picasa\.ini|~\$.*|.*~|.*\.(bak|tmp|lock|swp))(\/|$)/i;

/** The owner's file of calendars. Git ignores it, and nothing may show what is in it. */
export const calendarsFile = "calendars.json";

/** Changes of files by their path in the house's folder; `null` removes one. */
type Changes = ReadonlyMap<string, Buffer | null>;

type Reading = {
  name?: string;
  changes?: Changes;
  /** The files whose contents are needed, if not all. */
  only?: readonly string[];
};

/** Photographs are analysed once, and then taken from the cache. */
export async function readHouse(
  root: string,
  { name = houseFolder(root), changes = new Map(), only }: Reading = {},
): Promise<House> {
  const folder = join(root, name);
  const cache = join(root, "node_modules/.cache/villa/photographs");
  const read = async (path: string) => changes.get(path) ?? (await readFile(join(folder, path)));
  const found = await filesBelow(folder).catch(() => []);
  const all = new Set([...found.filter((path) => !strayFile.test(path)), ...changes.keys()]);
  const paths = [...all].filter((path) => changes.get(path) !== null).sort();
  const wanted = paths.filter((path) => only?.includes(path) ?? true);
  const texts = wanted.filter((path) => textFile.test(path));
  const pictures = wanted.filter((path) => /^photos\//.test(path) && pictureFile.test(path));
  return {
    name,
    folder,
    paths,
    texts: await mapOf(texts, (path) => read(path).catch(errorCode)),
    photographs: await mapOf(pictures, async (path) => {
      const bytes = await read(path).catch(() => undefined);
      return bytes && (await readPhotograph(bytes, join(folder, path), cache));
    }),
  };
}

/** The demo that comes with the project; undefined where its folder was removed. */
export async function readDemo(root: string): Promise<House | undefined> {
  const demo = await readHouse(root, { name: "demo" });
  return demo.paths.length > 0 ? demo : undefined;
}

export async function readJson(root: string, file: string): Promise<unknown> {
  const bytes = await readFile(housePath(root, file)).catch(() => undefined);
  return bytes && jsonIn({ texts: new Map([[file, bytes]]) }, file).value;
}

async function mapOf<Value>(paths: string[], read: (path: string) => Promise<Value>) {
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, Value]> => [path, await read(path)]),
    ),
  );
}

export type NamedHouse = Pick<House, "name" | "texts">;

export function filesIn({ paths }: Pick<House, "paths">, folder: string): string[] {
  return paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
}

export function textIn({ texts }: Pick<House, "texts">, file: string): string | undefined {
  const bytes = texts.get(file);
  if (!(bytes instanceof Buffer)) return undefined;
  const text = decodeText(bytes, file).text ?? bytes.toString("utf8");
  return text.replace(/^\uFEFF/, "");
}

/** `former`: the keys that earlier versions read, which the value has no longer. */
type FileJson = Json & { former?: string[][] };

/** By the bytes of a file, which several checks read. */
const parsed = new WeakMap<Buffer, FileJson>();

export function jsonIn({ texts }: Pick<House, "texts">, file: string): FileJson {
  const bytes = texts.get(file);
  if (bytes === undefined) return {};
  if (typeof bytes === "string")
    return { fault: problem("file-unreadable", file, [], { reason: bytes }) };
  return getOrInsertComputed(parsed, bytes, () => {
    const { text, fault } = decodeText(bytes, file);
    const json = fault ? { fault } : parseJson(text, file);
    const former = formerIn(json, file);
    for (const path of former) {
      Reflect.deleteProperty(Object(valueAt(json.value, path.slice(0, -1))), path.at(-1) ?? "");
    }
    return { ...json, former };
  });
}

/** Keys that earlier versions read, in texts of every language: an owner's content may still have them. */
const former: Readonly<Record<string, string[]>> = formerKeys;

function formerIn({ value }: Json, file: string): string[][] {
  const keys = former[file] ?? former[file.replace(/^[\w-]+\//, "")] ?? [];
  return keys.map((key) => key.split(".")).filter((path) => valueAt(value, path) !== undefined);
}

export function formerKeysIn(house: Pick<House, "paths" | "texts">): Problem[] {
  return house.paths
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) =>
      (jsonIn(house, file).former ?? []).map((path) => problem("key-former", file, path)),
    );
}
