import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { listedPages } from "../../../src/site/site-map/pages.ts";
import { drawnPages } from "../../../tests/support/drawn-pages.ts";
import { fixture, merge, TestHouse } from "../../../tests/support/test-house.ts";
import { conditionsPdf } from "../../build/conditions-pdf.ts";
import { charactersOf } from "../../build/prepare.ts";
import { previewPhoto } from "../../build/social.ts";
import { type OwnerLanguage, ownerLanguages } from "../../content/owner-language.ts";
import { ContentError, say } from "../../content/problems/report.ts";
import { keyName } from "../../content/values.ts";
import { destinationIn } from "../publish/destination.ts";
import { OwnerError } from "../words.ts";

// `npm run fuzz` tries each file and key removed, emptied, retyped and enlarged, `npm test` a sample.

type Path = (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== "object") return [path];
  const keys: Path = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsIn(Reflect.get(value, key), [...path, key]))];
}

function emptied(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (typeof value === "number") return 0;
  if (Array.isArray(value)) return [];
  return typeof value === "object" ? {} : null;
}

function retyped(value: unknown): unknown {
  if (typeof value === "string") return 5;
  if (Array.isArray(value)) return { a: "b" };
  return typeof value === "object" ? "text" : [value];
}

const ways = {
  removed: undefined,
  emptied,
  retyped,
  enlarged: (value: unknown) => (typeof value === "string" ? value.repeat(99) : 1e9),
};

const head = /^---\n(.*?)^---\n(.*)$/ms;

/** What JSON says, or the head of a page of the owner's with its body; else the text itself. */
function read(file: string, text: string): unknown {
  if (file.endsWith(".json")) return JSON.parse(text);
  const [, yaml = "", body] = head.exec(text) ?? [];
  return file.endsWith(".md") ? { ...parse(yaml), body } : text;
}

function write(file: string, value: unknown): string {
  if (file.endsWith(".json")) return JSON.stringify(value, null, 2);
  if (!file.endsWith(".md") || typeof value !== "object") return String(value);
  const { body = "", ...keys } = value as Record<string, unknown>;
  return `---\n${stringify(keys)}---\n${body}`;
}

/** The demo's, with the files and keys that it leaves out. */
const added = new Map(
  Object.entries<object>(fixture("every-key")).map(([file, keys]) => {
    const value = JSON.parse(String(new TestHouse().house.texts.get(file) ?? JSON.stringify(keys)));
    merge(value, keys);
    return [file, Buffer.from(write(file, value))];
  }),
);

function wholeHouse(): TestHouse {
  const house = new TestHouse();
  for (const [file, bytes] of added) house.write(file, bytes);
  return house;
}

const { paths, texts } = wholeHouse().house;

/** Files whose text is one key are drawings. */
const changes = paths.flatMap((file) =>
  (texts.has(file) ? pathsIn(read(file, String(texts.get(file)))) : [[]]).flatMap((path) =>
    Object.entries(ways).map(([way, change]) => ({ file, path, way, change })),
  ),
);

type Change = (typeof changes)[number];

function spoiled({ file, path, change }: Change): TestHouse {
  const house = wholeHouse();
  const last = path.at(-1);
  const bytes = texts.get(file);
  if (last === undefined && !change) house.remove(file);
  else if (bytes === undefined) house.damage(file);
  else {
    // below a root, so that the whole file is a key too
    const root = { "": read(file, String(bytes)) };
    const keys: Path = ["", ...path];
    const group = keys.slice(0, -1).reduce<object>((inner, key) => Reflect.get(inner, key), root);
    const key = keys.at(-1) ?? "";
    if (change) Reflect.set(group, key, change(Reflect.get(group, key)));
    else if (Array.isArray(group)) group.splice(Number(key), 1);
    else Reflect.deleteProperty(group, key);
    house.write(file, write(file, root[""]));
  }
  return house;
}

/** Pages that were drawn already. */
const drawn = new Set<string>();

/** @throws ContentError, OwnerError */
async function build(house: TestHouse, { file }: Change): Promise<void> {
  if (file === "publish.json") destinationIn(house.house);
  const content = await house.content();
  for (const found of content.warnings) {
    for (const lang of ownerLanguages) check(wordsOf(say(found, house.house, lang)));
  }
  for await (const _ of drawnPages(content, drawn));
  charactersOf(content);
  for (const { name } of listedPages(content.pages)) previewPhoto(content, name);
  if (file.includes("conditions")) await conditionsPdf(content);
}

/** `1/2`: the first of two parts; a sample by a prime walks through files, keys and ways. */
const [part = 1, parts = 397] = process.env.FUZZ?.split("/").map(Number) ?? [];

test("a file of the house with any key removed, emptied, of another kind or enlarged is built or named", async () => {
  const wrong: string[] = [];
  for (let at = part - 1; at < changes.length; at += parts) {
    const changed = changes[at] as Change;
    const { file, path, way } = changed;
    try {
      await buildOrName(spoiled(changed), changed);
    } catch (error) {
      const said = error instanceof Error ? error.stack?.split("\n").slice(0, 4).join("\n") : error;
      wrong.push(`${file}: ${keyName(path)} ${way}: ${said}`);
      if (parts < 397) console.error(wrong.at(-1));
    }
  }
  expect(wrong).toEqual([]);
}, 7_200_000);

async function buildOrName(house: TestHouse, changed: Change): Promise<void> {
  try {
    await build(house, changed);
  } catch (error) {
    const said = (lang: OwnerLanguage) => {
      if (error instanceof OwnerError) return [error.sentence(lang)];
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map((found) => wordsOf(say(found, house.house, lang)));
    };
    for (const each of ownerLanguages.flatMap(said)) check(each);
  }
}

function wordsOf({ where, what, why }: ReturnType<typeof say>): string {
  return `${where} ${what} ${why}`;
}

/** Nothing that a program says of itself. */
function check(said: string): void {
  if (/undefined|\[object|NaN|ZodError|Invalid input|expected string/.test(said)) {
    throw new Error(said);
  }
}
