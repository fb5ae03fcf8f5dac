import { type Lang, type Languages, localizedPath } from "../../../src/site/site-map/languages.ts";
import { allPages, type Page } from "../../../src/site/site-map/pages.ts";
import { pageFile } from "../hosting/policy.ts";

/** A document of the site in one language, and the file it is written to. */
export type Route = {
  page: Page;
  lang: Lang;
  /** Its path; undefined for a page that stands at any address. */
  address: string | undefined;
  file: string;
};

/** Every document that React renders, including 404 and offline pages. */
export function siteRoutes(villaSlug: string, languages: Languages): Route[] {
  return languages.flatMap((lang) =>
    allPages(villaSlug).map((page) => {
      const path = localizedPath(page.path, lang, languages);
      const address = page.listed === false ? undefined : path;
      return { page, lang, address, file: pageFile(path).slice(1) };
    }),
  );
}
