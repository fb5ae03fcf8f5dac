import type { EndingTexts, FooterTexts, NavbarTexts } from "../content/shared-texts.ts";
import { type Lang, type Languages, localizedPath, splitPath } from "./languages.ts";

type Row = {
  /** Name of the folder in `src/pages`, of the texts in `content/<lang>` and of the entry in `meta.json`. */
  name: string;
  /** Its name in the specification and in `settings.json`; `{slug}` is the villa's, from `facts.json`. */
  route: string;
  /** Its address in the first language. */
  path: string;
  /** Its link in the bar and in the menu, in the order of the rows: the key of its text in `navbar.json`. */
  menuLabel?: Exclude<keyof NavbarTexts, "url_amenitiz">;
  /** Its link in the footer: the key of its text in `footer.json`. */
  footerLabel?: Exclude<keyof FooterTexts, "codes" | "vatLabel" | "credits">;
  /** `false` for a page without the footer. */
  footer?: boolean;
  /** The words of its last section, under a photograph: the key of the text in `ending.json`. */
  ending?: Exclude<keyof EndingTexts, "bookingLink" | "whatsapp">;
  /** `false` for a page with an ending but without the bar of price and dates that phones have. */
  dateBar?: false;
  /** `false` for a page that replaces another (404, offline): neither linked nor indexed. */
  listed?: boolean;
};

/**
 * The site map: one row per page, from which languages, routes, menu, footer, head tags, sitemap
 * and checks are derived. How to add one: docs/add-a-page.md.
 */
const rows = [
  { name: "home", route: "HomePage", path: "/", ending: "home" },
  { name: "villa", route: "{slug}", path: "/{slug}", menuLabel: "villa", ending: "villa" },
  { name: "interni", route: "interni", path: "/interni", menuLabel: "interior", ending: "interni" },
  {
    name: "experience",
    route: "experience",
    path: "/experience",
    menuLabel: "experience",
    ending: "experience",
  },
  { name: "about", route: "about", path: "/about", menuLabel: "about", ending: "about" },
  {
    name: "contatti",
    route: "contatti",
    path: "/contatti",
    menuLabel: "contacts",
    ending: "contatti",
    dateBar: false,
  },
  { name: "booking", route: "booking", path: "/prenotazioni", menuLabel: "booking", footer: false },
  {
    name: "cookie-policy",
    route: "cookie-policy",
    path: "/cookie-policy",
    footerLabel: "cookiePolicy",
  },
  {
    name: "privacy-policy",
    route: "privacy-policy",
    path: "/privacy-policy",
    footerLabel: "privacyPolicy",
  },
  { name: "legal-notes", route: "note-legali", path: "/note-legali", footerLabel: "legalNotes" },
  {
    name: "accessibility",
    route: "accessibilita",
    path: "/accessibilita",
    footerLabel: "accessibility",
  },
  { name: "not-found", route: "404", path: "/404", listed: false },
  { name: "offline", route: "offline", path: "/offline", listed: false },
] as const satisfies readonly Row[];

export type PageName = (typeof rows)[number]["name"];

export function isPageName(name: string): name is PageName {
  return rows.some((row) => row.name === name);
}

/** A row of the site map, with the villa's own address filled in. */
export type Page = Row & { name: PageName };

/** Every page that React renders. */
export function allPages(villaSlug: string): Page[] {
  return rows.map((row: Page) => ({
    ...row,
    route: row.route.replace("{slug}", villaSlug),
    path: row.path.replace("{slug}", villaSlug),
  }));
}

/** The pages that are linked and indexed. */
export function sitePages(villaSlug: string): Page[] {
  return allPages(villaSlug).filter(({ listed }) => listed !== false);
}

/** Address of the PDF of the commercial conditions, and its path in the built site. */
export const conditionsPath = "/pdf/Condizioni_Commerciali.pdf";

/** The address of the editor, on the published site and on the owner's desk; its files are below. */
export const editorAddress = "/admin";

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

type Texts = {
  navbar: NavbarTexts;
  footer: Omit<FooterTexts, "codes" | "vatLabel">;
  site: { name: string; slug: string };
};

export type NavigationItem = { page: PageName; text: string };

/** The links of header and menu, in the order of the site map. */
export function menuItems({ navbar, site }: Texts): NavigationItem[] {
  return sitePages(site.slug).flatMap(({ name, menuLabel }) =>
    menuLabel ? [{ page: name, text: navbar[menuLabel] }] : [],
  );
}

/** The links of the footer to pages of the site, in the order of the site map. */
export function footerItems({ footer, site }: Texts): NavigationItem[] {
  return sitePages(site.slug).flatMap(({ name, footerLabel }) =>
    footerLabel ? [{ page: name, text: footer[footerLabel] }] : [],
  );
}

/** The text of the link to a page in menu or footer; the villa's name where neither has one. */
export function pageLabel(
  { menuLabel, footerLabel }: Page,
  { navbar, footer, site }: Texts,
): string {
  if (menuLabel) return navbar[menuLabel];
  return footerLabel ? footer[footerLabel] : site.name;
}
