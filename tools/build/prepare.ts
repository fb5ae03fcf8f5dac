import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatDay } from "../../src/modules/calendar-days.ts";
import { addDays, nightsBetween } from "../../src/modules/count-days.ts";
import { knownLanguages } from "../../src/site/content/language-files.ts";
import { oddities } from "../content/calendars/ical-nights.ts";
import {
  calendarProblems,
  calendarsCache,
  keptNights,
  nightsFile,
  publishedNights,
  readCalendars,
  withCalendars,
} from "../content/calendars/read-calendars.ts";
import { colourIn } from "../content/colours.ts";
import { variableProblems } from "../content/cross-checks.ts";
import { cacheKey } from "../content/files/cache-key.ts";
import { type Content, loadContent } from "../content/load.ts";
import { ownerLanguage } from "../content/owner-language.ts";
import { ContentError, reportWords } from "../content/problems/report.ts";
import { wantedVariants } from "../content/slot-photos.ts";
import { writtenTexts } from "../content/texts.ts";
import { writeConditions } from "./conditions-pdf.ts";
import { type PreparedFonts, prepareFonts } from "./fonts/fonts.ts";
import { timeZoneOf } from "./head/time-zone.ts";
import { writeIcons } from "./icons.ts";
import type { Pictures } from "./pages/page-data.ts";
import { makePageTexts, type PageText } from "./pages/page-text-files.ts";
import { preparePictures } from "./pictures.ts";
import { prepareSocialCards } from "./social.ts";

export type PreparedSite = {
  content: Content;
  pictures: Pictures;
  fonts: PreparedFonts;
  /** Addresses of the link previews, by page. */
  socialCards: Map<string, string>;
  pageTexts: PageText[];
};

export type ProjectFolders = { root: string; outDir: string; cacheDir: string };

export type PrepareOptions = ProjectFolders & {
  /** Whether to read the portals' calendars anew, not only what was kept of them. */
  readsCalendars: boolean;
};

/** @throws ContentError that names every fault of the owner's files */
export async function prepareSite(options: PrepareOptions): Promise<PreparedSite> {
  const { readsCalendars, ...folders } = options;
  const { content, kept } = await contentWithCalendars(folders.root, readsCalendars);
  const { house, photoSets } = content;
  const lang = ownerLanguage();
  const count = content.warnings.length;
  if (count > 0) console.warn(reportWords("warnings", lang, { count }));
  const { outDir } = folders;
  const to = (name: string) => ({ outDir, cacheDir: join(folders.cacheDir, name) });
  const photos = photoSets.flatMap((set) => set.photos);
  const pictures = await preparePictures(photos, {
    ...to("pictures"),
    ...wantedVariants(content),
    ground: colourIn(house, "lime"),
    onProgress: (ready) =>
      console.log(reportWords("pictures", lang, { ready, total: photos.length })),
  });
  const fonts = await prepareFonts(charactersOf(content), to("fonts"));
  const socialCards = await prepareSocialCards(content, to("social"));
  await writeIcons(house, outDir);
  await writeConditions(content, to("conditions"));
  if (kept.length > 0)
    await writeFile(
      join(outDir, nightsFile),
      JSON.stringify(publishedNights(content.calendars, kept)),
    );
  const pageTexts = makePageTexts(content, pictures);
  return { content, pictures, fonts, socialCards, pageTexts };
}

async function contentWithCalendars(root: string, isRead: boolean) {
  const content = await loadContent(root);
  const { facts, calendars, house } = content;
  const variables = variableProblems(process.env);
  if (variables.length > 0) throw new ContentError(house, variables);
  const cacheDir = calendarsCache(root);
  if (calendars.length === 0) return { content, kept: [] };
  const { siteUrl } = facts.villa;
  const { problems, ...nights } = isRead
    ? await readCalendars(calendars, { cacheDir, siteUrl, timeZone: timeZoneOf(facts.geo) })
    : { ...(await keptNights(calendars, cacheDir)), problems: [] };
  if (problems.length > 0) throw new ContentError(house, problems);
  const warnings = calendarProblems(calendars, nights.kept, new Date());
  for (const each of isRead ? nights.kept.filter(({ failed }) => !failed) : []) {
    const count = each.taken.reduce((sum, { from, to }) => sum + nightsBetween(from, to), 0);
    const at = each.readAt.slice(0, 16).replace("T", " ");
    const index = calendars.findIndex(({ url }) => cacheKey(url) === each.id);
    const home = [each.portal, calendars[index]?.home].filter(Boolean).join(", ");
    const lang = ownerLanguage();
    const counted = oddities.flatMap((oddity) => {
      const count = each.counts?.[oddity] ?? 0;
      return count > 0 ? `; ${reportWords(`calendar.${oddity}`, lang, { count })}` : [];
    });
    const line = reportWords("calendar", lang, { number: index + 1, home, count, at });
    console.log(line + counted.join(""));
  }
  return {
    content: {
      ...content,
      facts: withCalendars(facts, nights),
      warnings: [...content.warnings, ...warnings],
    },
    kept: nights.kept,
  };
}

/** Days of every month, among them each day of the week. */
const someDays = Array.from({ length: 12 }, (_, month) => addDays("2024-01-01", 31 * month));

/** Every character that a page may show, also of the names of languages, months and days. */
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
