import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { memoizeFolder } from "./memoize-folder.ts";

test("a folder that is asked for several times at once is made once, and again after a failure", async () => {
  await using parent = await testFolder();
  const folder = join(parent.path, "0badcafe");
  const make = vi.fn((unfinished: string) => writeFile(join(unfinished, "file.txt"), "made"));
  const ask = () => memoizeFolder(folder, make);
  make.mockRejectedValueOnce(new Error("no room"));
  const failed = await Promise.allSettled([ask(), ask()]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([true, false, false]);
  expect(await ask()).toBe(false);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await readFile(join(folder, "file.txt"), "utf8")).toBe("made");
});
