import { shapeLine } from "./shape-line.ts";

/** Style of a standing word, which must be the same as in standing-word.module.css. */
const wordStyle = { family: "ysabeau", weight: 250, tracking: -0.022 } as const;

/** Width in em of the narrow half beside a hero picture. */
const narrowHalf = 3.2;

/** Width in em of a page's large word. */
export function measureWord(word: string): number {
  return shapeLine(word, wordStyle).width;
}

/** Whether a page's title needs the wider half beside its hero picture. */
export function isWideWord(word: string): boolean {
  return measureWord(word) > narrowHalf;
}

/** Width in em of a text in the display font. */
export function measureText(text: string, weight: number): number {
  return shapeLine(text, { family: "ysabeau", weight }).width;
}
