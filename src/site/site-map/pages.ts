import type { FooterTexts, NavbarTexts } from "../content/shared-texts.ts";
import { type Lang, type Languages, localizedPath, splitPath } from "./languages.ts";

type Row = {
  /** Name of the folder in `src/pages`, of the texts in `content/<lang>` and of the entry in `meta.json`. */
  name: string;
  /** Its address in the first language; `{slug}` is the villa's, from `facts.json`. */
  path: string;
  /** Its link in the bar and in the menu, in the order of the rows: the key of its text in `navbar.json`. */
  menuLabel?: Exclude<keyof NavbarTexts, "url_amenitiz">;
  /** Its link in the footer: the key of its text in `footer.json`. */
  footerLabel?: Exclude<keyof FooterTexts, "codes" | "vatLabel" | "credits">;
  /** `false` for a page without the footer. */
  footer?: boolean;
  /** The sentence of its last section, a photograph by night: the key of its text in `ending.json`. */
  ending?: "pool" | "house";
  /** `false` for a page that replaces another (404, offline): neither linked nor indexed. */
  listed?: boolean;
};

/**
 * The site map: one row per page, from which languages, routes, menu, footer, head tags, sitemap
 * and checks are derived. How to add one: docs/add-a-page.md.
 */
const rows = [
  { name: "home", path: "/", ending: "pool" },
  { name: "villa", path: "/{slug}", menuLabel: "villa", ending: "pool" },
  { name: "interni", path: "/interni", menuLabel: "interior", ending: "pool" },
  { name: "experience", path: "/experience", menuLabel: "experience", ending: "house" },
  { name: "about", path: "/about", menuLabel: "about", ending: "house" },
  { name: "contatti", path: "/contatti", menuLabel: "contacts", ending: "house" },
  { name: "booking", path: "/prenotazioni", menuLabel: "booking", footer: false },
  { name: "cookie-policy", path: "/cookie-policy", footerLabel: "cookiePolicy" },
  { name: "privacy-policy", path: "/privacy-policy", footerLabel: "privacyPolicy" },
  { name: "legal-notes", path: "/note-legali", footerLabel: "legalNotes" },
  { name: "not-found", path: "/404", listed: false },
  { name: "offline", path: "/offline", listed: false },
] as const satisfies readonly Row[];

export type PageName = (typeof rows)[number]["name"];

/** A row of the site map, with the villa's own address filled in. */
export type Page = Row & { name: PageName };

/** Every page that React renders. */
export function allPages(villaSlug: string): Page[] {
  return rows.map((row: Page) => ({ ...row, path: row.path.replace("{slug}", villaSlug) }));
}

/** The pages that are linked and indexed. */
export function sitePages(villaSlug: string): Page[] {
  return allPages(villaSlug).filter(({ listed }) => listed !== false);
}

/** Address of the PDF of the commercial conditions, and its path below `public/`. */
export const conditionsPath = "/pdf/Condizioni_Commerciali.pdf";

/** Address of one of these pages in a language; undefined for a page that is not among them. */
export function pageAddress(
  pages: Page[],
  name: PageName,
  lang: Lang,
  languages: Languages,
): string | undefined {
  const page = pages.find((candidate) => candidate.name === name);
  return page && localizedPath(page.path, lang, languages);
}

/** Whether a page is linked and indexed. */
export function isListed(name: PageName): boolean {
  return sitePages("").some((page) => page.name === name);
}

/** The page at an address, with the language of the address; undefined where there is none. */
export function matchPath(
  pages: Page[],
  pathname: string,
  languages: Languages,
): { page: Page; lang: Lang } | undefined {
  const { lang, path } = splitPath(pathname, languages);
  const page = pages.find((candidate) => candidate.path === path);
  return page && { page, lang };
}
