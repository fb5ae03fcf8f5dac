import { spawnSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { standIn, standInPolicy, testFolder } from "../../../tests/support/stand-in-site.ts";
import { pageFile } from "../../build/hosting/policy.ts";
import type { FolderDestination } from "./destination.ts";
import { toFolder } from "./to-folder.ts";

const program = ["tests/support/publish-apart.ts"];

test("killed while it copies: the old site stands whole, and the next publication tidies up", async () => {
  await using folder = await testFolder();
  const destination: FolderDestination = { to: "folder", path: join(folder.path, "villa") };
  const old = await standIn(folder.path, "old");
  await toFolder(folder.path, destination, old);
  const next = await standIn(folder.path, "new");
  const args = [...program, folder.path, JSON.stringify(destination), next.site];
  const { signal } = spawnSync(process.execPath, [...args, "--kill-after", "9"]);
  expect(signal).toBe("SIGKILL");
  const unfinished = join(`${destination.path}.versions`, `${next.stamp}.part/site`);
  expect(await readdir(unfinished)).not.toHaveLength((await readdir(next.site)).length);
  await standsWhole(destination.path, "old");
  await toFolder(folder.path, destination, next);
  await standsWhole(destination.path, "new");
  expect(await readdir(`${destination.path}.versions`)).toEqual([old.stamp, next.stamp]);
});

test("the connection is cut while rsync sends: the old site stands whole", async () => {
  await using folder = await testFolder();
  const destination: FolderDestination = {
    to: "folder",
    path: join(folder.path, "villa"),
    by: "rsync",
  };
  await toFolder(folder.path, { ...destination, by: "copy" }, await standIn(folder.path, "old"));
  // replaces rsync: copies half of the files, then fails with rsync's message
  using _rsync = await standInProgram(
    folder.path,
    "rsync",
    `for last; do :; done; for from in "$@"; do case $from in */site/) break ;; esac; done
mkdir -p "$last" && cp "$from/index.html" "$last" && echo "connection unexpectedly closed" >&2; exit 12`,
  );
  const publication = toFolder(folder.path, destination, await standIn(folder.path, "new"));
  await expect(publication).rejects.toThrow("rsync failed: connection unexpectedly closed");
  await standsWhole(destination.path, "old");
});

const canMount = spawnSync("unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;
const because = canMount ? "" : " (skipped: no small disk can be mounted here, only root may)";

test.skipIf(!canMount)(
  `the disk is full in the middle: the old site stands whole, and the owner is told${because}`,
  async () => {
    await using folder = await testFolder();
    const old = await standIn(folder.path, "old");
    const next = await standIn(folder.path, "new");
    // larger than what the small disk has left
    await writeFile(join(next.site, "photos/villa-02.0badcafe.jpg"), Buffer.alloc(900_000));
    const destination: FolderDestination = { to: "folder", path: "/mnt/villa" };
    const publish = [...program, folder.path, JSON.stringify(destination), old.site, next.site];
    const shown = join(folder.path, "shown");
    // the disk is there for this process alone, so it shows what it holds at the end
    const script = `mount -t tmpfs -o size=800k tmpfs /mnt && "$@"; cp -r /mnt "${shown}"`;
    const { stdout } = spawnSync(
      "unshare",
      ["-m", "sh", "-c", script, "sh", process.execPath, ...publish],
      { encoding: "utf8" },
    );
    expect(stdout.trim().split("\n")).toEqual([
      "published",
      "There is no room left for /mnt/villa; make some, and publish again",
    ]);
    await standsWhole(join(shown, "villa"), "old");
    expect(await readdir(join(shown, "villa.versions"))).toEqual([old.stamp]);
  },
);

/** Every page of a folder is there, of one version. */
async function standsWhole(path: string, text: string): Promise<void> {
  for (const address of standInPolicy.addresses) {
    expect(await readFile(join(path, pageFile(address)), "utf8")).toBe(
      `<!doctype html><p>${text}</p>\n`,
    );
  }
}
