import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseJson, readJson } from "./read-json.ts";

const file = "content/it/home.json";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "villa-json-"));
  await mkdir(join(root, "content/it"), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

test("valid JSON is parsed", () => {
  expect(parseJson('{ "a": [1] }', "a.json")).toEqual({ value: { a: [1] } });
});

/** What a file holds, line and column of the fault, and what the owner reads. */
const syntax: [written: string, place: string, message: string][] = [
  [
    '{\n  “title”: "b"\n}',
    "2:3",
    '“ stands where a straight quotation mark is needed; write " at the beginning and at the end of a text (curly ones belong inside it)',
  ],
  [
    '{\n  "a": ‘b’\n}',
    "2:8",
    '‘ stands where a straight quotation mark is needed; write " at the beginning and at the end of a text (curly ones belong inside it)',
  ],
  [
    '{\n  "a": "b”,\n  "c": "d"\n}',
    "2:8",
    'the text that begins here ends with ”; write " at its end',
  ],
  ["{\n  'a': 1\n}", "2:3", '\' stands where " is needed; write " at both ends of a text'],
  ['{\n  "a": "b"\n  "c": "d"\n}', "2:10", "a comma is missing after this; add it"],
  [
    '{\n  "a": "b",\n}',
    "2:11",
    "a comma stands before }; remove it, it belongs between entries only",
  ],
  ['{\n  "a" "b"\n}', "2:5", "a colon is missing after the name; add : between it and its text"],
  ['{\n  "a": "b\tc"\n}', "2:10", "a tab stands inside the text; write a space"],
  ['{\n  "a": "b\u0007c"\n}', "2:10", "the text holds an invisible character (U+0007); delete it"],
  [
    '{\n  "a": "b\nc"\n}',
    "2:8",
    'the text that begins here has no " at its end; add it in this line',
  ],
  [
    '{\n  "a": "The "Villa" is"\n}',
    "2:13",
    'a straight " inside the text ends it here; write “ or ” inside a text',
  ],
  [
    '{\n  "a":\u00a0"b"\n}',
    "2:7",
    "an invisible character (U+00A0) stands between the texts; delete it, and write a plain space if one is needed",
  ],
  [
    '{\n  "a": "b"\n}\n\ufeff{}',
    "4:1",
    "an invisible character (U+FEFF) stands between the texts; delete it, and write a plain space if one is needed",
  ],
  [
    '{\n  "a": "C:\\dir"\n}',
    "2:11",
    "a backslash \\ has a meaning of its own here; write \\\\ or leave it out",
  ],
  [
    '{\n  "a": nothing\n}',
    "2:8",
    'nothing stands outside of quotation marks; write "nothing", or remove it',
  ],
  ['{\n  "km": 43,2\n}', "2:11", "a number has a comma; write a point, such as 43.2"],
  [
    '{\n  // mine\n  "a": 1\n}',
    "2:3",
    "a comment stands here, which JSON does not know; remove it",
  ],
  ['{\n  "a": 1\n}\n}', "4:1", "} stands after the end; remove it, or a } or ] before it"],
  [
    '{\n  "a": [1\n}',
    "3:1",
    "} closes what was not opened with it; look for a bracket before that is not closed",
  ],
  [
    '{\n  "a": "b",, "c": 1\n}',
    "2:12",
    ", stands where a name in quotation marks is expected; look here and just before for one sign too many or too few",
  ],
  [
    '{\n  "a": "b"\n',
    "2:10",
    'the file ends too early; add the closing } or ] that is missing, and a " before it if a text is open',
  ],
  ["", "1:1", "the file is empty; restore its content"],
  ['{\n  "a": 1,\n  "a": 2\n}', "3:3", '"a" stands twice in this group; remove one of them'],
];

for (const [written, place, message] of syntax) {
  const [line, column] = place.split(":");
  test(`an owner reads where and why a file is no JSON: ${message.slice(0, 60)}`, () => {
    expect(() => parseJson(written, file)).not.toThrow();
    expect(parseJson(written, file).fault).toBe(
      `${file}: line ${line}, column ${column}: ${message}`,
    );
  });
}

async function readBytes(bytes: Uint8Array) {
  await writeFile(join(root, file), bytes);
  return readJson(root, file);
}

test("a file with a byte order mark is read", async () => {
  expect(await readBytes(Buffer.from('\ufeff{ "a": "è" }'))).toEqual({ value: { a: "è" } });
});

test("a file in another encoding is named with the first character that would be lost", async () => {
  const latin = Buffer.from('{\n  "a": "\u2019",\n  "b": "perch', "utf8");
  const { fault } = await readBytes(
    Buffer.concat([latin, Buffer.from([0xe9]), Buffer.from('"\n}')]),
  );
  expect(fault).toBe(
    `${file}: line 3, column 14: the file is not saved as UTF-8, so that é would be lost here; save it again with the encoding UTF-8`,
  );
  expect(await readBytes(Buffer.from('\ufeff{ "a": "b" }', "utf16le"))).toEqual({
    fault: `${file} is saved as UTF-16; save it again with the encoding UTF-8`,
  });
});

test("a folder in the place of a file is a fault, not a crash", async () => {
  await mkdir(join(root, "content/it/about.json"));
  expect(await readJson(root, "content/it/about.json")).toEqual({
    fault: "content/it/about.json cannot be read (EISDIR); make it a plain file that you may open",
  });
});
