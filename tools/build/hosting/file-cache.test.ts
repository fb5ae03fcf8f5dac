import { mkdtemp, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileCache, type FileVersion } from "./file-cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "villa-file-cache-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function fileWith(name: string, text: string): Promise<FileVersion> {
  const path = join(folder, name);
  await writeFile(path, text);
  const { size, mtime } = await stat(path);
  return { path, size, modified: mtime };
}

test("a file is read once while its version is the same", async () => {
  const cache = createFileCache({ file: 100, total: 100 });
  const file = await fileWith("page.html", "first");
  expect(String(await cache.read(file))).toBe("first");
  await writeFile(file.path, "other");
  expect(String(await cache.read(file))).toBe("first");
});

test("a new build is sent at once, also where the file is as long as before", async () => {
  const cache = createFileCache({ file: 100, total: 100 });
  const file = await fileWith("page.html", "first");
  await cache.read(file);
  await writeFile(file.path, "newer");
  const modified = new Date(file.modified.getTime() + 1000);
  await utimes(file.path, modified, modified);
  expect(String(await cache.read({ ...file, modified }))).toBe("newer");
});

test("the file asked for longest ago is given up for another", async () => {
  const cache = createFileCache({ file: 10, total: 20 });
  const [a, b, c] = [
    await fileWith("a", "a".repeat(10)),
    await fileWith("b", "b".repeat(10)),
    await fileWith("c", "c".repeat(10)),
  ];
  for (const file of [a, b, a, c]) await cache.read(file);
  for (const file of [a, b, c]) await writeFile(file.path, "x".repeat(10));
  const first = async (file: FileVersion) => String(await cache.read(file)).slice(0, 1);
  expect([await first(a), await first(c), await first(b)]).toEqual(["a", "c", "x"]);
});

test("a file that could not be read is tried again", async () => {
  const cache = createFileCache({ file: 100, total: 100 });
  const file = await fileWith("page.html", "here");
  await rm(file.path);
  await expect(cache.read(file)).rejects.toThrow("ENOENT");
  await writeFile(file.path, "here");
  expect(String(await cache.read(file))).toBe("here");
});

test("a large file is not kept", () => {
  const cache = createFileCache({ file: 100, total: 1000 });
  expect([cache.keeps(100), cache.keeps(101)]).toEqual([true, false]);
});
