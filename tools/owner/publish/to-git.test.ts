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

/** A host: a bare repository, whose hook checks out what is pushed into the folder that is shown. */
async function host(folder: string) {
  const repository = join(folder, "host.git");
  const shown = join(folder, "shown");
  execFileSync("git", ["init", "--quiet", "--bare", repository]);
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

test.each([
  [
    "the project's settings name",
    [
      ["user.name", "Nova"],
      ["user.email", "nova@house.example"],
    ],
    "Nova <nova@house.example>",
  ],
  ["nobody is named", [], "npm run publish <publish@localhost>"],
])("where %s, a publication has an author", async (_who, settings, author) => {
  await using folder = await testFolder();
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_SYSTEM", "/dev/null");
  try {
    execFileSync("git", ["init", "--quiet", folder.path]);
    for (const [key = "", value = ""] of settings) {
      execFileSync("git", ["-C", folder.path, "config", key, value]);
    }
    const { repository, publish } = await host(folder.path);
    await publish("one");
    const log = ["-C", repository, "log", "-1", "--format=%an <%ae>", branch];
    expect(String(execFileSync("git", log)).trim()).toBe(author);
  } finally {
    vi.unstubAllEnvs();
  }
});

test("a push shows the new version, an undo the one before, and nothing is forced", async () => {
  await using folder = await testFolder();
  const { repository, page, publish, undo } = await host(folder.path);
  execFileSync("git", ["-C", repository, "config", "receive.denyNonFastForwards", "true"]);
  const first = await publish("one");
  expect(await page()).toBe("one");
  const second = await publish("two");
  await publish("three");
  expect(await undo()).toBe(second.stamp);
  expect(await page()).toBe("two");
  expect(await undo()).toBe(first.stamp);
  expect(await page()).toBe("one");
  await expect(undo()).rejects.toThrow("site has no earlier version to put back");
  await publish("four");
  expect(await page()).toBe("four");
  expect(await undo()).toBe(first.stamp);
});

test("another machine can publish and undo, too", async () => {
  await using folder = await testFolder();
  await using other = await testFolder();
  const { destination, page, publish } = await host(folder.path);
  const first = await publish("one");
  await toGit(other.path, destination, await standIn(other.path, "two"));
  expect(await page()).toBe("two");
  await publish("three");
  await undoGit(other.path, destination);
  expect(await page()).toBe("two");
  expect(await undoGit(other.path, destination)).toBe(first.stamp);
});

test("GitHub Pages is told its domain, and to leave no file out; other hosts get the site alone", async () => {
  await using folder = await testFolder();
  const { repository, publish } = await host(folder.path);
  await publish("one");
  const files = () =>
    execFileSync("git", ["-C", repository, "ls-tree", "--name-only", branch], { encoding: "utf8" });
  expect(await files()).not.toContain("CNAME");
  // git itself leads the address of GitHub to this host
  process.env.GIT_CONFIG_COUNT = "1";
  process.env.GIT_CONFIG_KEY_0 = `url.${repository}.insteadOf`;
  process.env.GIT_CONFIG_VALUE_0 = "git@github.com:nova/site.git";
  const remote = "git@github.com:nova/site.git";
  const destination: GitDestination = { to: "git", remote, branch, address: "https://nova.it" };
  await toGit(folder.path, destination, await standIn(folder.path, "two"));
  delete process.env.GIT_CONFIG_COUNT;
  expect(await files()).toContain(".nojekyll");
  const name = execFileSync("git", ["-C", repository, "show", `${branch}:CNAME`], {
    encoding: "utf8",
  });
  expect(name).toBe("nova.it\n");
});

test("when a host refuses the push, its message is shown, and the old version stays", async () => {
  await using folder = await testFolder();
  const { repository, page, publish } = await host(folder.path);
  await publish("one");
  await hook(repository, "pre-receive", "echo 'the quota is used up'; exit 1");
  await expect(publish("two")).rejects.toThrow(/git failed: .*the quota is used up/s);
  expect(await page()).toBe("one");
});

test("the connection is cut while git sends: the old version is shown, the next push succeeds", async () => {
  await using folder = await testFolder();
  const { repository, page, publish } = await host(folder.path);
  await publish("one");
  const remote = `server:${repository}`;
  const destination: GitDestination = { to: "git", remote, branch };
  const version = await standIn(folder.path, "two");
  await writeFile(join(version.site, "photos/villa-02.0badcafe.jpg"), randomBytes(5000));
  // what is read goes on, what is written ends after 700 bytes: in the middle of the pack
  const reached = join(folder.path, "reached");
  const cut = `case $* in *receive-pack*) touch "${reached}"; head -c 700 | sh -c "$*" ;; *) exec sh -c "$*" ;; esac`;
  {
    using _ssh = await standInProgram(folder.path, "ssh", sshHere(cut));
    await expect(toGit(folder.path, destination, version)).rejects.toThrow("git failed");
  }
  expect(existsSync(reached)).toBe(true);
  expect(await page()).toBe("one");
  await publish("two");
  expect(await page()).toBe("two");
});
