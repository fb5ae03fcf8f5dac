import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceSite } from "./replace-site.ts";

/** Above the highest number that a process can have. */
const ended = 99999999;

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
  await writeSite(`${dist}.new-${ended}`, "interrupted");
  await writeSite(`${dist}.new-${process.ppid}`, "running");
  await replaceSite(dist, (made) => writeSite(made, "new"));
  const running = `dist.new-${process.ppid}`;
  expect(await readdir(folder)).toEqual(["dist", "dist-hosting", running, `${running}-hosting`]);
});

async function failNext(): Promise<void> {
  const failing = replaceSite(dist, () => Promise.reject(new Error("the content has a fault")));
  await expect(failing).rejects.toThrow("the content has a fault");
}

test.each([
  ["site", ["dist"]],
  ["site and its configurations", ["dist", "dist-hosting"]],
])(
  "a build that was ended after it had moved the old %s does not cost the site",
  async (_, moved) => {
    for (const name of moved) {
      const old = name.replace("dist", `dist.old-${ended}`);
      await rename(join(folder, name), join(folder, old));
    }
    await writeSite(`${dist}.new-${ended}`, "new");
    await failNext();
    expect(await readdir(folder)).toEqual(["dist", "dist-hosting"]);
    expect(await readdir(dist)).toEqual(["old.txt"]);
    expect(await readdir(`${dist}-hosting`)).toEqual(["old.txt"]);
  },
);

test("a build that was ended after it had put the new site in place leaves that with its own configurations", async () => {
  await rename(dist, `${dist}.old-${ended}`);
  await rename(`${dist}-hosting`, `${dist}.old-${ended}-hosting`);
  await writeSite(`${dist}.new-${ended}`, "new");
  await rename(`${dist}.new-${ended}`, dist);
  await failNext();
  expect(await readdir(folder)).toEqual(["dist", "dist-hosting"]);
  expect(await readdir(dist)).toEqual(["new.txt"]);
  expect(await readdir(`${dist}-hosting`)).toEqual(["new.txt"]);
});
