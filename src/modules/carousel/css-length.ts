import type { Length } from "./layout.ts";

/** A length as CSS, in the custom properties `--h` (the slides' height) and `--g` (the gap). */
export function cssLength([heights, gaps]: Length): string {
  return `calc(var(--h)*${round(heights)} + var(--g)*${gaps})`;
}

/** To a hundred-thousandth of a slide's height: less than a hundredth of a pixel. */
export function round(heights: number): number {
  return Number(heights.toFixed(5));
}
