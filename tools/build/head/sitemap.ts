import { alternates, type Lang } from "../../../src/site/site-map/languages.ts";
import { type Page, sitePages } from "../../../src/site/site-map/pages.ts";
import type { Content } from "../../content/load.ts";
import { pagePhotos } from "../../content/page-photos.ts";
import type { Pictures } from "../pages/page-data.ts";
import { escapeAttribute, escapeText } from "./html.ts";
import type { LastModified } from "./last-modified.ts";
import { pageUrl, photoUrls } from "./page-address.ts";

type SitemapRequest = { content: Content; pictures: Pictures; lastModified: LastModified };

/** `sitemap.xml`: every page in all languages with alternates, photographs and date. */
export function sitemap(request: SitemapRequest): string {
  const { facts, settings } = request.content;
  const entries = sitePages(facts.villa.slug).flatMap((page) =>
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
  const { facts, settings } = content;
  const changed = lastModified(page.name, lang);
  const addressIn = (each: Lang) => pageUrl(content, page.name, each);
  const photos = photoUrls(facts.villa, pagePhotos(content, page.name), pictures);
  return [
    "<url>",
    `<loc>${escapeText(addressIn(lang))}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...alternates(addressIn, settings.languages).map(
      ([hreflang, href]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}"/>`,
    ),
    ...photos.map((url) => `<image:image><image:loc>${escapeText(url)}</image:loc></image:image>`),
    "</url>",
  ].join("\n");
}
