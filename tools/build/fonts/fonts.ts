import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { cacheKey, contentHash, packageVersion } from "../../content/files/cache-key.ts";
import { memoizeFolder } from "../../content/files/memoize-folder.ts";
import fallbacks from "./fallback-fonts.json" with { type: "json" };
import families from "./families.json" with { type: "json" };

type FamilyName = keyof typeof families;

/** Ysabeau is for display, interface, labels and figures, Literata for reading. */
export function familySource(name: FamilyName): Promise<Buffer> {
  return readFile(join(import.meta.dirname, "../../../src/styles/fonts", `${name}.ttf`));
}

const basicLatin = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Characters that are always included: needed by forms, numbers and messages that are not content. */
const alwaysIncluded = `${basicLatin}\u00a0ÀÈÉÌÒÙàèéìòù«»‘’“”–—…·°²×©€−`;

/** OpenType features that the style sheet uses, and those that text shaping needs. */
const keepFeatures = ["kern", "mark", "ccmp", "locl", "liga", "lnum", "tnum"];

/** Licence and licence URL in the name table, which the licence requires in each copy. */
const preserveNameIds = [13, 14];

export type PreparedFonts = {
  /** All `@font-face` rules: the two families, and local fallbacks until they are loaded. */
  css: string;
  /** Addresses of the files: first the display family, then the reading family. */
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
  const writeFamily = async (name: FamilyName) => {
    const { cssName, weights } = families[name];
    const font = await subsetFamily(name, included, cacheDir);
    const href = `/fonts/${name}.${contentHash(font)}.woff2`;
    await writeFile(join(outDir, href), font);
    const css =
      `@font-face{font-family:"${cssName}";src:url(${href}) format("woff2");` +
      `font-weight:${weights.min} ${weights.max};font-display:swap}`;
    return { css, href };
  };
  const ysabeau = await writeFamily("ysabeau");
  const literata = await writeFamily("literata");
  return {
    css: [ysabeau.css, literata.css, fallbackFaces()].join("\n"),
    hrefs: [ysabeau.href, literata.href],
  };
}

async function subsetFamily(
  name: FamilyName,
  characters: string,
  cacheDir: string,
): Promise<Buffer> {
  const source = await familySource(name);
  const options = {
    targetFormat: "woff2",
    keepFeatures,
    preserveNameIds,
    noHinting: true,
    variationAxes: { wght: families[name].weights },
  } as const;
  const makers = ["subset-font", "harfbuzzjs"].map((each) => packageVersion(each));
  const cached = join(cacheDir, cacheKey(...makers, source, characters, JSON.stringify(options)));
  await memoizeFolder(cached, async (folder) => {
    await writeFile(join(folder, "font.woff2"), await subsetFont(source, characters, options));
  });
  return readFile(join(cached, "font.woff2"));
}

/**
 * When a web font arrives, it replaces a local font, which must move nothing: so the local font, which has
 * other names on other systems, is scaled to its widths. Paragraphs must break into the same lines as well;
 * least squares over lines of 45 characters of the demo's texts, in both languages, gave the percentages of
 * the reading font, for ranges of characters whose widths differ in their own way; those of the last, which
 * the tests have, are then tuned until no first window moves.
 */
function fallbackFaces(): string {
  const ranges: Record<string, string> = fallbacks.ranges;
  return fallbacks.faces
    .flatMap(({ family, name, weights, sizes, local }) => {
      const { ascent, descent } = families[family as FamilyName];
      const src = local.map((each) => `local("${each}")`).join(",");
      return Object.entries(sizes).map(
        ([range, ratio]) =>
          `@font-face{font-family:"${name}";src:${src};font-weight:${weights};` +
          `size-adjust:${ratio}%;ascent-override:${percent(ascent, ratio)};` +
          `descent-override:${percent(descent, ratio)};line-gap-override:0%` +
          `${ranges[range] && `;unicode-range:${ranges[range]}`}}`,
      );
    })
    .join("\n");
}

/** Metric overrides are relative to the adjusted size, so the height is divided by the ratio. */
function percent(height: number, ratio: number): string {
  return `${(height / 10 / (ratio / 100)).toFixed(1)}%`;
}
