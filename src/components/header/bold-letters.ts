export type BoldLetters = readonly [number, number];

const candidateCount = 5;

/** @param previous the last draw, which is not repeated unless it is the only one possible */
export function drawBoldLetters(
  word: string,
  previous?: BoldLetters,
  random: () => number = Math.random,
): BoldLetters {
  const candidates = pairs(Math.min(candidateCount, [...word].length));
  const fresh = candidates.filter(([a, b]) => a !== previous?.[0] || b !== previous[1]);
  const choice = fresh.length > 0 ? fresh : candidates;
  return choice[Math.floor(random() * choice.length)] ?? [0, 1];
}

function pairs(count: number): BoldLetters[] {
  const all: BoldLetters[] = [];
  for (let first = 0; first < count; first++) {
    for (let second = first + 1; second < count; second++) all.push([first, second]);
  }
  return all;
}
