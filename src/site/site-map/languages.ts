type LanguageRow = {
  name: string;
  /** For dates, numbers and plurals (BCP 47); previews of links name it too, as `og:locale`. */
  locale: string;
  /** Countries (ISO 3166) whose visitors are shown it at their first visit. */
  countries: readonly string[];
};

/** One row each, words in `src/words` and a folder of texts; `settings.json` picks and orders. */
const known = {
  en: { name: "English", locale: "en-GB", countries: ["GB", "IE", "US", "CA", "AU", "NZ"] },
  it: { name: "Italiano", locale: "it-IT", countries: ["IT", "SM", "VA"] },
  de: { name: "Deutsch", locale: "de-DE", countries: ["DE", "AT", "CH", "LI"] },
  fr: { name: "Français", locale: "fr-FR", countries: ["FR", "BE", "LU", "MC"] },
} as const satisfies Record<string, LanguageRow>;

/** A language of the guests; the owner's is another type. */
export type Lang = keyof typeof known;

export const knownLanguages: Readonly<Record<Lang, LanguageRow>> = known;

export const languageCodes = Object.keys(known).filter(isKnown);

function isKnown(code: string): code is Lang {
  return Object.hasOwn(known, code);
}

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

export function languageOfCountry(country: string, languages: Languages): Lang {
  return languages.find((lang) => knownLanguages[lang].countries.includes(country)) ?? languages[0];
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
