import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { readDestination } from "./destination.ts";

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
  { to: "git", remote: "git@github.com:nova/site.git", branch: "gh-pages" },
  { to: "netlify", site: "nova" },
])("%o is understood", async (written) => {
  expect(await reading(written)).toEqual(written);
});

test.each([
  [{ to: "ftp", path: "x" }, "but must be folder, git, ftps, sftp, cloudflare or netlify"],
  [{ to: "folder" }, 'content/publish.json, line 1: "path": It is missing. Add it.'],
  [{ to: "netlify", site: "nova", address: "https://nova.it/" }, "without a slash at the end"],
  [{ to: "netlify", site: "nova", token: "secret" }, '"token": Nothing reads this name.'],
  // what a program could take for more than a place
  [{ to: "git", remote: "--upload-pack=touch x", branch: "main" }, '"remote": It is'],
  [{ to: "git", remote: "ext::sh -c touch% x", branch: "main" }, '"remote": It is'],
  [{ to: "folder", path: "server:/var/www;reboot" }, '"path": It is'],
  [{ to: "folder", path: "$(reboot)" }, '"path": It is'],
  [{ to: "folder", path: "/var/www/`reboot`" }, '"path": It is'],
])("%o is refused in words", async (written, words) => {
  expect(await reading(written)).toContain(words);
});
