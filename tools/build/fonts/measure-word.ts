import { wordStyle } from "../design/standing-word.ts";
import { shapeLine } from "./shape-line.ts";

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
