import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { readDestination } from "./destination.ts";

/** What is read of `content/publish.json`, or what is said of it. */
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
  [{ to: "ftp", path: "x" }, 'folder, git, cloudflare or netlify is expected in "to"'],
  [{ to: "folder" }, 'content/publish.json: "path" is missing; add it'],
  [{ to: "netlify", site: "nova", address: "https://nova.it/" }, "an address without a slash"],
  [{ to: "netlify", site: "nova", token: "secret" }, '"token" is an unknown key'],
  // what a program could take for more than a place
  [{ to: "git", remote: "--upload-pack=touch x", branch: "main" }, '"remote" is'],
  [{ to: "git", remote: "ext::sh -c touch% x", branch: "main" }, '"remote" is'],
  [{ to: "folder", path: "server:/var/www;reboot" }, '"path" is'],
  [{ to: "folder", path: "$(reboot)" }, '"path" is'],
  [{ to: "folder", path: "/var/www/`reboot`" }, '"path" is'],
])("%o is refused in words", async (written, words) => {
  expect(await reading(written)).toContain(words);
});
