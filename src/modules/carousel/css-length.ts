import type { Length } from "./layout.ts";

/** A length as CSS, in the custom properties `--h` (height of the slides) and `--g` (joint). */
export function cssLength([heights, joints]: Length): string {
  return `calc(var(--h)*${round(heights)} + var(--g)*${joints})`;
}

/** A hundred-thousandth of a slide's height: less than a hundredth of a pixel. */
export function round(heights: number): number {
  return Number(heights.toFixed(5));
}
