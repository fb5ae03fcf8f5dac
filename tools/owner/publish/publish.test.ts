import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { listening } from "../../../tests/browser/programs.ts";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { standInPolicy, testFolder } from "../../../tests/support/stand-in-site.ts";
import { pageFile } from "../../build/hosting/policy.ts";
import { withLock } from "../../content/files/lock.ts";
import { siteHandler } from "../../serve/serve.ts";
import { readDestination } from "./destination.ts";

// A stand-in replaces the build; content, readiness list, folder and server are real.

async function project() {
  const content = await ContentCopy.make();
  const { root } = content;
  await mkdir(join(root, "tools"), { recursive: true });
  await mkdir(join(root, "shown"));
  const build = resolve("tests/support/stand-in-build.ts");
  await writeFile(join(root, "tools/build.ts"), `await import(${JSON.stringify(build)});\n`);
  await content.write("publish.json", JSON.stringify({ to: "folder", path: "shown/villa" }));
  return content;
}

async function publish(root: string, args: string[], version = "", LANG = "C") {
  const { code, stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [resolve("tools/owner/publish/publish.ts"), ...args],
    { cwd: root, env: { ...process.env, VERSION: version, LANG } },
  ).then(
    (done) => ({ code: 0, ...done }),
    (error) => error,
  );
  return { status: code, said: stdout + stderr };
}

test("a site that is not ready is not published, and the owner is told what to do", async () => {
  await using content = await project();
  const { status, said } = await publish(content.root, [], "one");
  expect(status).toBe(1);
  expect(said).toContain("+39 0831 000000 is still the demo’s. Write your own.");
  expect(said).toContain("The site was not published: mend what stops it");
  expect(await readdir(join(content.root, "shown"))).toEqual([]);
});

test("published, read back and put back: live at a time, no byte of a page changed", async () => {
  await using content = await project();
  const { root } = content;
  const shown = join(root, "shown/villa");
  expect(await publish(root, ["--anyway"], "one")).toMatchObject({
    status: 0,
    said: expect.stringMatching(/was handed over; without "address" .* it is not read back/),
  });
  await using server = await listening(siteHandler(shown));
  const destination = { to: "folder", path: "shown/villa", address: server.url };
  await content.write("publish.json", JSON.stringify(destination));
  const { status, said } = await publish(root, ["--anyway"], "two");
  expect(said).toMatch(/Live at \d\d:\d\d \(\d{8}T\d{9}Z-[0-9a-f]{8}\)/);
  expect(status).toBe(0);
  for (const address of standInPolicy.addresses) {
    const page = await readFile(join(shown, pageFile(address)), "utf8");
    expect(page).toBe("<!doctype html><p>two</p>\n");
  }
  const undone = await publish(root, ["--undo"], "", "it_IT.UTF-8");
  expect(undone.said).toMatch(/In linea alle \d\d:\d\d/);
  expect(await readFile(join(shown, "index.html"), "utf8")).toContain("one");
});

test("a second publication at the same time is refused", async () => {
  await using content = await project();
  const lock = join(content.root, ".cache/publish");
  const second = await withLock(
    lock,
    () => {},
    async () => publish(content.root, ["--anyway"], "one"),
  );
  expect(second.status).toBe(1);
  expect(second.said).toContain("The site is being published already");
});

async function reading(written: unknown): Promise<unknown> {
  await using folder = await testFolder();
  await mkdir(join(folder.path, "content"));
  await writeFile(join(folder.path, "content/publish.json"), JSON.stringify(written));
  // the folder is removed when this function returns
  return await readDestination(folder.path).catch((error: Error) => error.message);
}

test.each([
  { to: "folder", path: "../www/villa", by: "copy" },
  { to: "folder", path: "anna@server.it:/var/www/villa", address: "https://nova.it" },
  { to: "command" },
])("%o is understood", async (written) => {
  expect(await reading(written)).toEqual(written);
});

test.each([
  [{ to: "ftp", path: "x" }, "but must be folder, ftps, sftp or command"],
  [{ to: "folder" }, 'content/publish.json, line 1: "path": It is missing. Add it.'],
  [{ to: "command", address: "https://nova.it/" }, "without a slash at the end"],
  [{ to: "command", line: "rm -r /" }, '"line": Nothing reads this name.'],
  [
    { to: "ftps", host: "nova.it", user: "nova", path: "/", password: "secret" },
    '"password": Nothing reads this name.',
  ],
  [{ to: "sftp", host: "user@a..b", user: "nova" }, '"host": It is "user@a..b"'],
  // what a program could take for more than a place
  [{ to: "folder", path: "--rsh=reboot" }, '"path": It is'],
  [{ to: "folder", path: "server:/var/www;reboot" }, '"path": It is'],
  [{ to: "folder", path: "$(reboot)" }, '"path": It is'],
  [{ to: "folder", path: "/var/www/`reboot`" }, '"path": It is'],
])("%o is refused in words", async (written, words) => {
  expect(await reading(written)).toContain(words);
});
