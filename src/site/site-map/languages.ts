export const langs = ["en", "it"] as const;
export type Lang = (typeof langs)[number];

/** Whether a value, from storage or an attribute, is one of the languages. */
export function isLang(value: unknown): value is Lang {
  return value === "en" || value === "it";
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

/**
 * The addresses of a page in all languages, by the code that search engines know them by. English is for
 * all other languages too.
 */
export function alternates(addressIn: (lang: Lang) => string): [hreflang: string, href: string][] {
  const own = langs.map((lang): [string, string] => [lang, addressIn(lang)]);
  return [...own, ["x-default", addressIn("en")]];
}
