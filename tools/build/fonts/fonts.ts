import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { cacheKey, contentHash, packageVersion } from "../../content/files/cache-key.ts";
import { memoizeFolder } from "../../content/files/memoize-folder.ts";
import { type Family, type FamilyName, families, familySource } from "./typefaces.ts";

/** Characters that are always included: needed by forms, numbers and messages that are not content. */
const alwaysIncluded = `${basicLatin()}\u00a0ÀÈÉÌÒÙàèéìòù«»‘’“”–—…·°²×©€−`;

/** OpenType features that the style sheet uses, and those that text shaping needs. */
const keepFeatures = ["kern", "mark", "ccmp", "locl", "liga", "lnum", "tnum"];

/** Licence and licence URL in the name table, which the licence requires in each copy. */
const preserveNameIds = [13, 14];

export type PreparedFonts = {
  /** All `@font-face` rules: the two families, and local fallbacks until they are loaded. */
  css: string;
  /** Addresses of the files: first the display family, then the reading family. */
  hrefs: string[];
  bytes: number;
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
  const writeFamily = async (family: Family) => {
    const font = await subsetFamily(family, included, cacheDir);
    const href = `/fonts/${family.name}.${contentHash(font)}.woff2`;
    await writeFile(join(outDir, href), font);
    const { min, max } = family.weights;
    const css =
      `@font-face{font-family:"${family.cssName}";src:url(${href}) format("woff2");` +
      `font-weight:${min} ${max};font-display:swap}`;
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

/** Characters whose widths differ from a local font's in their own way; those of no range are letters. */
const ranges = {
  letters: "",
  capitals: "U+41-5A,U+C0-DE",
  figures: "U+30-39",
  space: "U+20,U+A0",
  signs: "U+21-2F,U+3A-40,U+AB-BF,U+2010-2027",
};

/** Gives the local font the widths of the web font. A local font has other names on other systems. */
type FallbackFace = [
  family: FamilyName,
  cssName: string,
  weights: string,
  sizeAdjust: number | Record<keyof typeof ranges, number>,
  local: string[],
];

const regular = "1 500";
const bold = "501 1000";
const all = "1 1000";

/**
 * When a web font arrives, it replaces a local font, which must move nothing: so the local font is scaled
 * to its widths. Paragraphs must break into the same lines as well; least squares over lines of 45
 * characters of the demo's texts, in both languages, gave the percentages of the reading font; those of
 * the last, which the tests have, are then tuned until no first window moves.
 */
const faces: FallbackFace[] = [
  ["ysabeau", "Ysabeau Arial", regular, 93.7, ["Arial", "ArialMT", "Liberation Sans"]],
  ["ysabeau", "Ysabeau Arial", bold, 88, ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"]],
  ["ysabeau", "Ysabeau Roboto", regular, 93.8, ["Roboto", "Roboto-Regular"]],
  ["ysabeau", "Ysabeau Roboto", bold, 93.5, ["Roboto Bold", "Roboto-Bold"]],
  [
    "literata",
    "Literata Georgia",
    all,
    { letters: 108.9, capitals: 104.9, figures: 95.9, space: 93.5, signs: 80.7 },
    ["Georgia", "Gelasio"],
  ],
  [
    "literata",
    "Literata Noto",
    all,
    { letters: 100.2, capitals: 106.6, figures: 94.4, space: 79.9, signs: 99.4 },
    ["Noto Serif", "NotoSerif", "NotoSerif-Regular"],
  ],
  [
    "literata",
    "Literata Times",
    all,
    { letters: 123.81, capitals: 119.28, figures: 111.14, space: 63.69, signs: 91.82 },
    ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
  ],
];

function fallbackFaces(): string {
  return faces.flatMap(fallbackRules).join("\n");
}

function fallbackRules([family, cssName, weights, sizeAdjust, local]: FallbackFace): string[] {
  const { ascent, descent } = families[family];
  const src = local.map((name) => `local("${name}")`).join(",");
  const ratios = typeof sizeAdjust === "number" ? { letters: sizeAdjust } : sizeAdjust;
  return Object.entries(ranges).flatMap(([name, range]) => {
    const ratio = Object(ratios)[name];
    if (!ratio) return [];
    return (
      `@font-face{font-family:"${cssName}";src:${src};font-weight:${weights};` +
      `size-adjust:${ratio}%;ascent-override:${percent(ascent, ratio)};` +
      `descent-override:${percent(descent, ratio)};line-gap-override:0%` +
      `${range && `;unicode-range:${range}`}}`
    );
  });
}

/** Metric overrides are relative to the adjusted size, so the height is divided by the ratio. */
function percent(height: number, ratio: number): string {
  return `${(height / 10 / (ratio / 100)).toFixed(1)}%`;
}
