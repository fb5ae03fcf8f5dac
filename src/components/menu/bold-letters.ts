/** Two different positions among the first letters of a word, in ascending order. */
export type LitLetters = readonly [number, number];

/** How many letters, from the first on, may be lit. */
const litAmong = 5;

/**
 * Draws the two lit letters of a word anew.
 * @param word at least two letters long
 * @param previous the draw of the last opening, which is never repeated if there is another
 * @param random a number from 0 up to 1, as `Math.random`
 */
export function drawLitLetters(
  word: string,
  previous?: LitLetters,
  random: () => number = Math.random,
): LitLetters {
  const candidates = pairs(Math.min(litAmong, [...word].length));
  const fresh = candidates.filter(([a, b]) => a !== previous?.[0] || b !== previous[1]);
  const choice = fresh.length > 0 ? fresh : candidates;
  return choice[Math.floor(random() * choice.length)] ?? [0, 1];
}

function pairs(count: number): LitLetters[] {
  const all: LitLetters[] = [];
  for (let first = 0; first < count; first++) {
    for (let second = first + 1; second < count; second++) all.push([first, second]);
  }
  return all;
}
