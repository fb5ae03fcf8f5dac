import { languages, pageTextAddresses, villaSlug } from "virtual:site-content";
import type { ComponentType, ReactElement } from "react";
import type { SharedData } from "../site/content/shared-data.ts";
import { shownLanguage } from "../site/language/language.ts";
import type { Lang } from "../site/site-map/languages.ts";
import {
  allPages,
  matchPath,
  type Page,
  type PageName,
  sitePages,
} from "../site/site-map/pages.ts";

const pages = sitePages(villaSlug);

/** A page ready to be rendered: its component with its texts, in one language. */
export type LoadedPage = Pick<PageTexts, "head" | "shared"> & {
  name: PageName;
  lang: Lang;
  /** Its address in the first language, the same in all of them. */
  path: string;
  hasFooter: boolean;
  /** The page itself: the same component in all languages, so that its state survives a switch. */
  body: ReactElement;
};

/** The `Page` component of every page's folder, each a chunk of its own. */
const components = import.meta.glob<ComponentType<{ data: unknown }>>("../pages/*/*.page.tsx", {
  import: "Page",
});

/** @throws Error naming the file that a row of the site map lacks */
function loadComponent(name: PageName): Promise<ComponentType<{ data: unknown }>> {
  const file = `../pages/${name}/${name}.page.tsx`;
  const load = components[file];
  if (!load) throw new Error(file);
  return load();
}

/**
 * Loads a page in a language: its component and its texts, at the same time.
 * @param texts where the texts come from: the network, unless given
 */
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
  // the 404 and offline pages have no address of their own: their language links lead home
  return { name, lang, path: listed ? path : "/", hasFooter, head, shared, body };
}

const loaded = new Map<string, Promise<LoadedPage>>();

/** Loads the page at an address, once per language; undefined where there is no page. */
export function loadPageAt(url: URL): Promise<LoadedPage> | undefined {
  const match = matchPath(pages, url.pathname, languages);
  if (!match) return;
  const key = `${match.lang} ${match.page.path}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = loadPage(match.page, match.lang);
  loaded.set(key, loading);
  // so that a failed download can be repeated
  loading.catch(() => loaded.delete(key));
  return loading;
}

/**
 * Loads the page as which the document was prerendered. The address does not determine it, since a server
 * answers every unknown address with the 404 page.
 * @throws Error when the document names no page of this site
 */
export function loadPrerenderedPage({ documentElement }: Document): Promise<LoadedPage> {
  const { page: wanted } = documentElement.dataset;
  const lang = shownLanguage();
  const page = allPages(villaSlug).find(({ name }) => name === wanted);
  if (!page) throw new Error(`Unknown page: ${wanted}`);
  const loading = loadPage(page, lang);
  if (page.listed !== false) loaded.set(`${lang} ${page.path}`, loading);
  return loading;
}

/** What a page is rendered from in one language. */
export type PageTexts = {
  head: { title: string; description: string; keywords: string };
  /** What the page's component receives. */
  data: unknown;
  shared: SharedData;
};

/** Loads the texts of a page. */
export type TextSource = (name: PageName, lang: Lang) => Promise<PageTexts>;

/**
 * Fetches the file of a page's texts.
 * @throws Error when the network or the server fails
 */
const fetchTexts: TextSource = async (name, lang) => {
  const address = pageTextAddresses[name][lang];
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};
