import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesBelow } from "../../../content/files/files-below.ts";
import { versionOf } from "./own-file.ts";
import { writeWhole } from "./write-whole.ts";

const old = Buffer.from("old");
const files = ["content/en/home.json", "content/it/home.json", "content/facts.json"] as const;
const [english, italian, added] = files;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "villa-saving-"));
  for (const path of [english, italian]) {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), old);
  }
});

afterEach(() => rm(root, { recursive: true }));

const read = (path: string) => readFile(join(root, path), "utf8");
const kept = () => filesBelow(join(root, ".cache/desk/kept"));

test.each(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"])(
  "on a disk without second names of files (%s) a save is written, and what stood before is kept",
  async (code) => {
    const changes = new Map([
      [english, Buffer.from("new")],
      [added, Buffer.from("added")],
    ]);
    await writeWhole(root, changes, versions(), undefined, refusing(code));
    expect([await read(english), await read(added)]).toEqual(["new", "added"]);
    const [path = "", ...others] = await kept();
    expect(others).toEqual([]);
    expect(await read(`.cache/desk/kept/${path}`)).toBe("old");
  },
);

test.each([
  ["with", undefined],
  ["without", refusing("EPERM")],
])("on a disk %s second names of files a save that fails puts all back", async (_, linkFile) => {
  await writeFile(join(root, italian), "changed by hand");
  const changes = new Map([
    [english, Buffer.from("new")],
    [added, Buffer.from("added")],
    [italian, Buffer.from("new")],
  ]);
  const saved = writeWhole(root, changes, versions(), undefined, linkFile);
  await expect(saved).rejects.toThrow("has been changed by somebody else");
  expect(await read(english)).toBe("old");
  expect(await read(italian)).toBe("changed by hand");
  expect(await filesBelow(join(root, "content"))).toEqual(["en/home.json", "it/home.json"]);
});

test("where nothing can be kept, nothing is saved", async () => {
  const changes = new Map([[english, Buffer.from("new")]]);
  const saved = writeWhole(root, changes, versions(), undefined, refusing("EIO"));
  await expect(saved).rejects.toThrow("The files could not be written (EIO)");
  expect(await read(english)).toBe("old");
});

function versions(): Map<string, string> {
  return new Map([english, italian].map((path) => [path, versionOf(old)]));
}

function refusing(code: string) {
  return () => Promise.reject(Object.assign(new Error(code), { code }));
}
