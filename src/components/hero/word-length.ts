/** The most letters of a name beside the mark for which the bar of a phone has room. */
export const longestName = 18;

/** Letters of a text, narrow ones counted half and wide ones one and a half: each is some 0.46 em wide. */
export function wordLength(text: string): number {
  const narrow = text.match(/[fijlI1.,:'’]/g)?.length ?? 0;
  const wide = text.match(/[mwMW]/g)?.length ?? 0;
  return text.length + (wide - narrow) / 2;
}

export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s-]/).map(wordLength));
}
