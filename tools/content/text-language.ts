import { type Problem, problem } from "../../src/site/content/problem.ts";
import type { Languages } from "../../src/site/site-map/languages.ts";
import { type House, jsonIn } from "./house.ts";
import { writtenIn } from "./own-pages.ts";
import { textsIn } from "./texts.ts";

/** Words that two languages share are left out, unless much more frequent in one. */
const functionWords: Record<string, string> = {
  en: "the and of to is are was were with from for by on at as an this that these those it its you your we our they their there not or but which who when where what has have be been will would can may must before after between every each under over into than then only also about all",
  it: "il lo la gli le un uno una di del dello della dei degli delle al allo alla ai agli alle dal dallo dalla dai dalle nel nello nella nei nelle sul sulla sui sulle con per tra fra che chi cui non più è sono era si ci vi ne anche come dove quando ogni prima ma se o e ed questo questa questi queste vostro vostra vostri vostre nostro nostra qui dopo fino noi voi ha hanno essere da",
  de: "der die das den dem des ein eine einen einem einer eines und oder aber nicht ist sind war wird werden mit von vom zu zum zur im am auf aus bei nach vor für über unter zwischen auch als wie wenn wo wer was sie ihr ihre ihren wir uns unser es sich haben hat kann nur noch jeder jede jedes bis ab",
  fr: "le la les un une des du de et ou où mais pas ne est sont était avec pour par sur dans sous entre chez vers que qui quand comme elle nous vous votre vos notre nos leur ce cette ces se au aux plus chaque aussi après avant à en sans jusqu",
};

const leastWords = 5;

/** Function words below which a text may only quote another language. */
const leastKnown = 3;

/** How much more function words the winner needs than the next language. */
const lead = 1.4;

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
