import { numberWords } from "./language-words.ts";

const space = "\u00A0";

/** Maximum characters kept together by several spaces: they must fit a phone in display size. */
const longestRun = 14;

/** One to ten in all languages; a word of one that exists in another too may be tied there as well. */
const numerals = new Set(
  [...numberWords.values()].flatMap((words) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((n) => words?.toCardinal(n) ?? []),
  ),
);

/** So that no display line ends with *e*, *il*, *di*, *10* or *tre*. */
export function tieShortWords(text: string): string {
  return text.split(" ").reduceRight((rest, word) => {
    const run = rest.split(" ", 1)[0] ?? "";
    const isPair = !`${word}${run}`.includes(space);
    const fits = isPair || word.length + 1 + run.length <= longestRun;
    const tied = fits && (isShort(word) || isCount(word, run));
    return `${word}${tied ? space : " "}${rest}`;
  });
}

/** Spaces where no text of any language may break; each begins with the space, which is found fastest. */
const unbreakable = [
  // between a number, or what fills it in, and the symbol of its unit
  / (?=(?:m²|m|km|cm|min|h|€)(?!\p{L}))(?<=[\d}] )/gu,
  // between a short preposition and a number: per 5 ospiti, dai 14 anni, for 5, für 5, pour 5
  / (?=\d)(?<=(?<![\p{L}’])(?:per|con|tra|fra|da[il]|dalle|de[il]|delle|for|für|von|bis|pour|dès|les) )/giu,
  // in a telephone number
  / (?=\d)(?<=\+\d[\d ]* )/g,
  // before and after the signs that French sets off
  / (?=[;:!?»](?![^\s,.;]))| (?<=« )/gu,
  // between a name and its ordinal: Federico II, Carlo V; not before I alone, which is a word
  / (?=(?:[IVX]{2,}|V|X)(?![\p{L}\p{N}]))(?<=(?<!\p{L})\p{Lu}\p{Ll}+ )/gu,
  / (?=IVA(?!\p{L}))(?<=(?<!\p{L})P\. )/gu,
];

export function tieNumbers(text: string): string {
  return unbreakable.reduce((tied, gap) => tied.replace(gap, space), text);
}

/** Units belong to the number before them, and a line may end after the English verb. */
function isShort(word: string): boolean {
  return /^[(‘“«]?\p{L}{1,2}$/u.test(word) && !/^(km|cm|m|h|kg|is)$/.test(word);
}

/** Whether a word is a number before a word, except four digits, which are a year. */
function isCount(word: string, next: string): boolean {
  // a preposition may be tied to it already
  const number = word.slice(word.lastIndexOf(space) + 1).replace(/^[(‘“«]/, "");
  const counts = /^(?!\d{4}$)\d+([.,]\d+)*$/.test(number) || numerals.has(number.toLowerCase());
  return counts && /^\p{L}/u.test(next);
}
