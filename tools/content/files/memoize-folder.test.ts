import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { memoizeFolder } from "./memoize-folder.ts";

test("a folder that is asked for several times at once is made once, and again after a failure", async () => {
  await using parent = await testFolder();
  const folder = join(parent.path, "0badcafe");
  let made = 0;
  const ask = (task: () => Promise<void>) =>
    memoizeFolder(folder, async (unfinished) => {
      made++;
      await task();
      await writeFile(join(unfinished, "file.txt"), "made");
    });

  const fails = () => ask(() => Promise.reject(new Error("no room")));
  const failed = await Promise.allSettled([fails(), fails()]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(made).toBe(1);
  const works = () => ask(async () => {});
  expect(await Promise.all([works(), works(), works()])).toEqual([true, false, false]);
  expect(await works()).toBe(false);
  expect(made).toBe(2);
  expect(await readFile(join(folder, "file.txt"), "utf8")).toBe("made");
});
