/** A language of the guests, by its file of `src/words`; the owner's is another type. */
export type Lang = "en" | "it" | "de" | "fr";

/** The first one has addresses without a prefix, and stands for a text that another one lacks. */
export type Languages = readonly [first: Lang, ...others: Lang[]];

export type ByLanguage<Value> = Readonly<Record<Lang, Value>>;

export function byLanguage<Value, Code extends Lang>(
  languages: readonly Code[],
  make: (lang: Code) => Value,
): Readonly<Record<Code, Value>>;
// every `Lang` in a program comes from the site's list, so the others are never asked for
export function byLanguage<Code>(
  languages: readonly Code[],
  make: (lang: Code) => unknown,
): object {
  return Object.fromEntries(languages.map((lang) => [lang, make(lang)]));
}

export function findLanguage(value: unknown, languages: Languages): Lang | undefined {
  return languages.find((lang) => lang === value);
}

export function languageOfCountry(
  country: string,
  languages: Languages,
  rows: ByLanguage<{ countries: readonly string[] }>,
): Lang {
  return languages.find((lang) => rows[lang].countries.includes(country)) ?? languages[0];
}

/** The address of a path in a language: `/interni` becomes `/it/interni`, `/` becomes `/it`. */
export function localizedPath(path: string, lang: Lang, languages: Languages): string {
  if (lang === languages[0]) return path;
  return path === "/" ? `/${lang}` : `/${lang}${path}`;
}

export function splitPath(pathname: string, languages: Languages): { lang: Lang; path: string } {
  const [first, ...others] = languages;
  const clean = pathname.replace(/\/+$/, "") || "/";
  const lang = others.find((each) => `${clean}/`.startsWith(`/${each}/`));
  if (!lang) return { lang: first, path: clean };
  return { lang, path: clean.slice(lang.length + 1) || "/" };
}

/** `/interni#plans` is `/it/interni#plans` once Italian is saved; undefined where it is right. */
export function savedAddress(
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
  saved: unknown,
  languages: Languages,
): string | undefined {
  const { lang, path } = splitPath(pathname, languages);
  const wanted = findLanguage(saved, languages);
  if (lang !== languages[0] || !wanted || wanted === lang) return undefined;
  return localizedPath(path, wanted, languages) + search + hash;
}

/** By the codes of search engines; the first language is for all other languages too. */
export function alternates(
  addressIn: (lang: Lang) => string,
  languages: Languages,
): [hreflang: string, href: string][] {
  const own = languages.map((lang): [string, string] => [lang, addressIn(lang)]);
  return [...own, ["x-default", addressIn(languages[0])]];
}

export const languageKey = "userLocale";
