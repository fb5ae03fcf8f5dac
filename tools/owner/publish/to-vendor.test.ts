import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { standIn, testFolder } from "../../../tests/support/stand-in-site.ts";
import { keepBuild, newBuildFolder, toVendor, undoBuild } from "./to-vendor.ts";

const cloudflare = { to: "cloudflare", project: "nova", branch: "main" } as const;
const netlify = { to: "netlify", site: "nova" } as const;

const missing =
  '"to": "netlify" needs netlify, which is not installed here: npm install --global netlify-cli, then netlify login';
const refuses = '[ "$1" = --version ] || { echo "You are not logged in" >&2; exit 1; }';

test.each([
  ["not installed", "exit 127", missing],
  ["not logged in", refuses, "netlify failed: You are not logged in"],
])("a tool that is %s is named, with the way out", async (_, script, words) => {
  await using folder = await testFolder();
  using _tool = await standInProgram(folder.path, "netlify", script);
  const version = await standIn(folder.path, "one");
  await expect(toVendor(folder.path, netlify, version)).rejects.toThrow(words);
});

test.each([
  [
    "wrangler",
    cloudflare,
    "pages deploy SITE --project-name nova --branch main --commit-dirty=true --commit-message STAMP",
  ],
  ["netlify", netlify, "deploy --prod --no-build --dir SITE --site nova --message STAMP"],
])(
  "%s is asked for the production site, with the folder and the stamp",
  async (name, to, asked) => {
    await using folder = await testFolder();
    const version = await standIn(folder.path, "one");
    const noted = join(folder.path, "noted");
    using _tool = await standInProgram(folder.path, name, `echo "$@" > "${noted}"`);
    await toVendor(folder.path, to, version);
    const wanted = asked.replace("SITE", version.site).replace("STAMP", version.stamp);
    expect(await readFile(noted, "utf8")).toBe(`${wanted}\n`);
  },
);

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
  const undo = () => undoBuild(folder.path, (version) => toVendor(folder.path, netlify, version));
  expect(await undo()).toBe(first.stamp);
  expect(await readFile(shown, "utf8")).toContain("one");
  await expect(undo()).rejects.toThrow("This machine has no earlier version to put back");
});
