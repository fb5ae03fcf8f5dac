import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { filesBelow } from "../../content/files/files-below.ts";
import { editJson } from "./edit-json.ts";
import { freeName } from "./save.ts";
import { takeBackKilledSave, versionOf, type WriteFile, writeWhole } from "./write-whole.ts";

const [one, two, three, nine] = [
  '{ "file": "01.jpg", "en": "One", "focus": "10% 20%" }',
  '{ "file": "02.jpg", "en": "Two" }',
  '{ "file": "03.jpg", "en": "Three" }',
  '{ "file": "09.jpg", "en": "Nine" }',
] as const;

/** A list as a save lays it out. */
const laidOut = (...entries: string[]) =>
  `${JSON.stringify(
    entries.map((each) => JSON.parse(each)),
    null,
    2,
  )}\n`;

/** A list with a line for each entry, as captions are written. */
const lines = (...entries: string[]) => `[\n  ${entries.join(",\n  ")}\n]\n`;

const group = (...keys: string[]) => `{\n  ${keys.map((key) => `"${key}": 1`).join(",\n  ")}\n}\n`;

test.each([
  ["a word changes one line", lines(one, two), lines(one, two.replace("Two", "Two words"))],
  ["a list with one more entry is laid out", lines(one, two), laidOut(one, nine, two)],
  ["a laid out list loses the lines of an entry", laidOut(one, two, three), laidOut(one, three)],
  ["another order is one of values", lines(two, three), lines(three, two)],
  ["a new key has its place", group("a", "d"), group("a", "b", "d")],
  [
    "another indentation stays",
    '[\n {\n  "a": 1\n }\n]\n',
    '[\n {\n  "a": 1\n },\n {\n  "a": 2\n }\n]\n',
  ],
  ["line ends of Windows stay", '{\r\n  "a": 1\r\n}\r\n', '{\r\n  "a": 1,\r\n  "b": 2\r\n}\r\n'],
])("%s", (_, before, after) => {
  expect(editJson(before, JSON.parse(after))).toBe(after);
});

test("whatever is changed, the file says what the editor said", () => {
  const values = [null, 1, "x", [], [1, 2], { a: 1 }, { a: [1, { b: 2 }], c: null }, [[1], [2, 3]]];
  for (const before of values) {
    for (const after of values) {
      const text = `${JSON.stringify({ value: before }, null, 2)}\n`;
      expect(JSON.parse(editJson(text, { value: after }))).toEqual({ value: after });
    }
  }
});

const [english, italian, added] = [
  "content/en/home.json",
  "content/it/home.json",
  "content/drawings/map.json",
] as const;

const bytes = Buffer.from("new");
const version = versionOf(Buffer.from("old"));

/** With two files, which say "old". */
async function savedHouse() {
  const folder = await testFolder();
  for (const path of [english, italian]) {
    await mkdir(join(folder.path, path, ".."), { recursive: true });
    await writeFile(join(folder.path, path), "old");
  }
  const read = (path: string) => readFile(join(folder.path, path), "utf8");
  return Object.assign(folder, { read });
}

test("a save makes a folder that is missing; one that fails in the middle puts all back", async () => {
  await using house = await savedHouse();
  const root = house.path;
  await writeFile(join(root, italian), "changed by hand");
  const saved = writeWhole(
    root,
    new Map([
      [english, { bytes, version }],
      [added, { bytes, version: undefined }],
      [italian, { bytes, version }],
    ]),
  );
  await expect(saved).rejects.toThrow("has been changed by somebody else");
  expect(await house.read(english)).toBe("old");
  expect(await house.read(italian)).toBe("changed by hand");
  expect(await filesBelow(join(root, "content"))).toEqual(["en/home.json", "it/home.json"]);

  let count = 0;
  const full: WriteFile = async (path, part) => {
    await writeFile(path, part.subarray(0, 1));
    if (++count === 2) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
  };
  await writeFile(join(root, italian), "old");
  const halves = new Map([english, italian].map((path) => [path, { bytes, version }] as const));
  await expect(writeWhole(root, halves, full)).rejects.toThrow("Nothing was saved");
  expect(await Promise.all([english, italian].map(house.read))).toEqual(["old", "old"]);
  await writeWhole(root, new Map([[added, { bytes, version: undefined }]]));
  expect(await house.read(added)).toBe("new");
});

test.each([
  ["before its first file", []],
  ["after its first file", [english]],
  ["after its last file", [english, added, italian]],
])("a save that was killed %s is taken back when the desk starts", async (_, written) => {
  await using house = await savedHouse();
  const root = house.path;
  const journal = join(root, ".cache/desk/saving.json");
  let begun = "";
  const changes = new Map([
    [english, { bytes, version }],
    [added, { bytes, version: undefined }],
    [italian, { bytes: null, version }],
  ]);
  await writeWhole(root, changes, async (path, part) => {
    begun ||= await readFile(journal, "utf8");
    await writeFile(path, part);
  });
  // as it stood when the power went
  await writeFile(journal, begun);
  for (const path of [english, added, italian].filter((each) => !written.includes(each))) {
    if (path === added) await rm(join(root, path));
    else await writeFile(join(root, path), "old");
  }
  await writeFile(join(root, "content/en/.home.json.new"), "n");
  expect(await takeBackKilledSave(root)).toEqual([english, added, italian]);
  expect(await filesBelow(join(root, "content"))).toEqual(["en/home.json", "it/home.json"]);
  expect(await Promise.all([english, italian].map(house.read))).toEqual(["old", "old"]);
  expect(await takeBackKilledSave(root)).toEqual([]);
});

test.each([
  ["New veranda (1).JPG", "", "new-veranda-1.jpg"],
  ["Città è già.webp", "", "citta-e-gia.webp"],
  ["../../etc.png", "", "etc.png"],
  ["写真.jpg", "", "photograph.jpg"],
  [`${"a".repeat(200)}.jpg`, "", `${"a".repeat(60)}.jpg`],
  // a name that is there already, with whatever ending, gets the next number
  ["IMG_2041.HEIC", "img-2041", "img-2041-2.jpg"],
  ["IMG.jpg", "img img-2", "img-3.jpg"],
])("%s beside %s becomes %s", (file, taken, name) => {
  expect(freeName(file, new Set(taken.split(" ")))).toBe(name);
});
