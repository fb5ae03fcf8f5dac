import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sshHere, standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { standIn, testFolder } from "../../../tests/support/stand-in-site.ts";
import { toFolder, undoFolder } from "./to-folder.ts";

const hasRsync = spawnSync("rsync", ["--version"]).status === 0;
const because = hasRsync ? "" : " (skipped: rsync is not installed: apt-get install rsync)";

/** As on a disk, or for a user, where no links can be made. */
const noLinks = 'echo "ln: Operation not permitted" >&2; exit 1';

type Way = { how: string; by: "copy" | "rsync"; host: string; runs: boolean; ln?: string };
const ways: Way[] = [
  { how: "copied", by: "copy", host: "", runs: true },
  { how: "copied where no links can be made", by: "copy", host: "", runs: true, ln: noLinks },
  { how: `by rsync${because}`, by: "rsync", host: "", runs: hasRsync },
  { how: `by ssh, with a stand-in${because}`, by: "rsync", host: "server:", runs: hasRsync },
];

for (const { how, by, host, runs, ln = 'exec /bin/ln "$@"' } of ways) {
  test.skipIf(!runs)(
    `${how}: the folder shows the new version, an undo the one before, and three are kept`,
    async () => {
      await using folder = await testFolder();
      using _ssh = await standInProgram(folder.path, "ssh", sshHere);
      using _ln = await standInProgram(folder.path, "ln", ln);
      const path = join(folder.path, "villa");
      const destination = { to: "folder", path: host + path, by } as const;
      const publish = async (text: string) => {
        const version = await standIn(folder.path, text);
        await toFolder(folder.path, destination, version);
        expect(await shownBy(path)).toEqual([text, version.stamp]);
        return version;
      };
      const undo = () => undoFolder(folder.path, destination);

      // a folder made by hand is kept, and can be put back
      await mkdir(path);
      await writeFile(join(path, "index.html"), "by hand");
      const first = await publish("one");
      await undo();
      expect(await readFile(join(path, "index.html"), "utf8")).toBe("by hand");

      const second = await publish("two");
      expect((await readdir(path, { recursive: true })).sort()).toEqual(
        (await readdir(second.site, { recursive: true })).sort(),
      );
      expect(await readFile(`${path}-hosting/nginx.conf`, "utf8")).toContain(`root ${path};`);
      await publish("three");
      expect(await undo()).toBe(second.stamp);
      await publish("four");
      // not the third, which was taken back
      expect(await undo()).toBe(second.stamp);
      expect(first.stamp < second.stamp).toBe(true);
      for (const text of ["five", "six"]) await publish(text);
      expect(await readdir(`${path}.versions`)).toHaveLength(3);

      await undo();
      await undo();
      await expect(undo()).rejects.toThrow(`${path} has no earlier version to put back`);
    },
  );
}

test.each(["", "server:"])(
  "a link that somebody else has made is left alone: %svilla",
  async (host) => {
    await using folder = await testFolder();
    using _ssh = await standInProgram(folder.path, "ssh", sshHere);
    using _rsync = await standInProgram(folder.path, "rsync", "");
    const path = join(folder.path, "villa");
    await mkdir(`${path}-other`);
    await symlink(`${path}-other`, path);
    const version = await standIn(folder.path, "one");
    await expect(
      toFolder(folder.path, { to: "folder", path: host + path }, version),
    ).rejects.toThrow(`${path} is a link that npm run publish has not made; name another folder`);
    expect(await readdir(path)).toEqual([]);
  },
);

async function shownBy(path: string): Promise<string[]> {
  const page = await readFile(join(path, "interni.html"), "utf8");
  const stamp = await readFile(join(path, "version.txt"), "utf8");
  return [page.replace(/<[^>]*>|\n/g, ""), stamp.trim()];
}

async function published() {
  const folder = await testFolder();
  const destination = { to: "folder", path: join(folder.path, "villa") } as const;
  const old = await standIn(folder.path, "old");
  await toFolder(folder.path, destination, old);
  return { ...folder, destination, old };
}

test("a guest never misses a page while versions are exchanged", async () => {
  await using folder = await published();
  const { destination } = folder;
  const seen = new Set<string>();
  let isDone = false;
  const guest = (async () => {
    while (!isDone) {
      seen.add((await shownBy(destination.path))[0] ?? "");
      await new Promise((later) => setTimeout(later, 1));
    }
  })();
  for (const text of ["1", "2", "3"]) {
    await toFolder(folder.path, destination, await standIn(folder.path, text));
  }
  isDone = true;
  await guest;
  expect(["old", "1", "2", "3"]).toEqual(expect.arrayContaining([...seen]));
  expect(seen.size).toBeGreaterThan(1);
});

test("the connection is cut while rsync sends: the old site stands, and rsync's words are said", async () => {
  await using folder = await published();
  const { destination, old } = folder;
  const script = 'echo "connection unexpectedly closed" >&2; exit 12';
  using _rsync = await standInProgram(folder.path, "rsync", script);
  const next = await standIn(folder.path, "new");
  const publication = toFolder(folder.path, { ...destination, by: "rsync" }, next);
  await expect(publication).rejects.toThrow("rsync failed: connection unexpectedly closed");
  expect(await shownBy(destination.path)).toEqual(["old", old.stamp]);
});

test.each(["D:/villa", "C:\\villa"])("%s is a folder of a drive, no host", async (path) => {
  await using folder = await testFolder();
  await mkdir(join(folder.path, "D:"));
  const version = await standIn(folder.path, "one");
  await toFolder(folder.path, { to: "folder", path }, version);
  expect(await shownBy(join(folder.path, path))).toEqual(["one", version.stamp]);
});

test("a folder that cannot be there is named", async () => {
  await using folder = await testFolder();
  const version = await standIn(folder.path, "one");
  const path = join(folder.path, "disk/villa");
  await expect(toFolder(folder.path, { to: "folder", path }, version)).rejects.toThrow(
    `${join(folder.path, "disk")} is not there; make it, or correct "path" in content/publish.json`,
  );
});
