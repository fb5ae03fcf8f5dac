import { languages } from "virtual:site-content";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { SharedData } from "../content/shared-data.ts";
import { type Lang, localizedPath } from "../site-map/languages.ts";
import { type Page, type PageName, pageAddress, sitePages } from "../site-map/pages.ts";

/** What every component can read about its page. */
export type Site = {
  lang: Lang;
  page: PageName;
  /** Address of the page in a language. */
  addressIn(lang: Lang): string;
  shared: SharedData;
  /** How the page ends, as in the site map; undefined for a page that ends with the footer. */
  ending: Page["ending"];
  /** The price in the bar at the foot of a phone's window; undefined for a page without the bar. */
  barPrice: string | undefined;
  /** Address of a page in the language of this one. */
  href(name: PageName): string;
};

const SiteContext = createContext<Site | undefined>(undefined);

/** Whether a component is on a page that is rendered hidden, before the visitor opens it: it must not fetch anything. */
export const HiddenPageContext = createContext(false);

type SiteProviderProps = Pick<Site, "lang" | "page" | "shared"> & {
  /** Address of the page in the first language, from which those in all languages are made. */
  path: string;
  children: ReactNode;
};

/** Makes a page's language, texts and addresses available to the components below. */
export function SiteProvider({ lang, page, path, shared, children }: SiteProviderProps) {
  const site = useMemo<Site>(() => {
    const pages = sitePages(shared.site.slug);
    const row = pages.find(({ name }) => name === page);
    return {
      lang,
      page,
      addressIn: (each) => localizedPath(path, each, languages),
      shared,
      ending: row?.ending,
      barPrice: row?.ending && row.dateBar !== false ? shared.site.fromPrice : undefined,
      href: (name) =>
        pageAddress(pages, name, lang, languages) ?? localizedPath("/", lang, languages),
    };
  }, [lang, page, path, shared]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/**
 * The page's language, texts and addresses.
 * @throws Error outside a SiteProvider
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite: no SiteProvider above this component");
  return site;
}
