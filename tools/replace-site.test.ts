import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceSite } from "./replace-site.ts";

let folder: string;
let dist: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "villa-replaced-"));
  dist = join(folder, "dist");
  await writeSite(dist, "old");
});

afterEach(() => rm(folder, { recursive: true }));

async function writeSite(site: string, text: string): Promise<void> {
  for (const each of [site, `${site}-hosting`]) {
    await mkdir(each, { recursive: true });
    await writeFile(join(each, `${text}.txt`), text);
  }
}

test("a new site takes the place of the old one, with its configurations, and nothing else is left", async () => {
  await replaceSite(dist, async (made) => {
    await writeSite(made, "new");
    expect(await readFile(join(dist, "old.txt"), "utf8")).toBe("old");
  });
  expect(await readdir(dist)).toEqual(["new.txt"]);
  expect(await readdir(`${dist}-hosting`)).toEqual(["new.txt"]);
  expect(await readdir(folder)).toEqual(["dist", "dist-hosting"]);
});

test("the first site needs no old one", async () => {
  const first = join(folder, "first");
  await replaceSite(first, (made) => writeSite(made, "new"));
  expect(await readdir(first)).toEqual(["new.txt"]);
});

test("a failure leaves the old site as it was", async () => {
  const failing = replaceSite(dist, async (made) => {
    await writeSite(made, "half");
    throw new Error("the content has a fault");
  });
  await expect(failing).rejects.toThrow("the content has a fault");
  expect(await readdir(dist)).toEqual(["old.txt"]);
  expect(await readdir(folder)).toEqual(["dist", "dist-hosting"]);
});

test("what an interrupted build left behind goes with the next, what a running one makes stays", async () => {
  // above the highest number that a process can have
  await writeSite(`${dist}.new-99999999`, "interrupted");
  await writeSite(`${dist}.new-${process.ppid}`, "running");
  await replaceSite(dist, (made) => writeSite(made, "new"));
  const running = `dist.new-${process.ppid}`;
  expect(await readdir(folder)).toEqual(["dist", "dist-hosting", running, `${running}-hosting`]);
});
