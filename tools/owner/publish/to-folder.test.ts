import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sshHere, standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { standIn, testFolder } from "../../../tests/support/stand-in-site.ts";
import type { BuiltVersion } from "./built-version.ts";
import type { FolderDestination } from "./destination.ts";
import { toFolder, undoFolder } from "./to-folder.ts";

const hasRsync = spawnSync("rsync", ["--version"]).status === 0;
const because = hasRsync ? "" : " (skipped: rsync is not installed: apt-get install rsync)";

const ways = [
  { how: "copied", by: "copy", host: "", runs: true },
  { how: `by rsync${because}`, by: "rsync", host: "", runs: hasRsync },
  {
    how: `by rsync and a stand-in for ssh${because}`,
    by: "rsync",
    host: "server:",
    runs: hasRsync,
  },
] as const;

type Server = {
  /** The folder that it shows. */
  path: string;
  publish: (text: string) => Promise<BuiltVersion>;
  undo: () => Promise<string>;
};

for (const { how, by, host, runs } of ways) {
  const onServer = (name: string, check: (server: Server) => Promise<void>) =>
    test.skipIf(!runs)(`${how}: ${name}`, async () => {
      await using folder = await testFolder();
      using _ssh = await standInProgram(folder.path, "ssh", sshHere());
      const path = join(folder.path, "villa");
      const destination: FolderDestination = { to: "folder", path: host + path, by };
      const publish = async (text: string) => {
        const version = await standIn(folder.path, text);
        await toFolder(folder.path, destination, version);
        return version;
      };
      await check({ path, publish, undo: () => undoFolder(folder.path, destination) });
    });

  onServer("the folder shows the new version, and its configuration", async ({ path, publish }) => {
    const first = await publish("one");
    expect(await shownBy(path)).toEqual(["one", first.stamp]);
    const second = await publish("two");
    expect(await shownBy(path)).toEqual(["two", second.stamp]);
    expect((await readdir(path, { recursive: true })).sort()).toEqual(
      (await readdir(second.site, { recursive: true })).sort(),
    );
    const nginx = await readFile(`${path}-hosting/nginx.conf`, "utf8");
    expect(nginx).toContain(`root ${path};`);
  });

  onServer("the version before comes back, then the one before that", async (server) => {
    const { path, publish, undo } = server;
    const first = await publish("one");
    const second = await publish("two");
    await publish("three");
    expect(await undo()).toBe(second.stamp);
    expect(await shownBy(path)).toEqual(["two", second.stamp]);
    const fourth = await publish("four");
    expect(await shownBy(path)).toEqual(["four", fourth.stamp]);
    // not the third, which was taken back
    expect(await undo()).toBe(second.stamp);
    expect(await undo()).toBe(first.stamp);
    await expect(undo()).rejects.toThrow(`${path} has no earlier version to put back`);
    expect(await shownBy(path)).toEqual(["one", first.stamp]);
  });

  onServer("three versions are kept", async ({ path, publish }) => {
    for (const text of ["one", "two", "three", "four"]) await publish(text);
    expect(await readdir(`${path}.versions`)).toHaveLength(3);
  });

  onServer("a folder made by hand is kept, and can be put back", async (server) => {
    await mkdir(server.path);
    await writeFile(join(server.path, "index.html"), "by hand");
    await server.publish("one");
    await server.undo();
    expect(await readFile(join(server.path, "index.html"), "utf8")).toBe("by hand");
  });

  onServer("a link that somebody else has made is left alone", async ({ path, publish }) => {
    await mkdir(`${path}-other`);
    await symlink(`${path}-other`, path);
    await expect(publish("one")).rejects.toThrow(
      `${path} is a link that npm run publish has not made; name another folder`,
    );
    expect(await readdir(path)).toEqual([]);
  });

  onServer("a guest never misses a page while versions are exchanged", async (server) => {
    const { path, publish } = server;
    await publish("0");
    const seen = new Set<string>();
    let isDone = false;
    const guest = (async () => {
      while (!isDone) {
        seen.add((await shownBy(path))[0] ?? "");
        await new Promise((later) => setTimeout(later, 1));
      }
    })();
    for (const text of ["1", "2", "3"]) await publish(text);
    isDone = true;
    await guest;
    expect(["0", "1", "2", "3"]).toEqual(expect.arrayContaining([...seen]));
    expect(seen.size).toBeGreaterThan(1);
  });
}

/** The version that a page and the stamp of a folder say. */
async function shownBy(path: string): Promise<string[]> {
  const page = await readFile(join(path, "interni.html"), "utf8");
  const stamp = await readFile(join(path, "version.txt"), "utf8");
  return [page.replace(/<[^>]*>|\n/g, ""), stamp.trim()];
}

test("a folder that cannot be there is named", async () => {
  await using folder = await testFolder();
  const version = await standIn(folder.path, "one");
  const path = join(folder.path, "disk/villa");
  await expect(toFolder(folder.path, { to: "folder", path }, version)).rejects.toThrow(
    `${join(folder.path, "disk")} is not there; make it, or correct "path" in content/publish.json`,
  );
});
