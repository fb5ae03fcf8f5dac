import { join } from "node:path";
import { type Content, loadContent } from "./content/load.ts";
import { wantedVariants } from "./content/slot-photos.ts";
import { type PreparedFonts, prepareFonts } from "./fonts/fonts.ts";
import type { Pictures } from "./pages/page-data.ts";
import { makePageTexts, type PageTextFile } from "./pages/page-text-files.ts";
import { type Route, siteRoutes } from "./pages/routes.ts";
import { preparePictures } from "./pictures/pictures.ts";
import { siteCards } from "./social/site-cards.ts";
import { prepareSocialCards } from "./social/social.ts";

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
 * Reads and checks the content and makes pictures and fonts from it.
 * @throws ContentError that names every fault of the owner's files
 */
export async function prepareSite({
  root,
  outDir,
  cacheDir,
}: ProjectFolders): Promise<PreparedSite> {
  const content = await loadContent(root);
  for (const warning of content.warnings) console.warn(`warning  ${warning}`);
  const pictures = await preparePictures(content.photoSets, {
    outDir,
    cacheDir: join(cacheDir, "pictures"),
    ...wantedVariants(content),
    onProgress: (ready, total) => console.log(`pictures ${ready} of ${total}`),
  });
  const fonts = await prepareFonts(charactersOf(content), {
    outDir,
    cacheDir: join(cacheDir, "fonts"),
    usedIn: (character) => fileWith(content, character),
  });
  const socialCards = await prepareSocialCards(siteCards(content), {
    outDir,
    cacheDir: join(cacheDir, "social"),
  });
  return {
    content,
    pictures,
    fonts,
    socialCards,
    pageTexts: makePageTexts(content, pictures, siteRoutes(content.facts.villa.slug)),
  };
}

/** The owner's files with texts, in both languages, each as one string. */
function textFiles({ facts, files, photoSets }: Content): [file: string, text: string][] {
  const groups = Object.entries(files).flatMap(([lang, texts]) =>
    Object.entries(texts).map(([group, text]) => [`content/${lang}/${group}.json`, text]),
  );
  const captions = photoSets.map((set) => [`content/photos/${set.name}/captions.json`, set]);
  return [["content/facts.json", facts], ...groups, ...captions].map(([file, text]) => [
    String(file),
    JSON.stringify(text),
  ]);
}

function charactersOf(content: Content): string {
  return textFiles(content)
    .map(([, text]) => text)
    .join("");
}

function fileWith(content: Content, character: string): string | undefined {
  return textFiles(content).find(([, text]) => text.includes(character))?.[0];
}
