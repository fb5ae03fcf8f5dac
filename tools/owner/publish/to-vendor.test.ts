import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { standInProgram } from "../../../tests/support/stand-in-programs.ts";
import { standIn, testFolder } from "../../../tests/support/stand-in-site.ts";
import { keepBuild, newBuildFolder, toVendor, undoBuild } from "./to-vendor.ts";

const cloudflare = { to: "cloudflare", project: "nova", branch: "main" } as const;
const netlify = { to: "netlify", site: "nova" } as const;

test.each([
  [
    "not installed",
    "exit 127",
    '"to": "netlify" needs netlify, which is not installed here: npm install --global netlify-cli, then netlify login',
  ],
  [
    "not logged in",
    '[ "$1" = --version ] || { echo "You are not logged in" >&2; exit 1; }',
    "netlify failed: You are not logged in",
  ],
])("a tool that is %s is named, with the way out", async (_, script, words) => {
  await using folder = await testFolder();
  using _tool = await standInProgram(folder.path, "netlify", script);
  const version = await standIn(folder.path, "one");
  await expect(toVendor(folder.path, netlify, version)).rejects.toThrow(words);
});

test("wrangler and netlify are asked for the production site, with the folder and the stamp", async () => {
  await using folder = await testFolder();
  const { site, stamp, ...version } = await standIn(folder.path, "one");
  const noted = join(folder.path, "noted");
  for (const [name, destination, asked] of [
    [
      "wrangler",
      cloudflare,
      `pages deploy ${site} --project-name nova --branch main --commit-dirty=true --commit-message ${stamp}`,
    ],
    ["netlify", netlify, `deploy --prod --no-build --dir ${site} --site nova --message ${stamp}`],
  ] as const) {
    using _tool = await standInProgram(folder.path, name, `echo "$@" > "${noted}"`);
    await toVendor(folder.path, destination, { ...version, site, stamp });
    expect(await readFile(noted, "utf8")).toBe(`${asked}\n`);
  }
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
  const undo = () => undoBuild(folder.path, (version) => toVendor(folder.path, netlify, version));
  expect(await undo()).toBe(first.stamp);
  expect(await readFile(shown, "utf8")).toContain("one");
  await expect(undo()).rejects.toThrow("This machine has no earlier version to put back");
});
