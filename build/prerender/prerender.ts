import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Lang, langs, localizedPath, type PageName, sitePages } from "../../src/site/pages.ts";

/** A page of the site in one language, and the file it is written to. */
export type Route = { name: PageName; lang: Lang; path: string; file: string };

type Server = typeof import("../../src/app/entry-server.tsx");

/** Every document of the site: the pages, and the two that stand in for others. */
export function siteRoutes(villaSlug: string): Route[] {
  const pages = sitePages(villaSlug);
  return langs.flatMap((lang) => [
    ...pages.map(({ name, path }) => {
      return { name, lang, path, file: fileOf(localizedPath(path, lang)) };
    }),
    { name: "not-found", lang, path: "/", file: fileOf(localizedPath("/404", lang)) },
    { name: "offline", lang, path: "/", file: fileOf(localizedPath("/offline", lang)) },
  ]);
}

/** `/interni` is written as `interni.html`, so that no address ends with a slash on any host. */
function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/** Draws every route with the built server bundle and writes what `document` makes of it. */
export async function prerenderRoutes(
  routes: Route[],
  places: { serverEntry: string; outDir: string },
  document: (route: Route, app: string) => string,
): Promise<void> {
  const server: Server = await import(pathToFileURL(places.serverEntry).href);
  for (const route of routes) {
    const app = await server.renderPage(route.name, route.lang, route.path);
    await writePage(join(places.outDir, route.file), document(route, app));
  }
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
