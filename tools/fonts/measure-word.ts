import { shapeLine } from "./shape-line.ts";

/** A page word is set in Ysabeau 250 with this tracking: keep it equal to `.word` in the stylesheet. */
const wordStyle = { family: "ysabeau", weight: 250, tracking: -0.022 } as const;

/** The narrow empty half beside an opening picture holds a word of this many em. */
const narrowHalf = 3.2;

/** Width in em of a page's large word. */
export function measureWord(word: string): number {
  return shapeLine(word, wordStyle).width;
}

/** Whether a page's word takes the wider empty half beside its picture. */
export function isWideWord(word: string): boolean {
  return measureWord(word) > narrowHalf;
}
