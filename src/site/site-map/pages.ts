import { type Lang, type Languages, localizedPath, splitPath } from "./languages.ts";

type Row = {
  /** Name of the folder in `src/pages`, of the texts in `content/<lang>` and of the entry in `meta.json`. */
  name: string;
  /** Its name in the specification, if not `name`, and in `settings.json`; `{slug}` is the villa's, from `facts.json`. */
  route?: string;
  /** Its route name, if absent. */
  path?: string;
  /** The keys of its word in `navbar.json` or `footer.json`, and of its sentence in `ending.json`. */
  menuLabel?: string;
  footerLabel?: string;
  ending?: string;
  footer?: boolean;
  /** `false` for a page that replaces another (404, offline): neither linked nor indexed. */
  listed?: boolean;
};

/** One row per page, from which all else is derived. How to add one: docs/add-a-page.md. */
const rows = [
  { name: "home", route: "HomePage", path: "/", ending: "home" },
  { name: "villa", route: "{slug}", menuLabel: "villa", ending: "villa" },
  { name: "interni", menuLabel: "interior", ending: "interni" },
  { name: "experience", menuLabel: "experience", ending: "experience" },
  { name: "about", menuLabel: "about", ending: "about" },
  { name: "contatti", menuLabel: "contacts" },
  { name: "booking", path: "/prenotazioni", menuLabel: "booking", footer: false },
  { name: "cookie-policy", footerLabel: "cookiePolicy" },
  { name: "privacy-policy", footerLabel: "privacyPolicy" },
  { name: "legal-notes", route: "note-legali", footerLabel: "legalNotes" },
  { name: "accessibility", route: "accessibilita", footerLabel: "accessibility" },
  { name: "not-found", route: "404", listed: false },
  { name: "offline", listed: false },
] as const satisfies readonly Row[];

/** A page that the owner has written: `own-` and the name of its folder, also the key of its label. */
export type OwnName = `own-${string}`;

export type PageName = (typeof rows)[number]["name"] | OwnName;

/** The folder of `src/pages` that draws a page. */
export function componentOf(name: PageName): string {
  return name.startsWith("own-") ? "own" : name;
}

export function isPageName(name: string): name is PageName {
  return rows.some((row) => row.name === name);
}

type LabelKey = "menuLabel" | "footerLabel" | "ending";

/** The keys of texts that a kind of label has in all rows. */
export type Label<Key extends LabelKey> = Extract<(typeof rows)[number], Record<Key, string>>[Key];

export function labelsOf(key: LabelKey): string[] {
  return rows.flatMap((row: Row) => row[key] ?? []);
}

type NamedRow = Omit<Row, "name" | LabelKey> & {
  name: PageName;
  menuLabel?: Label<"menuLabel"> | OwnName;
  footerLabel?: Label<"footerLabel"> | OwnName;
  ending?: Label<"ending">;
};

export type Page = NamedRow & { route: string; path: string };

/** `pages` of `settings.json`: names of routes. */
export type PagesSetting = { hidden: readonly string[]; order: readonly string[] };

/** Those that the house shows: the ones in `order` first, and the owner's before the contacts. */
export function allPages(
  villaSlug: string,
  { hidden, order }: PagesSetting = { hidden: [], order: [] },
  own: readonly Page[] = [],
): Page[] {
  const place = ({ route }: Page) => order.indexOf(route) + 1 || order.length + 1;
  return rows
    .flatMap((row: NamedRow) => (row.name === "contatti" ? [...own, row] : [row]))
    .map((row) => {
      const route = (row.route ?? row.name).replace("{slug}", villaSlug);
      return { ...row, route, path: row.path ?? `/${route}` };
    })
    .filter(({ route }) => !hidden.includes(route))
    .sort((one, other) => place(one) - place(other));
}

/** Without 404 and offline. */
export function listedPages(pages: Page[]): Page[] {
  return pages.filter(({ listed }) => listed !== false);
}

/** What no house can do without, or the law asks for. */
export function mayBeHidden({ name, listed }: Page): boolean {
  const kept: PageName[] = ["home", "contatti", "booking"];
  const legal: PageName[] = ["cookie-policy", "privacy-policy", "legal-notes"];
  return listed !== false && ![...kept, ...legal].includes(name);
}

export const conditionsPath = "/pdf/Condizioni_Commerciali.pdf";

export const editorAddress = "/admin";

/** The folder of a page that the owner is writing at the desk and has not saved yet. */
export const newPage = "new";

export function pageAddress(
  pages: Page[],
  name: PageName,
  lang: Lang,
  languages: Languages,
): string | undefined {
  const page = listedPages(pages).find((candidate) => candidate.name === name);
  return page && localizedPath(page.path, lang, languages);
}

export function isListed(name: PageName): boolean {
  return name.startsWith("own-") || listedPages(allPages("")).some((page) => page.name === name);
}

export function matchPath(
  pages: Page[],
  pathname: string,
  languages: Languages,
): { page: Page; lang: Lang } | undefined {
  const { lang, path } = splitPath(pathname, languages);
  const page = listedPages(pages).find((candidate) => candidate.path === path);
  return page && { page, lang };
}

type Texts = {
  navbar: Readonly<Record<Label<"menuLabel"> | OwnName, string>>;
  footer: Readonly<Record<Label<"footerLabel"> | OwnName, string>>;
  site: { name: string };
};

export type NavigationItem = { page: PageName; text: string };

export function menuItems(pages: Page[], { navbar }: Texts): NavigationItem[] {
  return pages.flatMap(({ name, menuLabel }) =>
    menuLabel ? [{ page: name, text: navbar[menuLabel] ?? "" }] : [],
  );
}

export function footerItems(pages: Page[], { footer }: Texts): NavigationItem[] {
  return pages.flatMap(({ name, footerLabel }) =>
    footerLabel ? [{ page: name, text: footer[footerLabel] ?? "" }] : [],
  );
}

export function pageLabel(
  { menuLabel, footerLabel }: Page,
  { navbar, footer, site }: Texts,
): string {
  return (menuLabel && navbar[menuLabel]) ?? (footerLabel && footer[footerLabel]) ?? site.name;
}
