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
  return titles.flatMap(({ lang, page, title }, index) => {
    const first = titles.findIndex((other) => other.title === title);
    const twin = titles[first];
    if (!twin || first === index) return [];
    return [
      `content/${lang}/meta.json: "${page}.title" is also that of "${twin.page}" in content/${twin.lang}/meta.json; give every page a title of its own`,
    ];
  });
}

function tooLong(file: string, key: string, text: string, most: number): string[] {
  const length = [...text].length;
  if (length <= most) return [];
  return [`${file}: "${key}" has ${length} characters; search engines show ${most}, shorten it`];
}
