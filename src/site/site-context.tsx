import { languages, pages } from "virtual:site-content";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { SharedData } from "./content/shared-data.ts";
import { type Lang, localizedPath } from "./site-map/languages.ts";
import { type Page, type PageName, pageAddress } from "./site-map/pages.ts";

export type Site = {
  lang: Lang;
  page: PageName;
  addressIn(lang: Lang): string;
  shared: SharedData;
  ending: Page["ending"];
  barPrice: string | undefined;
  href(name: PageName): string;
  /** Whether the house shows the page: others are not linked. */
  has(name: PageName): boolean;
};

const SiteContext = createContext<Site | undefined>(undefined);

/** Whether the page is rendered hidden, before the visitor opens it: nothing may be fetched. */
export const HiddenPageContext = createContext(false);

type SiteProviderProps = Pick<Site, "lang" | "page" | "shared"> & {
  /** Address of the page in the first language, from which those in all languages are made. */
  path: string;
  children: ReactNode;
};

export function SiteProvider({ lang, page, path, shared, children }: SiteProviderProps) {
  const site = useMemo<Site>(() => {
    const row = pages.find(({ name }) => name === page);
    return {
      lang,
      page,
      addressIn: (each) => localizedPath(path, each, languages),
      shared,
      ending: row?.ending,
      barPrice: row?.ending && shared.site.fromPrice,
      href: (name) =>
        pageAddress(pages, name, lang, languages) ?? localizedPath("/", lang, languages),
      has: (name) => pages.some((each) => each.name === name),
    };
  }, [lang, page, path, shared]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** @throws Error outside a SiteProvider */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite: no SiteProvider above this component");
  return site;
}
