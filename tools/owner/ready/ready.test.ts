import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { findingsAfter } from "../../../tests/support/test-house.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { isReady, listText, readiness, siteState } from "./readiness.ts";

test("the demo itself stops: every set of photographs, its pages' texts, telephone, codes, engine", async () => {
  const findings = readiness(await siteState(process.cwd()));
  expect(isReady(findings)).toBe(false);
  const files = (wanted: string) =>
    findings.filter(({ code }) => code === wanted).map(({ file }) => file);
  expect(files("demo-picture")).toHaveLength(6);
  expect(files("demo-text")).toContain("it/home.json");
  const others = "demo-data demo-engine example-address";
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

test("the owner is spoken to in the language of her terminal", () => {
  expect(ownerLanguage({ LANG: "it_IT.UTF-8" })).toBe("it");
  expect(ownerLanguage({ LANG: "it_IT.UTF-8", LC_ALL: "C" })).toBe("en");
  expect(ownerLanguage({})).toBe("en");
});

test("npm run ready ends with 1 while something stops", () => {
  const { status, stdout } = spawnSync(process.execPath, [resolve("tools/owner/ready/ready.ts")], {
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringContaining("demo") });
});
