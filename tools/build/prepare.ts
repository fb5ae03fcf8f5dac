import { join } from "node:path";
import { type Content, loadContent } from "../content/load.ts";
import { locate } from "../content/messages/locate.ts";
import { warningText } from "../content/messages/report.ts";
import { wantedVariants } from "../content/slot-photos.ts";
import { writtenTexts } from "../content/written-texts.ts";
import { writeConditions } from "./conditions-pdf/conditions-pdf.ts";
import { type PreparedFonts, prepareFonts } from "./fonts/fonts.ts";
import { writeIcons } from "./icons/icons.ts";
import type { Pictures } from "./pages/page-data.ts";
import { makePageTexts, type PageTextFile } from "./pages/page-text-files.ts";
import { type Route, siteRoutes } from "./pages/routes.ts";
import { preparePictures } from "./pictures/pictures.ts";
import { siteCards } from "./social/site-cards.ts";
import { prepareSocialCards } from "./social/social.ts";
import { allWarnings } from "./warnings.ts";

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
  for (const warning of allWarnings(content))
    console.warn(warningText(await locate(root, warning)));
  const sources = content.photoSets.map(({ photos }) => ({
    photos: photos.map((photo) => ({ ...photo, file: photo.picture })),
  }));
  const pictures = await preparePictures(sources, {
    outDir,
    cacheDir: join(cacheDir, "pictures"),
    ...wantedVariants(content),
    onProgress: (ready, total) => console.log(`pictures ${ready} of ${total}`),
  });
  const characters = writtenTexts(content).map(({ text }) => text);
  const fonts = await prepareFonts(characters.join(""), {
    outDir,
    cacheDir: join(cacheDir, "fonts"),
  });
  const socialCards = await prepareSocialCards(siteCards(content), {
    outDir,
    cacheDir: join(cacheDir, "social"),
  });
  await writeIcons({ root, outDir, cacheDir: join(cacheDir, "icons") });
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
