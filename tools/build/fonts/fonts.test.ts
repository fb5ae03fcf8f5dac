import { statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { afterAll, expect, test } from "vitest";
import { testFolder } from "../../../tests/support/stand-in-site.ts";
import { TestHouse } from "../../../tests/support/test-house.ts";
import { charactersOf } from "../prepare.ts";
import { prepareFonts } from "./fonts.ts";

const folder = await testFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const [outDir, cacheDir] = [join(folder.path, "out"), join(folder.path, "cache")];

const prepare = (characters: string) => prepareFonts(characters, { outDir, cacheDir });

/** Unpacked first, since HarfBuzz does not read WOFF2. */
async function held(href: string, characters: string): Promise<string> {
  const file = await readFile(join(outDir, href));
  const unpacked = await subsetFont(file, characters, { targetFormat: "sfnt" });
  return String.fromCodePoint(...new Face(new Blob(unpacked)).collectUnicodes());
}

test("each file has basic Latin, common signs and the content's characters; a page needs 34 KB of them", async () => {
  const fonts = await prepare("Karol Wojtyła stayed here");
  const sizes = fonts.hrefs.map((href) => statSync(join(outDir, href)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(34 * 1024);
  expect(fonts.hrefs[0]).toMatch(/^\/fonts\/ysabeau\.[0-9a-f]{8}\.woff2$/);
  const files = [...fonts.css.matchAll(/url\((.+?)\)/g)].map(([, href = ""]) => href);
  expect(files.slice(0, 2)).toEqual(fonts.hrefs);
  expect(fonts.css.match(/font-display:swap/g)).toHaveLength(3);
  for (const href of files) {
    expect(await held(href, "09AZazàł—’€ő")).toBe("09AZazàł—’€");
  }
});

test("a new character in the content changes the files; the same ones give the same, from the cache", async () => {
  const before = await prepare("villa");
  const after = await prepare("villa ő");
  expect(after.hrefs[0]).not.toBe(before.hrefs[0]);
  expect(await held(after.hrefs[0] ?? "", "ő")).toBe("ő");
  const cached = await readdir(cacheDir);
  expect(await prepare("ő à villa\n")).toEqual(after);
  // an accent as a separate character
  expect(await prepare("villa e\u0300")).toEqual(before);
  expect(await readdir(cacheDir)).toEqual(cached);
});

test("a site has the letters of its languages' months, which scripts write", async () => {
  const house = new TestHouse();
  house.edit("settings.json", (settings) =>
    Object.assign(settings, { languages: ["en", "de", "fr"] }),
  );
  house.rewriteTexts(/[ûä]/g, "");
  const characters = charactersOf(await house.content());
  expect([..."Märzaoûtdécembre"].filter((letter) => !characters.includes(letter))).toEqual([]);
});
