import type { ComponentType } from "react";
import { pageData, sharedData, villaSlug } from "virtual:page-data";
import type { PageData, SharedData } from "../../build/content/page-data.ts";
import { type Lang, matchPath, type PageName, sitePages } from "../site/pages.ts";

export const pages = sitePages(villaSlug);

/** A page ready to be drawn: its component with its texts, in one language. */
export type LoadedPage = {
  name: PageName;
  lang: Lang;
  /** English address, the same for both languages. */
  path: string;
  head: PageData[PageName]["head"];
  shared: SharedData;
  Body: ComponentType;
};

type Components = { [Name in PageName]: () => Promise<ComponentType<{ data: PageData[Name] }>> };

const components: Components = {
  home: () => import("../pages/home/home.tsx").then((page) => page.HomePage),
  villa: () => import("../pages/villa/villa.tsx").then((page) => page.VillaPage),
  interni: () => import("../pages/interni/interni.tsx").then((page) => page.InterniPage),
  experience: () =>
    import("../pages/experience/experience.tsx").then((page) => page.ExperiencePage),
  about: () => import("../pages/about/about.tsx").then((page) => page.AboutPage),
  contatti: () => import("../pages/contatti/contatti.tsx").then((page) => page.ContattiPage),
  booking: () => import("../pages/booking/booking.tsx").then((page) => page.BookingPage),
  "cookie-policy": () =>
    import("../pages/cookie-policy/cookie-policy.tsx").then((page) => page.CookiePolicyPage),
  "privacy-policy": () =>
    import("../pages/privacy-policy/privacy-policy.tsx").then((page) => page.PrivacyPolicyPage),
  "legal-notes": () =>
    import("../pages/legal-notes/legal-notes.tsx").then((page) => page.LegalNotesPage),
  "not-found": () => import("../pages/not-found/not-found.tsx").then((page) => page.NotFoundPage),
  offline: () => import("../pages/offline/offline.tsx").then((page) => page.OfflinePage),
};

/** Loads a page in a language: its component, its texts and the shared texts, in parallel. */
export async function loadPage<Name extends PageName>(
  name: Name,
  lang: Lang,
  path: string,
): Promise<LoadedPage> {
  const [Page, data, shared] = await Promise.all([
    components[name](),
    pageData[name][lang](),
    sharedData[lang](),
  ]);
  const Body = () => <Page data={data.default} />;
  return { name, lang, path, head: data.default.head, shared: shared.default, Body };
}

const loaded = new Map<string, Promise<LoadedPage>>();

/** The page at an address of this site, loaded once; nothing where no page stands there. */
export function loadPageAt(url: URL): Promise<LoadedPage> | undefined {
  const match = matchPath(pages, url.pathname);
  if (!match) return;
  const key = `${match.lang} ${match.page.path}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = loadPage(match.page.name, match.lang, match.page.path);
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
  return loadPage(name, lang, pages.find((page) => page.name === name)?.path ?? "/");
}

function readPrerendered({ dataset, lang }: HTMLElement): { page: PageName; lang: Lang } {
  const page = Object.keys(components).find((name): name is PageName => name === dataset.page);
  if (!page) throw new Error(`<html data-page="${dataset.page}"> names no page of this site`);
  return { page, lang: lang === "it" ? "it" : "en" };
}
