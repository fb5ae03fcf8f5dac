const space = "\u00A0";

/** Maximum characters kept together by several spaces: they must fit a phone in display size. */
const longestRun = 14;

/** One to ten in both languages; a word of one that exists in the other too may be tied there as well. */
const numerals = new Set([
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
]);

/**
 * Puts a non-breaking space after each word of one or two letters and after each number, in figures or
 * up to ten in words, so that no display line ends with *e*, *il*, *di*, *10* or *tre*.
 */
export function tieShortWords(text: string): string {
  return text.split(" ").reduceRight((rest, word) => {
    const run = rest.split(" ", 1)[0] ?? "";
    const fits = !run.includes(space) || word.length + 1 + run.length <= longestRun;
    const tied = fits && (isShort(word) || isCount(word, run));
    return `${word}${tied ? space : " "}${rest}`;
  });
}

/** Puts a non-breaking space between a number, or what fills it in, and the symbol of its unit. */
export function tieUnits(text: string): string {
  return text.replace(/(?<=[\d}]) (?=(?:m²|m|km|cm|min|h|€)(?!\p{L}))/gu, space);
}

/** Words of one or two letters, except units, which belong to the number before them. */
function isShort(word: string): boolean {
  return /^[(‘“«]?\p{L}{1,2}$/u.test(word) && !/^(km|cm|m|h|kg)$/.test(word);
}

/** Whether a word is a number before a word, except four digits, which are a year. */
function isCount(word: string, next: string): boolean {
  const number = word.replace(/^[(‘“«]/, "");
  const counts = /^(?!\d{4}$)\d+([.,]\d+)*$/.test(number) || numerals.has(number.toLowerCase());
  return counts && /^\p{L}/u.test(next);
}
