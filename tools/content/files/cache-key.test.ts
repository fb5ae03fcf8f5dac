import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { cacheKey, packageVersion } from "./cache-key.ts";

test("keys differ where a part ends and the next begins, and are the same for text and bytes", () => {
  const keys = [["ab", "c"], ["a", "bc"], ["abc"], ["", "abc"], ["abc", ""], ["1:a"], ["a", ""]];
  expect(new Set(keys.map((parts) => cacheKey(...parts))).size).toBe(keys.length);
  expect(cacheKey("caffè")).toBe(cacheKey(new TextEncoder().encode("caffè")));
});

test("the version of a package is that of the project, and read anew", async () => {
  const project = await mkdtemp(join(tmpdir(), "villa-version-"));
  const folder = join(project, "node_modules/maker");
  const from = pathToFileURL(join(project, "tool.ts")).href;
  await mkdir(folder, { recursive: true });
  const install = (version: string) =>
    writeFile(join(folder, "package.json"), JSON.stringify({ name: "maker", version }));
  await install("1.0.0");
  expect(packageVersion("maker", from)).toBe("maker@1.0.0");
  await install("1.0.1");
  expect(packageVersion("maker", from)).toBe("maker@1.0.1");
  await rm(project, { recursive: true });
});

test("every package whose files are kept in a cache can be found", () => {
  for (const name of ["sharp", "subset-font", "harfbuzzjs", "@sveltia/cms", "vite"]) {
    expect(packageVersion(name)).toMatch(/@\d+\.\d+\.\d+/);
  }
  expect(() => packageVersion("no-such-package")).toThrow("no-such-package");
});
