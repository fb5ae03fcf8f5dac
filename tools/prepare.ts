import { join } from "node:path";
import { roadRules } from "../src/pages/contatti/road/road-css.content.ts";
import { roadRules as experienceRoadRules } from "../src/pages/experience/road-line.content.ts";
import { langs } from "../src/site/site-map/pages.ts";
import { type Content, loadContent } from "./content/load.ts";
import { openingPhotos } from "./content/opening-slots.ts";
import { initialPositionRules } from "./content-css/carousel-positions.ts";
import { focusRules } from "./content-css/focus-rules.ts";
import { linkWidthRules } from "./content-css/link-widths.ts";
import { type PreparedFonts, prepareFonts } from "./fonts/fonts.ts";
import { measureLink } from "./fonts/measure-word.ts";
import type { Pictures } from "./pages/page-data.ts";
import { preparePictures } from "./pictures/pictures.ts";
import { siteCards } from "./social/site-cards.ts";
import { prepareSocialCards } from "./social/social.ts";

/** What the owner wrote, checked, with the pictures and fonts that were made of it. */
export type PreparedSite = {
  content: Content;
  pictures: Pictures;
  fonts: PreparedFonts;
  /** Addresses of the link previews, by `cardKey`. */
  socialCards: Map<string, string>;
  /** Rules of the sheet that follow from the content. */
  generatedCss: string;
};

export type Places = { root: string; outDir: string; cacheDir: string };

/**
 * Reads and checks the content and makes pictures and fonts of it.
 * Throws a ContentError that names every fault of the owner's files.
 */
export async function prepareSite({ root, outDir, cacheDir }: Places): Promise<PreparedSite> {
  const content = await loadContent(root);
  for (const warning of content.warnings) console.warn(`warning  ${warning}`);
  const pictures = await preparePictures(content.photoSets, {
    outDir,
    cacheDir: join(cacheDir, "pictures"),
    narrow: openingPhotos(content.slots),
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
    generatedCss: generatedCss(content, pictures),
  };
}

/** The owner's files with the texts that a page may draw, in both languages, each as one string. */
function textFiles({ facts, texts, photoSets }: Content): [file: string, text: string][] {
  const groups = langs.flatMap((lang) =>
    Object.entries(texts[lang]).map(([group, text]) => [`content/${lang}/${group}.json`, text]),
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

function generatedCss(content: Content, pictures: Pictures): string {
  const firstPositions = content.photoSets.map((set) =>
    initialPositionRules({
      name: set.name,
      startCount: set.startCount,
      ratios: set.photos.map(({ id }) => ratioOf(pictures, id)),
    }),
  );
  return [
    focusRules(content.photoSets),
    ...firstPositions,
    linkWidthRules({ en: content.texts.en.navbar, it: content.texts.it.navbar }, measureLink),
    experienceRoadRules(content.facts.surroundings),
    roadRules(content.facts),
  ].join("\n");
}

function ratioOf(pictures: Pictures, id: string): number {
  const picture = pictures.get(id);
  if (!picture) throw new Error(`No picture was made of the photograph "${id}"`);
  return picture.width / picture.height;
}
