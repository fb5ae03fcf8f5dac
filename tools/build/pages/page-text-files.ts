import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageTexts } from "../../../src/app/page-texts.ts";
import { byLanguage, type Lang } from "../../../src/site/site-map/languages.ts";
import { contentHash } from "../../content/files/content-hash.ts";
import type { Content } from "../../content/load.ts";
import { type Pictures, pageData, siteData } from "./page-data.ts";
import type { Route } from "./routes.ts";

/** The file of a page's texts, from which the build renders and the browser hydrates the page. */
export type PageTextFile = {
  /** Its address, with a hash of its content. */
  href: string;
  json: string;
};

/** Makes the files of all documents. */
export function makePageTexts(
  content: Content,
  pictures: Pictures,
  routes: Route[],
): Map<Route, PageTextFile> {
  const shared = byLanguage(content.settings.languages, (lang) => siteData(content, lang));
  return new Map(
    routes.map((route) => {
      const { page, lang } = route;
      const { name } = page;
      const definition = content.definitions.get(name);
      if (!definition) throw new Error(`The page "${name}" was not loaded`);
      const texts: PageTexts = {
        head: content.texts[lang].meta[name],
        data: pageData(content, pictures, definition, lang),
        shared: shared[lang],
      };
      const json = JSON.stringify(texts);
      return [route, { href: `/assets/${name}.${lang}-${contentHash(json)}.json`, json }];
    }),
  );
}

/** A page in a language, with the file of its texts; undefined where there is none. */
export function documentOf(
  pageTexts: Map<Route, PageTextFile>,
  page: string,
  lang: Lang,
): [Route, PageTextFile] | undefined {
  return [...pageTexts].find(([route]) => route.page.name === page && route.lang === lang);
}

/** Writes the files of all documents. */
export async function writePageTexts(
  pageTexts: Map<Route, PageTextFile>,
  outDir: string,
): Promise<void> {
  await mkdir(join(outDir, "assets"), { recursive: true });
  for (const { href, json } of pageTexts.values()) await writeFile(join(outDir, href), json);
}
