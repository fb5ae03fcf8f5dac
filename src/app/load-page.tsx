import { villaSlug } from "virtual:site-content";
import type { ComponentType, ReactElement } from "react";
import { loadWithStyles } from "../site/sheet/site-sheet.ts";
import { isLang, type Lang } from "../site/site-map/languages.ts";
import {
  allPages,
  matchPath,
  type Page,
  type PageName,
  sitePages,
} from "../site/site-map/pages.ts";
import { fetchTexts, type PageTexts, type TextSource } from "./page-texts.ts";

const pages = sitePages(villaSlug);

/** A page ready to be drawn: its component with its texts, in one language. */
export type LoadedPage = Pick<PageTexts, "head" | "shared"> & {
  name: PageName;
  lang: Lang;
  /** English address, the same for both languages. */
  path: string;
  hasFooter: boolean;
  /** The page itself. Its component stays the same in both languages, and so does its state. */
  body: ReactElement;
};

/** The `Page` of every page's folder, each a script of its own. */
const components = import.meta.glob<ComponentType<{ data: unknown }>>("../pages/*/*.page.tsx", {
  import: "Page",
});

function loadComponent(name: PageName): Promise<ComponentType<{ data: unknown }>> {
  const file = `../pages/${name}/${name}.page.tsx`;
  const load = components[file];
  if (!load) throw new Error(`${file} is missing; the site map has a row for it`);
  return load();
}

/** Loads a page in a language: its component and its texts, at the same time. */
export async function loadPage(
  { name, path, listed = true, footer: hasFooter = true }: Page,
  lang: Lang,
  texts: TextSource = fetchTexts,
): Promise<LoadedPage> {
  const [Component, { head, data, shared }] = await Promise.all([
    loadComponent(name),
    texts(name, lang),
  ]);
  const body = <Component data={data} />;
  // what stands in for another page has no address of its own: its language list leads home
  return { name, lang, path: listed ? path : "/", hasFooter, head, shared, body };
}

const loaded = new Map<string, Promise<LoadedPage>>();

/** The page at an address of this site, loaded once; nothing where no page stands there. */
export function loadPageAt(url: URL): Promise<LoadedPage> | undefined {
  const match = matchPath(pages, url.pathname);
  if (!match) return;
  const key = `${match.lang} ${match.page.path}`;
  const known = loaded.get(key);
  if (known) return known;
  const load = () => loadPage(match.page, match.lang);
  // the document in hand has the rules for its own page, whichever the language
  const loading =
    match.page.name === document.documentElement.dataset.page ? load() : loadWithStyles(load);
  loaded.set(key, loading);
  // a failed download may be tried again
  loading.catch(() => loaded.delete(key));
  return loading;
}

/**
 * The page that the document in hand was prerendered as, whatever its address: a server shows the
 * 404 page at any unknown one.
 * @throws Error when the document names no page of this site
 */
export function loadPrerenderedPage({ documentElement }: Document): Promise<LoadedPage> {
  const { page: wanted } = documentElement.dataset;
  const lang = isLang(documentElement.lang) ? documentElement.lang : "en";
  const page = allPages(villaSlug).find(({ name }) => name === wanted);
  if (!page) throw new Error(`<html data-page="${wanted}"> names no page of this site`);
  const loading = loadPage(page, lang);
  if (page.listed !== false) loaded.set(`${lang} ${page.path}`, loading);
  return loading;
}
