import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { cacheKey, packageVersion } from "../../content/files/cache-key.ts";
import { contentHash } from "../../content/files/content-hash.ts";
import { memoizeFolder } from "../../content/files/memoize-folder.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import { type Family, families, familySource } from "./families.ts";

/** Characters that are always included: needed by forms, numbers and messages that are not content. */
const alwaysIncluded = `${basicLatin()}\u00a0ÀÈÉÌÒÙàèéìòù«»‘’“”–—…·°²×©€−`;

/** OpenType features that the style sheet uses, and those that text shaping needs. */
const keepFeatures = ["kern", "mark", "ccmp", "locl", "liga", "lnum", "tnum"];

/** Licence and licence URL in the name table, which the licence requires in each copy. */
const preserveNameIds = [13, 14];

export type FontsOptions = {
  /** The built site; the files go to its `fonts`. */
  outDir: string;
  cacheDir: string;
};

export type PreparedFonts = {
  /** All `@font-face` rules: the two families, and local fallbacks until they are loaded. */
  css: string;
  /** Addresses of the files: first the display family, then the reading family. */
  hrefs: string[];
  /** Size of both files together. */
  bytes: number;
};

/**
 * Subsets the two font families to the characters of the content and writes their files.
 * @param characters all text of the site, in any order, with repetitions; both families have them
 */
export async function prepareFonts(
  characters: string,
  { outDir, cacheDir }: FontsOptions,
): Promise<PreparedFonts> {
  // NFC composes accents, which files saved on a Mac may have as separate characters
  const included = [...new Set((alwaysIncluded + characters).normalize("NFC"))]
    .filter((character) => !/[\n\r\t]/.test(character))
    .toSorted()
    .join("");
  await mkdir(join(outDir, "fonts"), { recursive: true });
  const writeFamily = async (family: Family) => {
    const font = await subsetFamily(family, included, cacheDir);
    const href = `/fonts/${family.name}.${contentHash(font)}.woff2`;
    await writeFile(join(outDir, href), font);
    const { min, max } = family.weights;
    const css =
      `@font-face{font-family:"${family.cssName}";src:url(${href}) format("woff2");` +
      `font-weight:${min} ${max};font-display:${family.display}}`;
    return { css, href, bytes: font.length };
  };
  const ysabeau = await writeFamily(families.ysabeau);
  const literata = await writeFamily(families.literata);
  return {
    css: [ysabeau.css, literata.css, fallbackFaces()].join("\n"),
    hrefs: [ysabeau.href, literata.href],
    bytes: ysabeau.bytes + literata.bytes,
  };
}

async function subsetFamily(family: Family, characters: string, cacheDir: string): Promise<Buffer> {
  const source = await familySource(family.name);
  const options = {
    targetFormat: "woff2",
    keepFeatures,
    preserveNameIds,
    noHinting: true,
    variationAxes: { wght: family.weights },
  } as const;
  const makers = ["subset-font", "harfbuzzjs"].map((name) => packageVersion(name));
  const cached = join(cacheDir, cacheKey(...makers, source, characters, JSON.stringify(options)));
  await memoizeFolder(cached, async (folder) => {
    await writeFile(join(folder, "font.woff2"), await subsetFont(source, characters, options));
  });
  return readFile(join(cached, "font.woff2"));
}

function basicLatin(): string {
  return String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
}
