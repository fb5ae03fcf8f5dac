import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DeskClient } from "../../../../tests/desk/desk-client.ts";
import { ContentCopy } from "../../../../tests/support/content-copy.ts";
import { filesBelow } from "../../../content/files/files-below.ts";
import { isGroup } from "../../../content/groups.ts";
import { housePath } from "../../../content/house.ts";
import { deskFiles } from "../desk-files.ts";
import { versionOf } from "../saving/own-file.ts";
import { type EditorFile, editorConfig } from "./config.ts";
import type { Field } from "./field.ts";

const config = await editorConfig(await deskFiles(process.cwd()), 5173, "en");
const files = config.collections.flatMap(({ files: own }) => own);

/** Every JSON file of the content with its file of the configuration. */
const pairs = (await filesBelow("demo"))
  .filter((path) => path.endsWith(".json"))
  .map((path) => `content/${path}`)
  .map((path) => [path, files.find((file) => pathsOf(file).includes(path))] as const);

function pathsOf({ file }: EditorFile): string[] {
  return ["en", "it"].map((lang) => file.replace("{{locale}}", lang));
}

async function jsonAt(path: string): Promise<unknown> {
  return JSON.parse(await readFile(housePath(".", path), "utf8"));
}

/** The fields that stand for a value: those of a group, or of an entry of a list. */
function partsOf(field: Field | undefined): Field[] | undefined {
  return (field?.fields ?? (field?.field && [field.field])) as Field[] | undefined;
}

/** Fields that hold a value of any shape, which they keep. */
const whole = ["json", "place", "photograph"];

/** Names of a value for which there is no field. */
function withoutField(value: unknown, fields: Field[], path: string): string[] {
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.find((each) => each.name === name);
    return field ? inValue(inner, field, `${path}.${name}`) : [`${path}.${name}`];
  });
}

function inValue(value: unknown, field: Field, path: string): string[] {
  if (whole.includes(field.widget)) return [];
  if (Array.isArray(value)) {
    if (field.widget !== "list") return [`${path} is a list`];
    const entry = field.field as Field | undefined;
    return value.flatMap((item, index) =>
      entry
        ? inValue(item, entry, `${path}[${index}]`)
        : withoutField(item, partsOf(field) ?? [], `${path}[${index}]`),
    );
  }
  if (!isGroup(value)) return ["list", "object"].includes(field.widget) ? [`${path} is none`] : [];
  return field.widget === "object"
    ? withoutField(value, partsOf(field) ?? [], path)
    : [`${path} is a group`];
}

test("every file of the content is in the editor", () => {
  expect(pairs.filter(([, file]) => !file).map(([path]) => path)).toEqual([]);
});

test("every key of every file has its field", async () => {
  for (const [path, file] of pairs) {
    const value = await jsonAt(path);
    const isList = Array.isArray(value);
    const missing = isList
      ? inValue(value, file?.fields[0] as Field, path)
      : withoutField(value, file?.fields ?? [], path);
    expect(missing).toEqual([]);
  }
});

test("the editor has no field of a name that its own configuration does not allow", () => {
  const names = (fields: Field[]): string[] =>
    fields.flatMap((field) => [field.name, ...names(partsOf(field) ?? [])]);
  for (const { fields } of files) {
    expect(names(fields).filter((name) => /[\s.]/.test(name))).toEqual([]);
  }
});

/** A value with its names in the order of the fields, as the editor writes it. */
function inFieldOrder(value: unknown, fields: Field[] | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => inFieldOrder(item, fields));
  if (!isGroup(value) || !fields) return value;
  const ordered = fields.filter(({ name }) => name in value).map(({ name }) => name);
  const names = [...new Set([...ordered, ...Object.keys(value)])];
  return Object.fromEntries(
    names.map((name) => {
      const field = fields.find((each) => each.name === name);
      return [name, inFieldOrder(value[name], entryFields(field))];
    }),
  );
}

function entryFields(field: Field | undefined): Field[] | undefined {
  const entry = field?.field as Field | undefined;
  return entry ? partsOf(entry) : partsOf(field);
}

test("every file that the editor writes unchanged stays as it is, to the byte", async () => {
  await using copy = await ContentCopy.make();
  await using desk = await DeskClient.open(copy);
  const sent = await Promise.all(
    pairs.map(async ([path, file]) => {
      const bytes = await readFile(housePath(".", path));
      const value = JSON.parse(bytes.toString());
      const fields = Array.isArray(value) ? entryFields(file?.fields[0]) : file?.fields;
      const content = `${JSON.stringify(inFieldOrder(value, fields), null, 2)}\n`;
      return { operation: "update" as const, path, sha: versionOf(bytes), content };
    }),
  );
  const { status, message } = await desk.save(sent);
  expect([status, message]).toEqual([201, ""]);
  for (const [path] of pairs) {
    expect(await readFile(join(copy.root, path), "utf8")).toBe(
      await readFile(housePath(".", path), "utf8"),
    );
  }
});

test("a photograph without a caption is named below its set", async () => {
  await using copy = await ContentCopy.make();
  await copy.write("photos/pool/unused.jpg", "x");
  const { collections } = await editorConfig(await deskFiles(copy.root), 5173, "it");
  const pool = collections[0]?.files.find(({ name }) => name === "photos-pool");
  expect(pool?.fields[0]?.hint).toContain("senza didascalia: unused.jpg");
});

test("photographs come first, then facts, then texts, in the owner's language", async () => {
  const italian = await editorConfig(await deskFiles(process.cwd()), 5173, "it");
  expect(italian.collections.map(({ label }) => label)).toEqual(["Fotografie", "Dati", "Testi"]);
  expect(config.collections.map(({ label }) => label)).toEqual(["Photographs", "Facts", "Texts"]);
});
