import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { demo } from "../../content/demo-traces.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { demoHashesOf } from "./demo-hashes.ts";
import { finding } from "./finding.ts";
import { listText } from "./list-text.ts";
import { isReady, readiness } from "./readiness.ts";
import { siteState } from "./site-state.ts";

test("the demo's current texts, photographs and drawings are recognised: npm run freeze-demo renews the hashes", async () => {
  expect(await readFile("tools/owner/ready/demo-hashes.json", "utf8")).toBe(
    await demoHashesOf("demo", "tools/owner/new-house/template"),
  );
});

test("the demo's current facts are recognised", async () => {
  const text = await readFile("demo/facts.json", "utf8");
  for (const datum of Object.values(demo).flat()) expect(text).toContain(String(datum));
});

test("the demo itself stops: every set of photographs, its pages' texts, telephone, codes, engine", async () => {
  const state = await siteState({ root: process.cwd(), dist: "none" });
  const findings = readiness(state);
  expect(isReady(findings)).toBe(false);
  const wheres = (wanted: string) =>
    findings.filter(({ id }) => id === wanted).map(({ where }) => where);
  expect(wheres("demo-picture")).toHaveLength(6);
  expect(wheres("demo-drawing")).toContain("content/drawings/mark.svg");
  expect(wheres("demo-text")).toContain("content/it/home.json");
  for (const id of ["demo-phone", "demo-code", "demo-position", "demo-engine", "example-address"]) {
    expect(wheres(id), id).not.toEqual([]);
  }
});

const findings = [
  finding({
    id: "demo-phone",
    what: { en: "The number is an example.", it: "Il numero è un esempio." },
    where: 'content/facts.json: "contact.phone"',
  }),
  finding({
    id: "not-built",
    what: { en: "There is no site.", it: "Non c’è un sito." },
    where: "dist/",
    mend: "npm run build",
  }),
];

test("the list says in the owner's language what, why, where and how to mend it", () => {
  expect(stripVTControlCharacters(listText(findings, "it"))).toBe(`Ferma la pubblicazione (1)

  content/facts.json: "contact.phone"
    Il numero è un esempio.
    Perché: A questo numero non risponde nessuno: è un esempio.

Buono a sapersi (1)

  dist/
    Non c’è un sito.
    Perché: I collegamenti interni e il peso delle pagine si vedono solo sul
    sito costruito.
    Rimedio: npm run build

1 cosa ferma la pubblicazione.`);
  expect(stripVTControlCharacters(listText([], "en"))).toBe(
    "Nothing stops the publication: npm run publish",
  );
});

test("the owner is spoken to in the language of her terminal, or in the one she asks for", () => {
  expect(ownerLanguage(undefined, { LANG: "it_IT.UTF-8" })).toBe("it");
  expect(ownerLanguage(undefined, { LANG: "it_IT.UTF-8", LC_ALL: "C" })).toBe("en");
  expect(ownerLanguage(undefined, {})).toBe("en");
  expect(ownerLanguage("it", { LANG: "en_GB" })).toBe("it");
  expect(() => ownerLanguage("de", {})).toThrow("--lang de: there are it and en");
});

test.each([
  ["ready", "tools/owner/ready/ready.ts", ["--json"]],
  ["publish", "tools/owner/publish/publish.ts", []],
])("npm run %s ends with a sentence where it does not speak a language", (_, file, options) => {
  // a folder without content, of which it would complain if it read anything first
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(file), "--lang", "fr", ...options],
    { cwd: tmpdir(), encoding: "utf8" },
  );
  const said = "--lang fr: there are it and en\n";
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: "", stderr: said });
});

test("npm run ready ends with 1 while something stops, and gives scripts the list as JSON", () => {
  const { status, stdout } = spawnSync(process.execPath, ["tools/owner/ready/ready.ts", "--json"], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)[0]).toMatchObject({
    what: { en: expect.any(String), it: expect.any(String) },
    why: { en: expect.any(String), it: expect.any(String) },
    where: expect.stringContaining("content/"),
  });
});
