import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { wordsFile } from "../../src/site/content/language-files.ts";
import { testFolder } from "../../tests/support/stand-in-site.ts";
import { fixture } from "../../tests/support/test-house.ts";
import { readDemo } from "../content/house.ts";
import { completedWords } from "../content/language-words.ts";
import { loadContent } from "../content/load.ts";
import { mostlyIn } from "../content/translations.ts";
import { addLanguage, newWords, removeLanguage, withFormsOf } from "./add-language.ts";
import { deskFiles } from "./desk/desk-files.ts";
import { editorConfig } from "./desk/editor/config.ts";
import { writeHouse } from "./new-house/write-house.ts";
import { demoProblems } from "./ready/demo.ts";

test("a new language begins with its drafts of law, and copies that are counted until they are written", async () => {
  await using folder = await testFolder();
  const root = folder.path;
  await expect(addLanguage(root, "de")).rejects.toThrow("npm run new-house");
  await writeHouse(root, { ...fixture("liguria"), languages: "it, en" });
  const own = { from: "Testi, immagini e logo", to: "Le nostre immagini" };
  const italian = join(root, "content/it/legal-notes.json");
  const written = await readFile(italian, "utf8");
  await writeFile(italian, written.replace(own.from, own.to));
  await cp(join(root, "content/en/about.json"), join(root, "content/it/about.json"));
  const said = await addLanguage(root, "de");
  expect(said("it")).toContain("content/de");
  // the house has no booking engine
  expect(said("it")).not.toContain("prenotazione");
  await expect(addLanguage(root, "de")).rejects.toThrow("de");
  // what is lost of it comes back, and what was settled stays so
  const file = join(root, "content/settings.json");
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), draft: [] }));
  await rm(join(root, "content/de/home.json"));
  await addLanguage(root, "de");

  const content = await loadContent(root);
  const { settings, warnings, copies } = content;
  // drafts are no trace of the demo in whatever language they stand in
  const traces = demoProblems(content, await readDemo(resolve(".")));
  expect(traces.map(({ code }) => code)).not.toContain("demo-text");
  expect([settings.languages, settings.draft]).toEqual([["it", "en", "de"], []]);
  // an Italian page that is still in English, of which there is a draft in German
  expect(mostlyIn(copies, "it", "about")).toBe("en");
  const about = await readFile(join(root, "content/de/about.json"), "utf8");
  expect(about).toContain('"title": "Gut zu wissen"');
  expect(mostlyIn(copies, "de", "about")).toBeUndefined();
  const ofGerman = warnings.filter(({ values }) => values.lang === "de");
  expect(ofGerman.map(({ code }) => code)).toEqual(["translation-same"]);
  expect(ofGerman[0]?.values).toMatchObject({ count: 1, counts: ["legal-notes.json (1)"] });
  const captions = JSON.parse(
    await readFile(join(root, "content/photos/villa/captions.json"), "utf8"),
  );
  expect(captions[0].de).toBe(captions[0].it);

  const notes = join(root, "content/de/legal-notes.json");
  const texts = JSON.parse(await readFile(notes, "utf8"));
  expect(texts.sections[0].body).toContain(own.to);
  texts.sections[0].body = "Ein Haus aus Stein am Hang.";
  await writeFile(notes, JSON.stringify(texts));
  const again = (await loadContent(root)).warnings.find(({ values }) => values.lang === "de");
  expect(again).toBeUndefined();

  const desk = await editorConfig(await deskFiles(root), 1, "en");
  expect(desk.i18n).toMatchObject({ locales: ["en", "it", "de"] });
  // hints of lists without entries
  expect(JSON.stringify(desk)).not.toContain("undefined");
});

test.each([
  ["{guests|# gost|# gosta|# gosti|# gostov}", "sl", "pt", "{guests|# gost|# gostov}"],
  ["{guests|# guest|# guests}", "en", "sl", "{guests|# guest|# guests}"],
  ["{n} {?pool}bazen{/pool} {name}", "sl", "pt", "{n} {?pool}bazen{/pool} {name}"],
])("%s is copied from %s to %s with forms that it has", (text, from, to, copy) => {
  expect(withFormsOf(text, from, to)).toBe(copy);
});

test("a language that has no words yet gets the English ones, each of which waits", async () => {
  const file = JSON.parse(await newWords("sl"));
  expect(file.language).toEqual({ name: "Slovenščina", locale: "sl-SI", countries: ["SI"] });
  const { words, waiting, total } = completedWords(file);
  expect([waiting, words.notices]).toEqual([total, wordsFile("en").notices]);
  const { a11y: _, ...begun } = { ...file, notices: { label: "Obvestilo", more: "" } };
  const { words: others, waiting: fewer } = completedWords(begun);
  expect([fewer, others.a11y]).toEqual([waiting - 1, wordsFile("en").a11y]);
  expect(others.notices).toEqual({ label: "Obvestilo", more: "Read more" });
  expect(others.language).toEqual(file.language);
});

test.each([
  ["", "Which language"],
  ["Slovene", "Which language"],
  ["qqq", "Which language"],
  ["he", "right to left"],
  ["ja", "lack letters of Japanese"],
])("%s is refused: %s", async (tag, said) => {
  await expect(newWords(tag)).rejects.toThrow(said);
});

test("a language is taken off with its files aside, what it alone had goes to the next, and it comes back", async () => {
  await using folder = await testFolder();
  const root = folder.path;
  await writeHouse(root, fixture("liguria"));
  const path = (file: string) => join(root, "content", file);
  const json = async (file: string) => JSON.parse(await readFile(path(file), "utf8"));
  const before = await readFile(path("en/home.json"), "utf8");
  const { description: _, ...home } = await json("it/home.json");
  await writeFile(path("it/home.json"), JSON.stringify(home));
  await rm(path("it/villa.json"));
  await cp(path("en/privacy-policy.json"), path("it/privacy-policy.json"));
  await expect(removeLanguage(root, "de", "en")).rejects.toThrow("the house has en, it");

  const said = await removeLanguage(root, "en", "en");
  expect(said("en")).toMatch(/\d\d texts that only English had now stand for Italian/);
  expect(said("it")).toContain("it/home.json (1), it/villa.json (1), it/privacy-policy.json (");
  const { settings, warnings } = await loadContent(root);
  expect(settings.languages).toEqual(["it"]);
  expect(warnings.filter(({ code }) => code === "draft")).toHaveLength(1);
  expect((await json("it/home.json")).description).toBe(JSON.parse(before).description);
  expect(existsSync(path("en"))).toBe(false);
  await expect(removeLanguage(root, "it", "en")).rejects.toThrow("needs a language");

  expect((await addLanguage(root, "en"))("en")).toContain("English is back");
  expect(await readFile(path("en/home.json"), "utf8")).toBe(before);
  expect(existsSync(path(".languages"))).toBe(false);
  const back = await loadContent(root);
  expect(back.settings.languages).toEqual(["en", "it"]);
  expect(back.warnings.map(({ code }) => code)).not.toContain("draft");
});
