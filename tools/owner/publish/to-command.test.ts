import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { standIn, testFolder } from "../../../tests/support/stand-in-site.ts";
import { keepBuild, newBuildFolder, toCommand, undoBuild } from "./to-command.ts";

function setCommand(line: string | undefined): void {
  vi.stubEnv("PUBLISH_COMMAND", line);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test.each([
  ["missing", undefined, "needs the variable PUBLISH_COMMAND on this machine"],
  [
    "refused",
    'echo "You are not logged in" >&2; exit 1',
    "PUBLISH_COMMAND failed: You are not logged in",
  ],
])("a command that is %s is named, with the way out", async (_, line, words) => {
  await using folder = await testFolder();
  setCommand(line);
  const version = await standIn(folder.path, "one");
  await expect(toCommand(folder.path, version)).rejects.toThrow(words);
});

test("an undo hands over the build before, which this machine has kept", async () => {
  await using folder = await testFolder();
  const shown = join(folder.path, "shown");
  setCommand(`cat "$SITE/interni.html" > "${shown}" && [ -d "$HOSTING" ]`);
  const publish = async (text: string) => {
    await newBuildFolder(folder.path);
    const version = await standIn(folder.path, text);
    await toCommand(folder.path, version);
    await keepBuild(folder.path, version);
    return version;
  };
  const first = await publish("one");
  await publish("two");
  expect(await readFile(shown, "utf8")).toContain("two");
  const undo = () =>
    undoBuild(folder.path, { handOver: (version) => toCommand(folder.path, version) });
  expect(await undo()).toBe(first.stamp);
  expect(await readFile(shown, "utf8")).toContain("one");
  await expect(undo()).rejects.toThrow("This machine has no earlier version to put back");
});

test("the line for a branch pushes the whole site, as it was built, again and again", async () => {
  await using folder = await testFolder();
  const remote = join(folder.path, "pages.git");
  execFileSync("git", ["init", "--quiet", "--bare", remote]);
  const text = await readFile("docs/deploy.md", "utf8");
  setCommand(/^PUBLISH_COMMAND='(.*git push.*)'$/m.exec(text)?.[1]?.replace("$REMOTE", remote));
  const shown = (file: string) =>
    execFileSync("git", ["-C", remote, "show", `pages:${file}`], { encoding: "utf8" });
  for (const text of ["one", "two"]) {
    await toCommand(folder.path, await standIn(folder.path, text));
    expect(shown("it.html")).toBe(`<!doctype html><p>${text}</p>\n`);
  }
  expect([shown(".nojekyll"), shown("CNAME")]).toEqual(["", "villa.example\n"]);
});
