import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import { type Problem, problem } from "../../src/site/content/problem.ts";
import alternatives from "./character-alternatives.json" with { type: "json" };
import type { WrittenText } from "./texts.ts";

const fontFolder = join(import.meta.dirname, "../../src/styles/fonts");

let known: Promise<RegExp> | undefined;

export async function characterFaults(texts: WrittenText[]): Promise<Problem[]> {
  known ??= lackingCharacters();
  const lacking = await known;
  return texts.flatMap(({ file, path, text }) => {
    // NFC composes accents, which files saved on a Mac may have as separate characters
    const characters = new Set(text.normalize("NFC").match(lacking));
    return [...characters].map((each) => {
      const sign = /[\p{M}\p{C}\p{Z}]/u.test(each) ? "" : `${each} `;
      const code = each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      const character = `${sign}(U+${code})`;
      const instead = replacement(each, lacking);
      if (instead === "\u00a0") return problem("character-space", file, path, { character });
      return instead
        ? problem("character-instead", file, path, { character, instead })
        : problem("character", file, path, { character });
    });
  });
}

/** Each that one of the fonts has not. */
async function lackingCharacters(): Promise<RegExp> {
  const files = (await readdir(fontFolder)).filter((name) => name.endsWith(".ttf"));
  const sets = files.map(async (name) => {
    const font = new Face(new Blob(await readFile(join(fontFolder, name))));
    return new Set(font.collectUnicodes());
  });
  const [first = new Set<number>(), ...others] = await Promise.all(sets);
  const inFonts = [...first].filter((code) => others.every((each) => each.has(code)));
  const codes = inFonts.map((code) => `\\u{${code.toString(16)}}`).join("");
  return new RegExp(`[^\\n\\r\\t${codes}]`, "gu");
}

/** Replacements for characters that Unicode does not decompose into plain letters. */
const signs: Record<string, string> = alternatives;

function replacement(character: string, lacking: RegExp): string | undefined {
  // the compatible plain letters according to Unicode, without accents: `ﬁ` is `fi`, `①` is `1`
  const letters = character.normalize("NFKD").replace(/\p{M}/gu, "").replace("\u2044", "/");
  const plain = signs[character] ?? letters;
  return plain.search(lacking) < 0 ? plain : undefined;
}
