import { villaSlug } from "virtual:site-content";
import type { ComponentType, ReactElement } from "react";
import type { PageData, SharedData } from "../../tools/pages/page-data.ts";
import { loadStyled } from "../site/sheet/site-sheet.ts";
import { type Lang, matchPath, type PageName, sitePages } from "../site/site-map/pages.ts";
import { fetchTexts, type TextSource } from "./page-texts.ts";

const pages = sitePages(villaSlug);

/** A page ready to be drawn: its component with its texts, in one language. */
export type LoadedPage = {
  name: PageName;
  lang: Lang;
  /** English address, the same for both languages. */
  path: string;
  head: PageData[PageName]["head"];
  shared: SharedData;
  /** The page itself. Its component stays the same in both languages, and so does its state. */
  body: ReactElement;
};

type PageLoader = (
  lang: Lang,
  texts: TextSource,
) => Promise<Pick<LoadedPage, "head" | "body" | "shared">>;

/** Ties a page's component to its texts: each is a file of its own, fetched at the same time. */
function pageLoader<Name extends PageName>(
  name: Name,
  loadComponent: () => Promise<ComponentType<{ data: PageData[Name] }>>,
): PageLoader {
  return async (lang, texts) => {
    const [Page, { page, shared }] = await Promise.all([loadComponent(), texts(name, lang)]);
    return { head: page.head, body: <Page data={page} />, shared };
  };
}

const pageLoaders: Record<PageName, PageLoader> = {
  home: pageLoader("home", () =>
    import("../pages/home/home.page.tsx").then((page) => page.HomePage),
  ),
  villa: pageLoader("villa", () =>
    import("../pages/villa/villa.page.tsx").then((page) => page.VillaPage),
  ),
  interni: pageLoader("interni", () =>
    import("../pages/interni/interni.page.tsx").then((page) => page.InterniPage),
  ),
  experience: pageLoader("experience", () =>
    import("../pages/experience/experience.page.tsx").then((page) => page.ExperiencePage),
  ),
  about: pageLoader("about", () =>
    import("../pages/about/about.page.tsx").then((page) => page.AboutPage),
  ),
  contatti: pageLoader("contatti", () =>
    import("../pages/contatti/contatti.page.tsx").then((page) => page.ContattiPage),
  ),
  booking: pageLoader("booking", () =>
    import("../pages/booking/booking.page.tsx").then((page) => page.BookingPage),
  ),
  "cookie-policy": pageLoader("cookie-policy", () =>
    import("../pages/cookie-policy/cookie-policy.page.tsx").then((page) => page.CookiePolicyPage),
  ),
  "privacy-policy": pageLoader("privacy-policy", () =>
    import("../pages/privacy-policy/privacy-policy.page.tsx").then(
      (page) => page.PrivacyPolicyPage,
    ),
  ),
  "legal-notes": pageLoader("legal-notes", () =>
    import("../pages/legal-notes/legal-notes.page.tsx").then((page) => page.LegalNotesPage),
  ),
  "not-found": pageLoader("not-found", () =>
    import("../pages/not-found/not-found.page.tsx").then((page) => page.NotFoundPage),
  ),
  offline: pageLoader("offline", () =>
    import("../pages/offline/offline.page.tsx").then((page) => page.OfflinePage),
  ),
};

/** Loads a page in a language: its component and its texts, at the same time. */
export async function loadPage(
  name: PageName,
  lang: Lang,
  path: string,
  texts: TextSource = fetchTexts,
): Promise<LoadedPage> {
  return { name, lang, path, ...(await pageLoaders[name](lang, texts)) };
}

const loaded = new Map<string, Promise<LoadedPage>>();

/** The page at an address of this site, loaded once; nothing where no page stands there. */
export function loadPageAt(url: URL): Promise<LoadedPage> | undefined {
  const match = matchPath(pages, url.pathname);
  if (!match) return;
  const key = `${match.lang} ${match.page.path}`;
  const known = loaded.get(key);
  if (known) return known;
  const { name, path } = match.page;
  const load = () => loadPage(name, match.lang, path);
  // the document in hand has the rules for its own page, whichever the language
  const loading = name === document.documentElement.dataset.page ? load() : loadStyled(load);
  loaded.set(key, loading);
  // a failed download may be tried again
  loading.catch(() => loaded.delete(key));
  return loading;
}

/**
 * The page that the document in hand was prerendered as, whatever its address: a server shows the
 * 404 page at any unknown one.
 */
export function loadPrerenderedPage(document: Document): Promise<LoadedPage> {
  const { page: name, lang } = readPrerendered(document.documentElement);
  const page = pages.find((candidate) => candidate.name === name);
  const loading = loadPage(name, lang, page?.path ?? "/");
  if (page) loaded.set(`${lang} ${page.path}`, loading);
  return loading;
}

function readPrerendered({ dataset, lang }: HTMLElement): { page: PageName; lang: Lang } {
  const page = Object.keys(pageLoaders).find((name): name is PageName => name === dataset.page);
  if (!page) throw new Error(`<html data-page="${dataset.page}"> names no page of this site`);
  return { page, lang: lang === "it" ? "it" : "en" };
}
