import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { readDestination } from "./destination.ts";

/** What is read of `content/publish.json`, or what is said of it. */
async function reading(written: unknown): Promise<unknown> {
  await using folder = await testFolder();
  await mkdir(join(folder.path, "content"));
  if (written) {
    await writeFile(join(folder.path, "content/publish.json"), JSON.stringify(written));
  }
  // the folder is removed when this function returns
  return await readDestination(folder.path).catch((error: Error) => error.message);
}

test.each([
  { to: "folder", path: "../www/villa", by: "copy" },
  { to: "folder", path: "anna@server.it:/var/www/villa", address: "https://nova.it" },
  { to: "git", remote: "git@github.com:nova/site.git", branch: "gh-pages" },
  { to: "git", remote: "https://codeberg.org/nova/pages.git", branch: "pages" },
  { to: "netlify", site: "nova" },
])("%o is understood", async (written) => {
  expect(await reading(written)).toEqual(written);
});

test("without the file an example is shown", async () => {
  expect(await reading(undefined)).toBe(
    'content/publish.json is not there: write where the site goes, such as { "to": "folder", "path": "server:/var/www/villa" } (content/README.md)',
  );
});

test.each([
  [{ to: "ftp", path: "x" }, "but must be folder, git, cloudflare or netlify"],
  [{ to: "folder" }, '"path": It is missing. Add it.'],
  [{ to: "folder", path: "/var/www", by: "ftp" }, "Write one of copy, rsync."],
  [{ to: "netlify", site: "nova", address: "https://nova.it/" }, "without a slash at the end"],
  [{ to: "netlify", site: "nova", token: "secret" }, '"token": Nothing reads this name.'],
])("%o is refused in words", async (written, message) => {
  expect(await reading(written)).toContain(message);
});

test.each([
  "--upload-pack=touch x",
  "ext::sh -c touch% x",
  "server:/var/www;reboot",
  "$(reboot)",
  "/var/www/`reboot`",
])("%s, which a program could take for more than a place, is refused", async (place) => {
  expect(await reading({ to: "git", remote: place, branch: "main" })).toMatch(/"remote": It is/);
  expect(await reading({ to: "folder", path: place })).toMatch(/"path": It is/);
});
