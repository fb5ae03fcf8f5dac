import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Lang, PageName } from "../../src/site/site-map/pages.ts";
import { contentHash } from "../files/content-hash.ts";
import type { PreparedSite } from "../prepare.ts";
import { measuredPageData } from "./measured-page-data.ts";
import { sharedData } from "./page-data.ts";
import { siteRoutes } from "./routes.ts";

export type PageTexts = {
  /** Where the browser finds them, named by their content. */
  href: string;
  json: string;
};

/**
 * All that a page is drawn from in one language, its own texts and those that all pages share, as
 * one file: the build draws the page from it, and the browser takes the page over with it.
 */
export function pageTexts(
  { content, pictures }: PreparedSite,
  name: PageName,
  lang: Lang,
): PageTexts {
  const json = JSON.stringify({
    page: measuredPageData(content, pictures, name, lang),
    shared: sharedData(content, lang),
  });
  return { href: `/assets/${name}.${lang}-${contentHash(json)}.json`, json };
}

/** Writes the texts of all pages in both languages. */
export async function writePageTexts(site: PreparedSite, outDir: string): Promise<void> {
  await mkdir(join(outDir, "assets"), { recursive: true });
  for (const { name, lang } of siteRoutes(site.content.facts.villa.slug)) {
    const { href, json } = pageTexts(site, name, lang);
    await writeFile(join(outDir, href), json);
  }
}
