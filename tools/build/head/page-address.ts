import { fallbackSrc } from "../../../src/site/photo.ts";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { type PageName, pageAddress } from "../../../src/site/site-map/pages.ts";
import type { Content } from "../../content/load.ts";
import type { SourcePhoto } from "../../content/photographs/photo-sets.ts";
import { type Pictures, pictureOf } from "../pages/page-data.ts";

/** @throws Error for a page that is not listed */
export function pageUrl(content: Content, name: PageName, lang: Lang): string {
  const { facts, settings, pages } = content;
  const address = pageAddress(pages, name, lang, settings.languages);
  if (!address) throw new Error(`${name} has no address of its own`);
  return `${facts.villa.siteUrl}${address}`;
}

/** As JPEG, since not all crawlers read AVIF. */
export function photoUrls({ facts }: Content, photos: SourcePhoto[], pictures: Pictures): string[] {
  const { siteUrl } = facts.villa;
  return photos.map(({ id }) => siteUrl + fallbackSrc(pictureOf(pictures, id)));
}
