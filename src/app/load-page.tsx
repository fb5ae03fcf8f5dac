import { languages, pages, pageTextAddresses } from "virtual:site-content";
import type { ComponentType, ReactElement } from "react";
import type { SharedData } from "../site/content/shared-data.ts";
import { shownLanguage } from "../site/language.ts";
import type { Lang } from "../site/site-map/languages.ts";
import { componentOf, matchPath, type Page, type PageName } from "../site/site-map/pages.ts";

export type LoadedPage = Pick<PageTexts, "head" | "shared" | "textLang"> & {
  name: PageName;
  lang: Lang;
  path: string;
  /** Loaded with a page that has one. */
  Footer: ComponentType | undefined;
  /** The page itself: the same component in all languages, so that its state survives a switch. */
  body: ReactElement;
};

const components = import.meta.glob<ComponentType<{ data: unknown }>>("../pages/*/*.page.tsx", {
  import: "Page",
});

/** @throws Error naming the file that a row of the site map lacks */
function loadComponent(name: PageName): Promise<ComponentType<{ data: unknown }>> {
  const folder = componentOf(name);
  const file = `../pages/${folder}/${folder}.page.tsx`;
  const load = components[file];
  if (!load) throw new Error(file);
  return load();
}

const loadFooter = () => import("../components/footer/footer.tsx");

export async function loadPage(
  { name, path, listed = true, footer: hasFooter = true }: Page,
  lang: Lang,
  texts: TextSource = fetchTexts,
): Promise<LoadedPage> {
  const [Component, { data, ...rest }, footer] = await Promise.all([
    loadComponent(name),
    texts(name, lang),
    hasFooter ? loadFooter() : undefined,
  ]);
  const body = <Component data={data} />;
  // the 404 and offline pages have no address of their own: their language links lead home
  return { name, lang, path: listed ? path : "/", Footer: footer?.Footer, ...rest, body };
}

const loaded = new Map<string, Promise<LoadedPage>>();

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

/** Servers answer unknown addresses with the 404 page. @throws Error for a page not of this site */
export function loadPrerenderedPage({ documentElement }: Document): Promise<LoadedPage> {
  const { page: wanted } = documentElement.dataset;
  const lang = shownLanguage();
  const page = pages.find(({ name }) => name === wanted);
  if (!page) throw new Error(`Unknown page: ${wanted}`);
  const loading = loadPage(page, lang);
  if (page.listed !== false) loaded.set(`${lang} ${page.path}`, loading);
  return loading;
}

export type PageTexts = {
  head: { title: string; description: string; keywords: string };
  data: unknown;
  shared: SharedData;
  /** The language of the data's texts, if not the page's. */
  textLang?: Lang;
};

export type TextSource = (name: PageName, lang: Lang) => Promise<PageTexts>;

/** @throws Error when the network or the server fails */
const fetchTexts: TextSource = async (name, lang) => {
  const address = pageTextAddresses[name]?.[lang] ?? "";
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`Failed to fetch ${address}: ${response.status}`);
  return response.json();
};
