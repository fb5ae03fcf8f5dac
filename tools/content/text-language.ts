import { type Problem, problem } from "../../src/site/content/problem.ts";
import type { Languages } from "../../src/site/site-map/languages.ts";
import functionWords from "./function-words.json" with { type: "json" };
import { type House, jsonIn } from "./house.ts";
import { writtenIn } from "./own-pages.ts";
import { textsIn } from "./texts.ts";

const leastWords = 5;

/** Function words below which a text may only quote another language. */
const leastKnown = 3;

/** How much more function words the winner needs than the next language. */
const lead = 1.4;

/** Words that two languages share are left out, unless much more frequent in one. */
const sets = Object.entries(functionWords).map(
  ([language, words]) => [language, new Set(words.split(" "))] as const,
);

/** Texts plainly in another language of the site than their file; a missing translation is none. */
export function languageWarnings(house: House, languages: Languages): Problem[] {
  const texts = languages.flatMap((lang) =>
    writtenIn(house, lang).flatMap(({ file, value }) =>
      textsIn(value, file).map((each) => ({ ...each, lang })),
    ),
  );
  const captions = house.paths
    .filter((path) => path.endsWith("/captions.json"))
    .flatMap((path) => textsIn(jsonIn(house, path).value, path))
    .flatMap((each) => {
      const lang = languages.find((known) => known === each.path.at(-1));
      return lang ? [{ ...each, lang }] : [];
    });
  const all = [...texts, ...captions];
  const copies = new Set(all.map(({ lang, text }) => `${lang} ${text}`));
  return all.flatMap(({ file, path, text, lang }) => {
    const found = textLanguage(text);
    if (found === undefined || found === lang) return [];
    // a copy of the other language's is a translation that is still to be written
    if (copies.has(`${found} ${text}`)) return [];
    const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
    return [problem("text-language", file, path, { found, lang, text: shown })];
  });
}

/** Letters that are shown of a text. */
const longest = 40;

/** Undefined where a text is short or no language is well ahead, so that the caller keeps quiet. */
function textLanguage(text: string): string | undefined {
  const words = text
    .replace(/\{[^}]*\}|https?:\S+|\[\w+:[^\]]*\]/g, " ")
    .toLowerCase()
    .match(/\p{L}+/gu);
  if (!words || words.length < leastWords) return undefined;
  const [best, next] = sets
    .map(([language, known]) => ({
      language,
      score: words.filter((word) => known.has(word)).length,
    }))
    .sort((one, other) => other.score - one.score);
  if (!best || !next || best.score < leastKnown) return undefined;
  return best.score >= next.score * lead && best.score > next.score ? best.language : undefined;
}
