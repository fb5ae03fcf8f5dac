import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testFolder } from "../../tests/support/stand-in-site.ts";
import { replaceSite } from "./replace-site.ts";

/** Above the highest number that a process can have. */
const ended = 99999999;

let folder: string;
let dist: string;

beforeEach(async () => {
  folder = (await testFolder()).path;
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

async function found() {
  const all = await readdir(folder);
  return {
    site: await readdir(dist),
    hosting: await readdir(`${dist}-hosting`),
    beside: all.filter((name) => !["dist", "dist-hosting"].includes(name)),
  };
}

const old = { site: ["old.txt"], hosting: ["old.txt"], beside: [] };
const replaced = { site: ["new.txt"], hosting: ["new.txt"], beside: [] };

async function failNext(): Promise<void> {
  const failing = replaceSite(dist, async (made) => {
    await writeSite(made, "half");
    throw new Error("the content has a fault");
  });
  await expect(failing).rejects.toThrow("the content has a fault");
}

test("a new site takes the place of the old one, or of none, with its configurations; a failure leaves the old one", async () => {
  await failNext();
  expect(await found()).toEqual(old);
  await replaceSite(dist, async (made) => {
    await writeSite(made, "new");
    expect(await readFile(join(dist, "old.txt"), "utf8")).toBe("old");
  });
  expect(await found()).toEqual(replaced);
  const first = join(folder, "first");
  await replaceSite(first, (made) => writeSite(made, "new"));
  expect(await readdir(first)).toEqual(["new.txt"]);
});

test.each([ended, process.pid])(
  "nothing of a build that was killed is taken over: %i",
  async (id) => {
    await writeSite(`${dist}.new-${id}`, "interrupted");
    await replaceSite(dist, (made) => writeSite(made, "new"));
    expect(await found()).toEqual(replaced);
  },
);

test("two builds of one site wait for each other, and are told once; one that was killed holds nobody up", async () => {
  const told: string[] = [];
  const makings: string[] = [];
  const build = (name: string, fails = false) =>
    replaceSite(
      dist,
      async (made) => {
        makings.push(`${name} begins`);
        await writeSite(made, name);
        await new Promise((later) => setTimeout(later, 50));
        makings.push(`${name} ends`);
        if (fails) throw new Error("the content has a fault");
      },
      () => told.push(name),
    );
  const first = build("one");
  const second = expect(build("two", true)).rejects.toThrow("fault");
  await Promise.all([first, second]);
  expect(makings).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  expect({ told, ...(await found()) }).toEqual({
    told: ["two"],
    ...replaced,
    site: ["one.txt"],
    hosting: ["one.txt"],
  });
  const module = JSON.stringify(join(import.meta.dirname, "replace-site.ts"));
  const code = `import(${module}).then((it) => it.replaceSite(${JSON.stringify(dist)}, () => { console.log("begun"); return new Promise((later) => setTimeout(later, 60_000)) }))`;
  const killed = spawn(process.execPath, ["-e", code]);
  await once(killed.stdout, "data");
  killed.kill("SIGKILL");
  await replaceSite(dist, (made) => writeSite(made, "new"));
  expect(await found()).toEqual(replaced);
});

test.each([
  ["the old site", ["dist"], [], old],
  ["the old site and its configurations", ["dist", "dist-hosting"], [], old],
  ["the new site too", ["dist", "dist-hosting"], [`dist.new-${ended}`], replaced],
])("a build that ended after it had moved %s costs neither", async (_, away, into, then) => {
  for (const name of away) {
    await rename(join(folder, name), join(folder, name.replace("dist", `dist.old-${ended}`)));
  }
  await writeSite(`${dist}.new-${ended}`, "new");
  for (const name of into) await rename(join(folder, name), dist);
  await failNext();
  expect(await found()).toEqual(then);
});
