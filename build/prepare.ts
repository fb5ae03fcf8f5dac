import { join } from "node:path";
import { initialPositionRules } from "../src/modules/carousel/initial-position-rules.ts";
import type { Lang, PageName } from "../src/site/pages.ts";
import { type Content, loadContent } from "./content/load.ts";
import { type Pictures, pageData, sharedData } from "./content/page-data.ts";
import { isWideWord } from "./fonts/measure.ts";
import { prepareFonts } from "./fonts/fonts.ts";
import { focusRules } from "./pictures/focus-rules.ts";
import { preparePictures } from "./pictures/pictures.ts";

/** What the owner wrote, checked, with the pictures and fonts that were made of it. */
export type PreparedSite = {
  content: Content;
  pictures: Pictures;
  fonts: Awaited<ReturnType<typeof prepareFonts>>;
  /** Rules of the one sheet that follow from the content. */
  generatedCss: string;
};

export type Places = { root: string; outDir: string; cacheDir: string };

/**
 * Reads and checks the content and makes pictures and fonts of it.
 * Throws a ContentError that names every fault of the owner's files.
 */
export async function prepareSite({ root, outDir, cacheDir }: Places): Promise<PreparedSite> {
  const content = await loadContent(join(root, "content"));
  for (const warning of content.warnings) console.warn(`warning  ${warning}`);
  const pictures = await preparePictures(content.photoSets, { outDir, cacheDir });
  const fonts = await prepareFonts(charactersOf(content), { outDir, cacheDir });
  return { content, pictures, fonts, generatedCss: generatedCss(content, pictures, fonts.css) };
}

/** Every text that a page may draw, in both languages, as one string. */
function charactersOf(content: Content): string {
  return JSON.stringify([content.facts, content.texts, content.photoSets]);
}

function generatedCss(content: Content, pictures: Pictures, fontCss: string): string {
  const firstPositions = content.photoSets.map((set) =>
    initialPositionRules({
      name: set.name,
      startCount: set.startCount,
      ratios: set.photos.map(({ id }) => ratioOf(pictures, id)),
    }),
  );
  return [fontCss, focusRules(content.photoSets), ...firstPositions].join("\n");
}

function ratioOf(pictures: Pictures, id: string): number {
  const picture = pictures.get(id);
  if (!picture) throw new Error(`No picture was made of the photograph "${id}"`);
  return picture.width / picture.height;
}
