const space = "\u00A0";

/** A word of one or two letters before another word; a unit belongs to the figure before it. */
const shortWord = /(?<![\p{L}\p{N}’'-])(?!(?:km|cm|m|h|kg) )(\p{L}{1,2}) (?=[\p{L}\p{N}(‘“«])/gu;

/** A figure before what it counts; four figures without a separator are a year, which counts nothing. */
const figure = /(?<![\p{L}\p{N}:.,])(?!\d{4} )(\d+(?:[.,]\d+)*) (?=\p{L})/gu;

/**
 * Ties each word of one or two letters to the next, and each figure to what it counts, with a
 * non-breaking space, so that no display line ends on *e*, *il*, *di*, *10*. Both languages.
 */
export function tieShortWords(text: string): string {
  return text.replace(shortWord, `$1${space}`).replace(figure, `$1${space}`);
}
