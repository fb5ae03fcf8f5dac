import { join } from "node:path";
import { addDays, formatDay } from "../../src/modules/calendar-days.ts";
import type { Problem } from "../../src/site/content/problem.ts";
import { knownLanguages } from "../../src/site/site-map/languages.ts";
import { type Content, loadContent } from "../content/load.ts";
import { ownerLanguage } from "../content/owner-language.ts";
import { sentenceOf } from "../content/problems/report.ts";
import { wantedVariants } from "../content/slot-photos.ts";
import { writtenTexts } from "../content/texts.ts";
import { writeConditions } from "./conditions-pdf/conditions-pdf.ts";
import { drawingWarnings } from "./content-css.ts";
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
export async function prepareSite(folders: ProjectFolders): Promise<PreparedSite> {
  const content = await loadContent(folders.root);
  const { facts, settings, house, photoSets } = content;
  const lang = ownerLanguage(undefined, process.env);
  for (const warning of allWarnings(content)) {
    console.warn(`- ${sentenceOf(warning, house, lang)}`);
  }
  const { outDir } = folders;
  const to = (name: string) => ({ outDir, cacheDir: join(folders.cacheDir, name) });
  const photos = photoSets.flatMap((set) => set.photos);
  const pictures = await preparePictures(photos, {
    ...to("pictures"),
    ...wantedVariants(content),
    onProgress: (ready) => console.log(`pictures ${ready} of ${photos.length}`),
  });
  const fonts = await prepareFonts(charactersOf(content), to("fonts"));
  const socialCards = await prepareSocialCards(siteCards(content), to("social"));
  await writeIcons(house, to("icons"));
  await writeConditions(content, to("conditions"));
  const routes = siteRoutes(facts.villa.slug, settings.languages);
  return {
    content,
    pictures,
    fonts,
    socialCards,
    pageTexts: makePageTexts(content, pictures, routes),
  };
}

/** Days of every month, among them each day of the week. */
const someDays = Array.from({ length: 12 }, (_, month) => addDays("2024-01-01", 31 * month));

/**
 * Every character that a page may show: of the house's texts, the site's own words, and the names of
 * languages, months and days.
 */
export function charactersOf(content: Content): string {
  return [
    ...writtenTexts(content).map(({ text }) => text),
    ...content.settings.languages.flatMap((lang) => [
      JSON.stringify(content.texts[lang].shared),
      knownLanguages[lang].name,
      ...someDays.map((day) =>
        formatDay(day, knownLanguages[lang].locale, { weekday: "long", month: "long" }),
      ),
      lang.toUpperCase(),
    ]),
  ].join("");
}

/** All problems of valid content: of texts and facts, photographs and drawings. */
export function allWarnings(content: Content): Problem[] {
  return [...content.warnings, ...drawingWarnings(content)];
}
