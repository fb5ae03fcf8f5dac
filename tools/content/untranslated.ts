import { type KeyPath, type Problem, problem } from "../../src/site/content/problem.ts";
import type { Lang, Languages } from "../../src/site/site-map/languages.ts";
import { type House, jsonIn } from "./house.ts";
import { textFile, writtenIn } from "./own-pages.ts";
import { isGroup, mostKeys, stringsIn, valueAt } from "./values.ts";

export type MissingText = { path: KeyPath; key: string };

export function missingTexts(
  file: string,
  missing: readonly MissingText[],
  languages: { lang: Lang; first: Lang },
): Problem[] {
  const [text] = missing;
  if (!text) return [];
  if (text.path.length === 0) return [problem("translation-file", file, [], languages)];
  const keys = missing.slice(0, mostKeys).map(({ key }) => key);
  const values = { ...languages, count: missing.length, keys };
  return [problem("translation-missing", file, text.path, values)];
}

/** Three words or more, one of which is no name: a shorter text may be equal in two languages. */
function isSentence(text: string): boolean {
  const words = text.replace(/\{[^}]*\}/g, "").match(/(?<!\S)[\p{L}’-]+/gu) ?? [];
  return words.length > 2 && words.some((word) => /^\p{Ll}{2}/u.test(word));
}

/** Texts in which a language still has the words of the first one, as `npm run new-language` leaves them. */
export function untranslated(house: House, languages: Languages): Problem[] {
  const [first, ...others] = languages;
  const texts = writtenIn(house, first).flatMap(({ name, value }) =>
    stringsIn(value)
      // the name of a code or a person is the same everywhere
      .filter(({ path, text }) => path.at(-1) !== "name" && isSentence(text))
      .map((each) => ({ ...each, name })),
  );
  const captions = house.paths
    .filter((path) => path.endsWith("/captions.json"))
    .flatMap((path) => {
      const { value } = jsonIn(house, path);
      return Array.isArray(value)
        ? value.filter(isGroup).map((caption) => ({ path, caption }))
        : [];
    });
  return others.flatMap((lang) => {
    const own = new Map(writtenIn(house, lang).map(({ name, value }) => [name, value]));
    const equal = [
      ...texts
        .filter(({ name, path, text }) => valueAt(own.get(name), path) === text)
        .map(({ name }) => ({ name: textFile(lang, name).replace(`${lang}/`, "") })),
      ...captions
        .filter(({ caption }) => caption[lang] === caption[first])
        .map(({ path }) => ({ name: path })),
    ];
    if (equal.length === 0) return [];
    const counts = [...Map.groupBy(equal, ({ name }) => name)].map(
      ([name, { length }]) => `${name} (${length})`,
    );
    const total = texts.length + captions.length;
    return problem("translation-same", lang, [], {
      lang,
      first,
      count: equal.length,
      total,
      counts,
    });
  });
}
