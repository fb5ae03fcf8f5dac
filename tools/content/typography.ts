const space = "\u00A0";

/** Signs of the longest run that may be tied more than once: it must fit a phone in display size. */
const longestRun = 14;

/**
 * Ties each word of one or two letters to the next, and each figure to what it counts, with a
 * non-breaking space, so that no display line ends on *e*, *il*, *di*, *10*. Both languages.
 */
export function tieShortWords(text: string): string {
  return text.split(" ").reduceRight((rest, word) => {
    const run = rest.split(" ", 1)[0] ?? "";
    const fits = !run.includes(space) || word.length + 1 + run.length <= longestRun;
    const tied = fits && (isShort(word) || counts(word, run));
    return `${word}${tied ? space : " "}${rest}`;
  });
}

/** A unit is as short, but belongs to the figure before it. */
function isShort(word: string): boolean {
  return /^[(‘“«]?\p{L}{1,2}$/u.test(word) && !/^(km|cm|m|h|kg)$/.test(word);
}

/** Four figures without a separator are a year, which counts nothing. */
function counts(word: string, next: string): boolean {
  return /^[(‘“«]?(?!\d{4}$)\d+([.,]\d+)*$/.test(word) && /^\p{L}/u.test(next);
}
