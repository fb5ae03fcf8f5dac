import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { sshHere, standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { standIn, testFolder } from "../../../tests/support/stand-in-site.ts";
import type { BuiltVersion } from "./built-version.ts";
import type { GitDestination } from "./destination.ts";
import { toGit, undoGit } from "./to-git.ts";

const branch = "site";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

/** A bare repository, whose hook checks out what is pushed into the folder that is shown. */
async function host(folder: string) {
  const repository = join(folder, "host.git");
  const shown = join(folder, "shown");
  git("init", "--quiet", "--bare", repository);
  git("-C", repository, "config", "receive.denyNonFastForwards", "true");
  await mkdir(shown);
  await hook(repository, "post-receive", `git --work-tree="${shown}" checkout -q -f ${branch}`);
  const destination: GitDestination = { to: "git", remote: repository, branch };
  return {
    repository,
    destination,
    page: async () =>
      (await readFile(join(shown, "interni.html"), "utf8")).replace(/<[^>]*>|\n/g, ""),
    publish: async (text: string): Promise<BuiltVersion> => {
      const version = await standIn(folder, text);
      await toGit(folder, destination, version);
      return version;
    },
    undo: () => undoGit(folder, destination),
  };
}

async function hook(repository: string, name: string, script: string): Promise<void> {
  const file = join(repository, "hooks", name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}

test("files are pushed to the byte, whatever the owner's git makes of line ends", async () => {
  await using folder = await testFolder();
  const config = join(folder.path, "gitconfig");
  await writeFile(config, "[core]\n\tautocrlf = input\n");
  vi.stubEnv("GIT_CONFIG_GLOBAL", config);
  try {
    const { destination, repository } = await host(folder.path);
    const version = await standIn(folder.path, "one");
    await writeFile(join(version.site, "villa.vcf"), "BEGIN:VCARD\r\nEND:VCARD\r\n");
    await toGit(folder.path, destination, version);
    const pushed = execFileSync("git", ["-C", repository, "show", `${branch}:villa.vcf`]);
    expect(pushed.toString()).toBe("BEGIN:VCARD\r\nEND:VCARD\r\n");
  } finally {
    vi.unstubAllEnvs();
  }
});

test("a push shows the new version, an undo the one before, from this machine and another, and nothing is forced", async () => {
  await using folder = await testFolder();
  await using other = await testFolder();
  const { destination, page, publish, undo } = await host(folder.path);
  const first = await publish("one");
  expect(await page()).toBe("one");
  const second = await standIn(other.path, "two");
  await toGit(other.path, destination, second);
  expect(await page()).toBe("two");
  await publish("three");
  expect(await undo()).toBe(second.stamp);
  expect(await page()).toBe("two");
  expect(await undoGit(other.path, destination)).toBe(first.stamp);
  expect(await page()).toBe("one");
  await expect(undo()).rejects.toThrow("site has no earlier version to put back");
  await publish("four");
  expect(await page()).toBe("four");
  expect(await undo()).toBe(first.stamp);
});

test("GitHub Pages is told its domain, and to leave no file out; other hosts get the site alone", async () => {
  await using folder = await testFolder();
  const { repository, publish } = await host(folder.path);
  const files = () => git("-C", repository, "ls-tree", "--name-only", branch);
  await publish("one");
  expect(files()).not.toContain("CNAME");
  // git itself leads the address of GitHub to this host
  vi.stubEnv("GIT_CONFIG_COUNT", "1");
  vi.stubEnv("GIT_CONFIG_KEY_0", `url.${repository}.insteadOf`);
  vi.stubEnv("GIT_CONFIG_VALUE_0", "git@github.com:nova/site.git");
  const remote = "git@github.com:nova/site.git";
  const destination: GitDestination = { to: "git", remote, branch, address: "https://nova.it" };
  await toGit(folder.path, destination, await standIn(folder.path, "two"));
  vi.unstubAllEnvs();
  expect(files()).toContain(".nojekyll");
  expect(git("-C", repository, "show", `${branch}:CNAME`)).toBe("nova.it");
});

test("a host that refuses the push, or a cut connection, leaves the old version; the next push succeeds", async () => {
  await using folder = await testFolder();
  const { repository, page, publish } = await host(folder.path);
  await publish("one");
  await hook(repository, "pre-receive", "echo 'the quota is used up'; exit 1");
  await expect(publish("two")).rejects.toThrow(/git failed: .*the quota is used up/s);
  expect(await page()).toBe("one");
  await hook(repository, "pre-receive", "exit 0");

  const remote = `server:${repository}`;
  const version = await standIn(folder.path, "two");
  await writeFile(join(version.site, "photos/villa-02.0badcafe.jpg"), randomBytes(5000));
  // what is read goes on, what is written ends after 700 bytes: in the middle of the pack
  const reached = join(folder.path, "reached");
  const cut = `case $* in *receive-pack*) touch "${reached}"; head -c 700 | sh -c "$*" ;; *) exec sh -c "$*" ;; esac`;
  {
    using _ssh = await standInProgram(folder.path, "ssh", sshHere(cut));
    const publication = toGit(folder.path, { to: "git", remote, branch }, version);
    await expect(publication).rejects.toThrow("git failed");
  }
  expect(existsSync(reached)).toBe(true);
  expect(await page()).toBe("one");
  await publish("two");
  expect(await page()).toBe("two");
});
