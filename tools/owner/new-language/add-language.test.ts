import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { fixture } from "../../../tests/support/test-house.ts";
import { loadContent } from "../../content/load.ts";
import { deskFiles } from "../desk/desk-files.ts";
import { editorConfig } from "../desk/editor/config.ts";
import { answersSchema } from "../new-house/answers.ts";
import { writeHouse } from "../new-house/write-house.ts";
import { addLanguage } from "./add-language.ts";

test("a new language begins as copies of the first one, which are counted until they are written", async () => {
  await using folder = await testFolder();
  const root = folder.path;
  await expect(addLanguage(root, "de")).rejects.toThrow("npm run new-house");
  await writeHouse(root, answersSchema.parse(fixture("liguria")));
  await expect(addLanguage(root, "nl")).rejects.toThrow("en, it, de, fr");
  const said = await addLanguage(root, "de");
  expect(said("it")).toContain("content/de");
  await expect(addLanguage(root, "de")).rejects.toThrow("de");

  const { settings, warnings } = await loadContent(root);
  expect(settings.languages).toEqual(["en", "it", "de"]);
  const ofGerman = warnings.filter(({ values }) => values.lang === "de");
  expect(ofGerman.map(({ code }) => code)).toEqual(["translation-same"]);
  const total = Number(ofGerman[0]?.values.total);
  expect(ofGerman[0]?.values.count).toBe(total);
  expect(total).toBeGreaterThan(200);
  const captions = JSON.parse(
    await readFile(join(root, "content/photos/villa/captions.json"), "utf8"),
  );
  expect(captions[0].de).toBe(captions[0].en);

  const notes = join(root, "content/de/legal-notes.json");
  const texts = JSON.parse(await readFile(notes, "utf8"));
  texts.sections[0].body = "Ein Haus aus Stein am Hang.";
  await writeFile(notes, JSON.stringify(texts));
  const again = (await loadContent(root)).warnings.find(({ code }) => code === "translation-same");
  expect(again?.values.count).toBe(total - 1);

  const desk = await editorConfig(await deskFiles(root), 1, "en");
  expect(desk.i18n).toMatchObject({ locales: ["en", "it", "de"] });
});
