import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { findingsAfter } from "../../../tests/support/test-house.ts";
import { commandLanguage, ownerLanguage } from "../../content/owner-language.ts";
import { listText } from "./list-text.ts";
import { isReady, readiness, siteState } from "./readiness.ts";

test("the demo itself stops: every set of photographs, its pages' texts, telephone, codes, engine", async () => {
  const findings = readiness(await siteState(process.cwd()));
  expect(isReady(findings)).toBe(false);
  const files = (wanted: string) =>
    findings.filter(({ code }) => code === wanted).map(({ file }) => file);
  expect(files("demo-picture")).toHaveLength(6);
  expect(files("demo-drawing")).toContain("drawings/mark.svg");
  expect(files("demo-text")).toContain("it/home.json");
  const others = "demo-phone demo-code demo-position demo-engine example-address";
  for (const code of others.split(" ")) expect(files(code), code).not.toEqual([]);
});

test("the list says in the owner's language what, why, where and how to mend it", async () => {
  const { problems, house } = await findingsAfter((house) =>
    house.edit("facts.json", ({ seasons }) => Object.assign(seasons, { example: true })),
  );
  const list = stripVTControlCharacters(listText(problems, house, "it"));
  const expected = readFileSync("tools/owner/ready/ready.list.txt", "utf8");
  expect(`${list.replace(/riga \d+/, "riga N")}\n`).toBe(expected);
  expect(stripVTControlCharacters(listText([], house, "en"))).toBe(
    "Nothing stops the publication.",
  );
});

test("the owner is spoken to in the language of her terminal, or in the one she asks for", () => {
  expect(ownerLanguage({ LANG: "it_IT.UTF-8" })).toBe("it");
  expect(ownerLanguage({ LANG: "it_IT.UTF-8", LC_ALL: "C" })).toBe("en");
  expect(ownerLanguage({})).toBe("en");
  expect(commandLanguage("it")).toBe("it");
  const { status, stderr } = run("ready", ["--lang", "de"]);
  expect({ status, stderr: stderr.trim() }).toEqual({ status: 1, stderr: "--lang de: en, it" });
});

function run(name: string, args: string[], cwd?: string) {
  const file = resolve(`tools/owner/${name}/${name}.ts`);
  return spawnSync(process.execPath, [file, ...args], { cwd, encoding: "utf8" });
}

test.each([
  ["ready", ["--json"]],
  ["publish", []],
])("npm run %s ends with a sentence where it does not speak a language", (name, options) => {
  // a folder without content, of which it would complain if it read anything first
  const ended = run(name, ["--lang", "fr", ...options], tmpdir());
  expect(ended).toMatchObject({ status: 1, stdout: "", stderr: "--lang fr: en, it\n" });
});

test("npm run ready ends with 1 while something stops, and gives scripts the list as JSON", () => {
  const { status, stdout } = run("ready", ["--json"]);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)[0]).toMatchObject({
    code: expect.any(String),
    level: "stops",
    file: expect.stringContaining(".json"),
    said: { en: { where: expect.any(String) }, it: { what: expect.any(String) } },
  });
});
