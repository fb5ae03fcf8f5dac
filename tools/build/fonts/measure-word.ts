import { shapeLine } from "./shape-line.ts";

/** Width in em of a text in the display font. */
export function measureText(text: string, weight: number): number {
  return shapeLine(text, { family: "ysabeau", weight }).width;
}
