import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The files of a folder that decide what the tests of the code find there, with their bytes. */
async function bytesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== "README.md");
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, string]> => {
        const file = join(parentPath, name);
        return [file.slice(folder.length), (await readFile(file)).toString("base64")];
      }),
    ),
  );
}

test("the frozen demo, on which an owner's tests run, is the demo: npm run freeze-demo renews it", async () => {
  const [now, frozen] = [await bytesOf("content"), await bytesOf("tests/fixtures/demo/content")];
  const differing = [...new Set([...now.keys(), ...frozen.keys()])].filter(
    (file) => now.get(file) !== frozen.get(file),
  );
  expect(differing).toEqual([]);
});
