import { join } from "node:path";
import type { Problem } from "../../src/site/content/problem.ts";
import { knownLanguages } from "../../src/site/site-map/languages.ts";
import { type Content, loadContent } from "../content/load.ts";
import { ownerLanguage } from "../content/owner-language.ts";
import { sentenceOf } from "../content/problems/report.ts";
import { wantedVariants } from "../content/slot-photos.ts";
import { writtenTexts } from "../content/texts.ts";
import { writeConditions } from "./conditions-pdf/conditions-pdf.ts";
import { drawingWarnings } from "./content-css/css-source.ts";
import { type PreparedFonts, prepareFonts } from "./fonts/fonts.ts";
import { writeIcons } from "./icons.ts";
import type { Pictures } from "./pages/page-data.ts";
import {
  makePageTexts,
  type PageTextFile,
  type Route,
  siteRoutes,
} from "./pages/page-text-files.ts";
import { preparePictures } from "./pictures.ts";
import { prepareSocialCards, siteCards } from "./social.ts";

/** The checked content, with the pictures and fonts made from it. */
export type PreparedSite = {
  content: Content;
  pictures: Pictures;
  fonts: PreparedFonts;
  /** Addresses of the link previews, by `cardKey`. */
  socialCards: Map<string, string>;
  /** The texts of each document. */
  pageTexts: Map<Route, PageTextFile>;
};

export type ProjectFolders = { root: string; outDir: string; cacheDir: string };

/**
 * Reads and checks the content and makes pictures, fonts, icons and the PDF of the conditions from it.
 * @throws ContentError that names every fault of the owner's files
 */
export async function prepareSite({
  root,
  outDir,
  cacheDir,
}: ProjectFolders): Promise<PreparedSite> {
  const content = await loadContent(root);
  const lang = ownerLanguage(undefined, process.env);
  for (const warning of allWarnings(content)) {
    console.warn(`- ${sentenceOf(warning, content.house, lang)}`);
  }
  const sources = content.photoSets.map(({ photos }) => ({
    photos: photos.map((photo) => ({ ...photo, file: photo.picture })),
  }));
  const pictures = await preparePictures(sources, {
    outDir,
    cacheDir: join(cacheDir, "pictures"),
    ...wantedVariants(content),
    onProgress: (ready, total) => console.log(`pictures ${ready} of ${total}`),
  });
  const fonts = await prepareFonts(charactersOf(content), {
    outDir,
    cacheDir: join(cacheDir, "fonts"),
  });
  const socialCards = await prepareSocialCards(siteCards(content), {
    outDir,
    cacheDir: join(cacheDir, "social"),
  });
  await writeIcons({ house: content.house, outDir, cacheDir: join(cacheDir, "icons") });
  await writeConditions(content, { outDir, cacheDir: join(cacheDir, "conditions") });
  return {
    content,
    pictures,
    fonts,
    socialCards,
    pageTexts: makePageTexts(
      content,
      pictures,
      siteRoutes(content.facts.villa.slug, content.settings.languages),
    ),
  };
}

/** Every character that a page may show: of the house's texts, the site's own words, and the languages' names. */
function charactersOf(content: Content): string {
  return [
    ...writtenTexts(content).map(({ text }) => text),
    ...content.settings.languages.flatMap((lang) => [
      JSON.stringify(content.texts[lang].shared),
      knownLanguages[lang].name,
      lang.toUpperCase(),
    ]),
  ].join("");
}

/** All problems of valid content: of texts and facts, photographs and drawings. */
export function allWarnings(content: Content): Problem[] {
  return [...content.warnings, ...drawingWarnings(content)];
}
