const space = "\u00A0";

/** Maximum characters kept together by several spaces: they must fit a phone in display size. */
const longestRun = 14;

/**
 * Puts a non-breaking space after each word of one or two letters and after each number, so that no
 * display line ends with *e*, *il*, *di* or *10*.
 */
export function tieShortWords(text: string): string {
  return text.split(" ").reduceRight((rest, word) => {
    const run = rest.split(" ", 1)[0] ?? "";
    const fits = !run.includes(space) || word.length + 1 + run.length <= longestRun;
    const tied = fits && (isShort(word) || isCount(word, run));
    return `${word}${tied ? space : " "}${rest}`;
  });
}

/** Words of one or two letters, except units, which belong to the number before them. */
function isShort(word: string): boolean {
  return /^[(‘“«]?\p{L}{1,2}$/u.test(word) && !/^(km|cm|m|h|kg)$/.test(word);
}

/** Whether a word is a number before a word, except four digits, which are a year. */
function isCount(word: string, next: string): boolean {
  return /^[(‘“«]?(?!\d{4}$)\d+([.,]\d+)*$/.test(word) && /^\p{L}/u.test(next);
}
