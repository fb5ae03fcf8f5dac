export const langs = ["en", "it"] as const;
export type Lang = (typeof langs)[number];

export type PageName =
  | "home"
  | "villa"
  | "interni"
  | "experience"
  | "about"
  | "contatti"
  | "booking"
  | "cookie-policy"
  | "privacy-policy"
  | "legal-notes"
  | "not-found"
  | "offline";

/** One row of the site map: `path` is the English address, from which the Italian one is made. */
export type Page = { id: string; name: PageName; path: string };

/**
 * The site map. Both languages come from the same rows, so they cannot drift apart.
 * The ids are the route names of the specification; the villa's own is its slug.
 */
export function sitePages(villaSlug: string): Page[] {
  return [
    { id: "HomePage", name: "home", path: "/" },
    { id: villaSlug, name: "villa", path: `/${villaSlug}` },
    { id: "interni", name: "interni", path: "/interni" },
    { id: "experience", name: "experience", path: "/experience" },
    { id: "about", name: "about", path: "/about" },
    { id: "contatti", name: "contatti", path: "/contatti" },
    { id: "booking", name: "booking", path: "/prenotazioni" },
    { id: "cookie-policy", name: "cookie-policy", path: "/cookie-policy" },
    { id: "privacy-policy", name: "privacy-policy", path: "/privacy-policy" },
    { id: "note-legali", name: "legal-notes", path: "/note-legali" },
  ];
}

/** The address of an English path in a language: `/interni` becomes `/it/interni`, `/` becomes `/it`. */
export function localizedPath(path: string, lang: Lang): string {
  if (lang === "en") return path;
  return path === "/" ? "/it" : `/it${path}`;
}

/** Splits an address into its language and its English path: `/it/interni` is Italian `/interni`. */
export function splitPath(pathname: string): { lang: Lang; path: string } {
  const clean = pathname.replace(/\/+$/, "") || "/";
  if (clean === "/it") return { lang: "it", path: "/" };
  if (clean.startsWith("/it/")) return { lang: "it", path: clean.slice(3) };
  return { lang: "en", path: clean };
}

/** Finds the page that stands at an address, or nothing. */
export function matchPath(pages: Page[], pathname: string): { page: Page; lang: Lang } | undefined {
  const { lang, path } = splitPath(pathname);
  const page = pages.find((candidate) => candidate.path === path);
  return page && { page, lang };
}
