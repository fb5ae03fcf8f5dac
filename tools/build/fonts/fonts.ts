import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { cacheKey, contentHash, packageVersion } from "../../content/files/cache-key.ts";
import { memoizeFolder } from "../../content/files/memoize-folder.ts";
import families from "./families.json" with { type: "json" };

type FamilyName = keyof typeof families;

/** Ysabeau is for display, interface, labels and figures, Literata for reading. */
export function familySource(name: FamilyName): Promise<Buffer> {
  return readFile(join(import.meta.dirname, "../../../src/styles/fonts", `${name}.ttf`));
}

const basicLatin = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Characters that are always included: needed by forms, numbers and messages that are not content. */
const alwaysIncluded = `${basicLatin}\u00a0ÀÈÉÌÒÙàèéìòù«»‘’“”–—…·°²×©€−`;

const subsetOptions = {
  targetFormat: "woff2",
  // what the style sheet uses, and what text shaping needs
  keepFeatures: ["kern", "mark", "ccmp", "locl", "liga", "lnum", "tnum"],
  // licence and its address, which the licence requires in each copy
  preserveNameIds: [13, 14],
  noHinting: true,
} satisfies Parameters<typeof subsetFont>[2];

const makers = ["subset-font", "harfbuzzjs"].map((each) => packageVersion(each));

export type PreparedFonts = {
  /** All `@font-face` rules: the three files, and local fallbacks until they are loaded. */
  css: string;
  /** What every page needs: first the display family, then the reading one, whose bold few pages have. */
  hrefs: string[];
};

/** @param characters all text of the site, in any order, with repetitions */
export async function prepareFonts(
  characters: string,
  { outDir, cacheDir }: { outDir: string; cacheDir: string },
): Promise<PreparedFonts> {
  // NFC composes accents, which files saved on a Mac may have as separate characters
  const included = [...new Set((alwaysIncluded + characters).normalize("NFC"))]
    .filter((character) => !/[\n\r\t]/.test(character))
    .toSorted()
    .join("");
  await mkdir(join(outDir, "fonts"), { recursive: true });
  const writeFace = async (name: FamilyName, weights: typeof families.ysabeau.weights) => {
    const source = await familySource(name);
    const options = { ...subsetOptions, variationAxes: { wght: weights } };
    const key = cacheKey(...makers, source, included, JSON.stringify(options));
    const cached = join(cacheDir, key, "font.woff2");
    await memoizeFolder(dirname(cached), async (folder) => {
      await writeFile(join(folder, "font.woff2"), await subsetFont(source, included, options));
    });
    const font = await readFile(cached);
    const href = `/fonts/${name}.${contentHash(font)}.woff2`;
    await writeFile(join(outDir, href), font);
    const css =
      `@font-face{font-family:"${families[name].cssName}";src:url(${href}) format("woff2");` +
      `font-weight:${weights.min} ${weights.max};font-display:swap}`;
    return { css, href };
  };
  const ysabeau = await writeFace("ysabeau", families.ysabeau.weights);
  const literata = await writeFace("literata", families.literata.weights);
  const bold = await writeFace("literata", families.literata.bold);
  return {
    css: [ysabeau.css, literata.css, bold.css, await fallbackFaces()].join("\n"),
    hrefs: [ysabeau.href, literata.href],
  };
}

/** For the time until the web fonts are there. */
async function fallbackFaces(): Promise<string> {
  const css = await readFile(join(import.meta.dirname, "fallback-fonts.css"), "utf8");
  return css.replace(/\/\*.*?\*\//gs, "").replace(/\s*([{};:,])\s*/g, "$1");
}
