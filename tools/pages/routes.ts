import { type Lang, langs, localizedPath } from "../../src/site/site-map/languages.ts";
import { allPages, type Page } from "../../src/site/site-map/pages.ts";

/** A document of the site in one language, and the file it is written to. */
export type Route = { page: Page; lang: Lang; file: string };

/** Every document that React draws, those that stand in for others included. */
export function siteRoutes(villaSlug: string): Route[] {
  return langs.flatMap((lang) =>
    allPages(villaSlug).map((page) => ({
      page,
      lang,
      file: fileOf(localizedPath(page.path, lang)),
    })),
  );
}

/** `/interni` is written as `interni.html`, so that no address ends with a slash on any host. */
function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}
