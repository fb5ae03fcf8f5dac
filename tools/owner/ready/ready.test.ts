import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { findingsAfter } from "../../../tests/support/test-house.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { listText } from "./list-text.ts";
import { inspectSite, isReady, readiness, siteState } from "./readiness.ts";

test("the demo itself stops: every set of photographs, its pages' texts, telephone, codes, engine", async () => {
  const findings = readiness(await siteState({ root: process.cwd(), dist: "none" }));
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
  const { problems, house } = await findingsAfter(
    (house) => house.edit("facts.json", ({ seasons }) => Object.assign(seasons, { example: true })),
    { site: undefined },
  );
  const list = stripVTControlCharacters(listText(problems, house, "it"));
  const expected = readFileSync("tools/owner/ready/ready.list.txt", "utf8");
  expect(`${list.replace(/riga \d+/, "riga N")}\n`).toBe(expected);
  expect(stripVTControlCharacters(listText([], house, "en"))).toBe(
    "Nothing stops the publication.",
  );
});

test("the owner is spoken to in the language of her terminal, or in the one she asks for", () => {
  expect(ownerLanguage(undefined, { LANG: "it_IT.UTF-8" })).toBe("it");
  expect(ownerLanguage(undefined, { LANG: "it_IT.UTF-8", LC_ALL: "C" })).toBe("en");
  expect(ownerLanguage(undefined, {})).toBe("en");
  expect(ownerLanguage("it", { LANG: "en_GB" })).toBe("it");
  expect(() => ownerLanguage("de", {})).toThrow("--lang de: en, it");
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

async function siteOf(files: Record<string, string>) {
  await using folder = await testFolder();
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder.path, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return await inspectSite(folder.path);
}

test("a link to a page, a file or an anchor that is not there is found, others are not", async () => {
  const site = await siteOf({
    "index.html": `<main id="main"><a href="/it">It</a><a class="x" href="/it#ask">Ask</a>
      <a href="/pdf/terms.pdf">Terms</a><a href="#main">Main</a><a href="/it?guests=2&amp;x=1">Two</a>
      <a href="tel:+39">Call</a><a href="https://other.it/no">Other</a>
      <a href="/nothing">No</a><a href="/pdf/gone.pdf">No</a><a href="/it#gone">No</a><a href="#gone">No</a>`,
    "it.html": '<p id="ask"></p>',
    "pdf/terms.pdf": "",
  });
  const home = site?.find(({ address }) => address === "/");
  expect(home?.deadLinks).toEqual(["/nothing", "/pdf/gone.pdf", "/it#gone", "#gone"]);
});
