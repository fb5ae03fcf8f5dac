import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "../../../content/files/files-below.ts";
import { versionOf } from "./own-file.ts";
import { type WriteFile, writeWhole } from "./write-whole.ts";

const [english, italian, added] = [
  "content/en/home.json",
  "content/it/home.json",
  "content/drawings/map.json",
] as const;

test("a save makes a folder that is missing; one that fails in the middle puts all back", async () => {
  const root = await mkdtemp(join(tmpdir(), "villa-saving-"));
  try {
    for (const path of [english, italian]) {
      await mkdir(join(root, path, ".."), { recursive: true });
      await writeFile(join(root, path), "old");
    }
    const bytes = Buffer.from("new");
    const version = versionOf(Buffer.from("old"));
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
    expect(await readFile(join(root, english), "utf8")).toBe("old");
    expect(await readFile(join(root, italian), "utf8")).toBe("changed by hand");
    expect(await filesBelow(join(root, "content"))).toEqual(["en/home.json", "it/home.json"]);

    let count = 0;
    const full: WriteFile = async (path, part) => {
      await writeFile(path, part.subarray(0, 1));
      if (++count === 2) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
    };
    await writeFile(join(root, italian), "old");
    const halves = new Map([english, italian].map((path) => [path, { bytes, version }] as const));
    await expect(writeWhole(root, halves, full)).rejects.toThrow("Nothing was saved");
    for (const path of [english, italian]) {
      expect(await readFile(join(root, path), "utf8")).toBe("old");
    }
    await writeWhole(root, new Map([[added, { bytes, version: undefined }]]));
    expect(await readFile(join(root, added), "utf8")).toBe("new");
  } finally {
    await rm(root, { recursive: true });
  }
});
