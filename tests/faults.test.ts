import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { filesBelow } from "../tools/content/files/files-below.ts";

test("every fault of docs/faults.md names tests that are there", async () => {
  const files: string[] = [];
  for (const folder of ["src", "tools", "tests"])
    files.push(...(await filesBelow(folder)).map((file) => `${folder}/${file}`));
  const lines = (await readFile("docs/faults.md", "utf8")).split("\n");
  const rows = lines.filter((line) => /^\| (?!fault \||kind \||---)/.test(line));
  const missing = rows.flatMap((row) => {
    const names = row.split(" | ").at(-1)?.replace(/ \|$/, "").split(", ") ?? [];
    const isThere = (name: string) => files.some((file) => RegExp(`/${name}\\.tsx?$`).test(file));
    return names.filter((name) => !isThere(name)).map((name) => `${row.slice(0, 60)}: ${name}`);
  });
  expect(rows.length).toBeGreaterThan(90);
  expect(missing).toEqual([]);
});
