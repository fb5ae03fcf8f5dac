import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { standIn, testFolder } from "../../../tests/support/stand-in-site.ts";
import { keepBuild, newBuildFolder, toVendor, undoVendor } from "./to-vendor.ts";

// Scripts replace the vendors' tools and record the arguments with which they are called.

const cloudflare = { to: "cloudflare", project: "nova", branch: "main" } as const;
const netlify = { to: "netlify", site: "nova" } as const;

test("a tool that is not installed is named, with the two commands that bring it", async () => {
  await using folder = await testFolder();
  using _none = await standInProgram(folder.path, "wrangler", "exit 127");
  const version = await standIn(folder.path, "one");
  await expect(toVendor(folder.path, cloudflare, version)).rejects.toThrow(
    '"to": "cloudflare" needs wrangler, which is not installed here: npm install --global wrangler, then wrangler login',
  );
});

test("wrangler and netlify are asked for the production site, with the folder and the stamp", async () => {
  await using folder = await testFolder();
  const noted = join(folder.path, "noted");
  const version = await standIn(folder.path, "one");
  for (const name of ["wrangler", "netlify"]) {
    using _tool = await standInProgram(folder.path, name, `echo ${name} "$@" >> "${noted}"`);
    await toVendor(folder.path, name === "wrangler" ? cloudflare : netlify, version);
  }
  const asked = (await readFile(noted, "utf8"))
    .split("\n")
    .filter((line) => !/--version/.test(line));
  expect(asked).toEqual([
    `wrangler pages deploy ${version.site} --project-name nova --branch main --commit-dirty=true --commit-message ${version.stamp}`,
    `netlify deploy --prod --no-build --dir ${version.site} --site nova --message ${version.stamp}`,
    "",
  ]);
});

test("when a vendor's tool fails, its error message is shown", async () => {
  await using folder = await testFolder();
  const script = '[ "$1" = --version ] || { echo "You are not logged in" >&2; exit 1; }';
  using _tool = await standInProgram(folder.path, "netlify", script);
  const publication = toVendor(folder.path, netlify, await standIn(folder.path, "one"));
  await expect(publication).rejects.toThrow("netlify failed: You are not logged in");
});

test("an undo hands over the build before, which this machine has kept", async () => {
  await using folder = await testFolder();
  const shown = join(folder.path, "shown");
  const script = `[ "$1" = --version ] || cat "$5/interni.html" > "${shown}"`;
  using _tool = await standInProgram(folder.path, "netlify", script);
  const publish = async (text: string) => {
    await newBuildFolder(folder.path);
    const version = await standIn(folder.path, text);
    await toVendor(folder.path, netlify, version);
    await keepBuild(folder.path, version);
    return version;
  };
  const first = await publish("one");
  await publish("two");
  expect(await readFile(shown, "utf8")).toContain("two");
  expect(await undoVendor(folder.path, netlify)).toBe(first.stamp);
  expect(await readFile(shown, "utf8")).toContain("one");
  await expect(undoVendor(folder.path, netlify)).rejects.toThrow(
    "This machine has no earlier version to put back",
  );
});
