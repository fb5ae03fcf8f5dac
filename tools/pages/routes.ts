import {
  type Lang,
  langs,
  localizedPath,
  type PageName,
  sitePages,
} from "../../src/site/site-map/pages.ts";

/** A document of the site in one language, and the file it is written to. */
export type Route = { name: PageName; lang: Lang; path: string; file: string };

/** Every document that React draws: the pages, and the two that stand in for others. */
export function siteRoutes(villaSlug: string): Route[] {
  const pages = sitePages(villaSlug);
  return langs.flatMap((lang) => [
    ...pages.map(({ name, path }) => {
      return { name, lang, path, file: fileOf(localizedPath(path, lang)) };
    }),
    { name: "not-found" as const, lang, path: "/", file: fileOf(localizedPath("/404", lang)) },
    { name: "offline" as const, lang, path: "/", file: fileOf(localizedPath("/offline", lang)) },
  ]);
}

/** `/interni` is written as `interni.html`, so that no address ends with a slash on any host. */
function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}
