import { repeats } from "../../src/modules/duplicates/duplicates.ts";
import { type Lang, langs } from "../../src/site/site-map/languages.ts";
import { searchLengths } from "./search-lengths.ts";
import type { Head, Texts } from "./text-files.ts";

/** Titles and descriptions that search engines would truncate. */
export function headWarnings(meta: Record<string, Head>, folder: string): string[] {
  return Object.entries(meta).flatMap(([page, { title, description }]) => [
    ...tooLong(`${folder}/meta.json`, `${page}.title`, title, searchLengths.title),
    ...tooLong(
      `${folder}/meta.json`,
      `${page}.description`,
      description,
      searchLengths.description,
    ),
  ]);
}

/** Titles that two pages share, in any language: in search results they could not be distinguished. */
export function equalTitles(texts: Record<Lang, Texts>): string[] {
  const titles = langs.flatMap((lang) =>
    Object.entries(texts[lang].meta).map(([page, { title }]) => ({ lang, page, title })),
  );
  return repeats(titles, ({ title }) => title).map(
    ({ entry: { lang, page }, first }) =>
      `content/${lang}/meta.json: "${page}.title" is also that of "${first.page}" in content/${first.lang}/meta.json; give every page a title of its own`,
  );
}

function tooLong(file: string, key: string, text: string, most: number): string[] {
  const length = [...text].length;
  if (length <= most) return [];
  return [`${file}: "${key}" has ${length} characters; search engines show ${most}, shorten it`];
}
