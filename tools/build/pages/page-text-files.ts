import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageTexts } from "../../../src/app/load-page.tsx";
import {
  byLanguage,
  type Lang,
  type Languages,
  localizedPath,
} from "../../../src/site/site-map/languages.ts";
import type { Page } from "../../../src/site/site-map/pages.ts";
import { contentHash } from "../../content/files/cache-key.ts";
import type { Content } from "../../content/load.ts";
import { textFile } from "../../content/own-pages.ts";
import { pageHead } from "../../content/page-texts.ts";
import { mostlyIn } from "../../content/translations.ts";
import { pageFile } from "../hosting/policy.ts";
import { type Pictures, pageData, siteData } from "./page-data.ts";

export type Route = {
  page: Page;
  lang: Lang;
  /** Its path; undefined for a page that stands at any address. */
  address: string | undefined;
  file: string;
};

export function siteRoutes(pages: Page[], languages: Languages): Route[] {
  return languages.flatMap((lang) =>
    pages.map((page) => {
      const path = localizedPath(page.path, lang, languages);
      const address = page.listed === false ? undefined : path;
      return { page, lang, address, file: pageFile(path).slice(1) };
    }),
  );
}

/** The texts of a page, from which the build renders and the browser hydrates it. */
export type PageText = Route & {
  /** The address of their file, with a hash of its content. */
  href: string;
  json: string;
};

export function makePageTexts(content: Content, pictures: Pictures): PageText[] {
  const { definitions, pages, settings } = content;
  const shared = byLanguage(settings.languages, (lang) => siteData(content, lang));
  return siteRoutes(pages, settings.languages).map((route) => {
    const { page, lang } = route;
    const { name } = page;
    const definition = definitions.get(name);
    if (!definition) throw new Error(`The page "${name}" was not loaded`);
    const texts: PageTexts = {
      head: pageHead(content, name, lang),
      ...standsIn(content, route),
      data: pageData(content, pictures, definition, lang),
      shared: shared[lang],
    };
    const json = JSON.stringify(texts);
    return { ...route, href: `/assets/${name}.${lang}-${contentHash(json)}.json`, json };
  });
}

/** The language of a page's texts where most are not in its own. */
function standsIn({ copies, definitions, house, settings }: Content, { page, lang }: Route) {
  const [first] = settings.languages;
  const isOfWords = !definitions.get(page.name)?.text;
  const isOwn = isOfWords || house.texts.has(textFile(lang, page.name));
  const textLang =
    mostlyIn(copies, lang, isOfWords ? "words" : page.name) ??
    (isOwn || lang === first ? undefined : first);
  return textLang && { textLang };
}

export function textsOf(all: PageText[], name: string, lang: Lang): PageText | undefined {
  return all.find((texts) => texts.page.name === name && texts.lang === lang);
}

export async function writePageTexts(pageTexts: PageText[], outDir: string): Promise<void> {
  await mkdir(join(outDir, "assets"), { recursive: true });
  for (const { href, json } of pageTexts) await writeFile(join(outDir, href), json);
}
