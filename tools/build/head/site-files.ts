import { execFile } from "node:child_process";
import { relative } from "node:path";
import { promisify } from "node:util";
import { contentLines, escapeText as escapeValue } from "../../../src/modules/calendar-file.ts";
import { addressInOneLine } from "../../../src/site/content/contact.ts";
import type { Facts } from "../../../src/site/content/facts.ts";
import { knownLanguages } from "../../../src/site/content/language-files.ts";
import { shortName } from "../../../src/site/content/shared-data.ts";
import {
  alternates,
  type Lang,
  type Languages,
  languageOfCountry,
  localizedPath,
} from "../../../src/site/site-map/languages.ts";
import { listedPages, type Page, type PageName } from "../../../src/site/site-map/pages.ts";
import { colourIn } from "../../content/colours.ts";
import { housePath } from "../../content/house.ts";
import type { Content } from "../../content/load.ts";
import { textFile } from "../../content/own-pages.ts";
import { pagePhotos } from "../../content/slot-photos.ts";
import type { Pictures } from "../pages/page-data.ts";
import { escapeAttribute, escapeText } from "./html.ts";
import { pageUrl, photoUrls } from "./page-address.ts";

type SiteFilesRequest = {
  content: Content;
  pictures: Pictures;
  root: string;
  builtAt: Date;
};

/** The text files beside the pages, by address: sitemap, manifests, contact card and the like. */
export async function siteFiles(request: SiteFilesRequest): Promise<Map<string, string>> {
  const { content, pictures, root, builtAt } = request;
  const { facts, settings } = content;
  const lastModified = await lastModifiedDates(content, housePath(root));
  return new Map([
    // pages that must not be indexed say so in their heads
    ["/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${facts.villa.siteUrl}/sitemap.xml\n`],
    ["/sitemap.xml", sitemap({ content, pictures, lastModified })],
    ...settings.languages.map((lang): [string, string] => [
      manifestPath(lang, settings.languages),
      webManifest(content, lang),
    ]),
    ["/.well-known/security.txt", securityTxt(content, builtAt)],
    // Global Privacy Control is heeded; the date is that of the statement
    ["/.well-known/gpc.json", `${JSON.stringify({ gpc: true, lastUpdate: "2026-11-01" })}\n`],
    [`/${facts.villa.slug}.vcf`, contactCard(content)],
    [`/${facts.villa.slug}.gpx`, positionFile(facts)],
  ]);
}

/** An ISO date, or undefined where it is unknown. */
type LastModified = (page: PageName, lang: Lang) => string | undefined;

export async function lastModifiedDates(content: Content, folder: string): Promise<LastModified> {
  const days = await daysOf(folder);
  return (page, lang) => {
    const photos = pagePhotos(content, page).map(({ file }) => relative(folder, file));
    const files = [textFile(lang, page), "facts.json", ...photos];
    return files
      .flatMap((file) => days.get(file) ?? [])
      .sort()
      .at(-1);
  };
}

/**
 * The day of the last commit that changed each file, so that the same commit gives the same dates everywhere.
 * None without history: search engines ignore all dates once some prove wrong.
 */
async function daysOf(folder: string): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  const git = async (...args: string[]) => {
    const all = ["-C", folder, "-c", "core.quotePath=false", ...args];
    const { stdout } = await promisify(execFile)("git", all, { maxBuffer: Infinity });
    return stdout.split("\n").filter(Boolean);
  };
  // fails where nothing is committed yet
  const [isShallow] = await git("rev-parse", "--is-shallow-repository", "HEAD").catch(() => []);
  if (isShallow !== "false") return days;
  let day = "";
  for (const line of await git("log", "--format=%x00%cs", "--name-only", "--relative", "--", ".")) {
    if (line.startsWith("\0")) day = line.slice(1);
    else if (!days.has(line)) days.set(line, day);
  }
  return days;
}

type SitemapRequest = { content: Content; pictures: Pictures; lastModified: LastModified };

export function sitemap(request: SitemapRequest): string {
  const { pages, settings } = request.content;
  const entries = listedPages(pages).flatMap((page) =>
    settings.languages.map((lang) => entry(request, page, lang)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
      ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function entry({ content, pictures, lastModified }: SitemapRequest, page: Page, lang: Lang) {
  const { languages } = content.settings;
  const changed = lastModified(page.name, lang);
  const addressIn = (each: Lang) => pageUrl(content, page.name, each);
  const photos = photoUrls(content, pagePhotos(content, page.name), pictures);
  return [
    "<url>",
    `<loc>${escapeText(addressIn(lang))}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...alternates(addressIn, languages).map(
      ([hreflang, href]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}"/>`,
    ),
    ...photos.map((url) => `<image:image><image:loc>${escapeText(url)}</image:loc></image:image>`),
    "</url>",
  ].join("\n");
}

export function manifestPath(lang: Lang, languages: Languages): string {
  return localizedPath("/site.webmanifest", lang, languages);
}

function webManifest({ facts, settings, texts, house }: Content, lang: Lang): string {
  const start = localizedPath("/", lang, settings.languages);
  const icon = (src: string, size: number, purpose = "any") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    // one id per language, so that all can be installed and none replaces another
    id: start,
    name: facts.villa.name,
    short_name: shortName(facts.villa),
    description: texts[lang].meta.home.description,
    lang,
    dir: "ltr",
    start_url: start,
    scope: "/",
    // keeps the browser's back button, since the site has none
    display: "minimal-ui",
    background_color: colourIn(house, "lime"),
    theme_color: colourIn(house, "lime"),
    icons: [
      icon("/icons/icon-192.png", 192),
      icon("/icons/icon-512.png", 512),
      icon("/icons/icon-maskable-512.png", 512, "maskable"),
    ],
  });
}

/** RFC 9116: it should expire within a year, here 330 days after the build. */
function securityTxt(
  { facts: { villa, contact }, settings }: Pick<Content, "facts" | "settings">,
  builtAt: Date,
): string {
  const expires = new Date(builtAt.getTime() + 330 * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${settings.languages.join(", ")}`,
    `Canonical: ${villa.siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** vCard 3.0 (RFC 2426), the newest version that all phones and Outlook support. */
function contactCard({ facts, settings }: Pick<Content, "facts" | "settings">): string {
  const { villa, contact, address, geo } = facts;
  const local = languageOfCountry(address.countryCode, settings.languages, knownLanguages);
  const names = new Intl.DisplayNames(knownLanguages[local].locale, { type: "region" });
  const country = names.of(address.countryCode) ?? "";
  const { provinceCode = "" } = address;
  const street = [address.street, address.city, provinceCode, address.postalCode, country];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeValue(villa.name)}`,
    `N:${escapeValue(villa.name)};;;;`,
    `ORG:${escapeValue(villa.name)}`,
    `TEL;TYPE=WORK,VOICE:${contact.phone.replaceAll(" ", "")}`,
    `EMAIL;TYPE=INTERNET:${escapeValue(contact.email)}`,
    `ADR;TYPE=WORK:;;${street.map(escapeValue).join(";")}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${villa.siteUrl}/`,
    "END:VCARD",
  ];
  return contentLines(lines);
}

/** GPX 1.1 (https://www.topografix.com/GPX/1/1/). */
function positionFile(facts: Facts): string {
  const { villa, geo } = facts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeAttribute(villa.name)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<wpt lat="${geo.latitude}" lon="${geo.longitude}">`,
    `<name>${escapeText(villa.name)}</name>`,
    `<desc>${escapeText(addressInOneLine(facts))}</desc>`,
    `<link href="${escapeAttribute(villa.siteUrl)}/"/>`,
    "</wpt>",
    "</gpx>",
    "",
  ].join("\n");
}
