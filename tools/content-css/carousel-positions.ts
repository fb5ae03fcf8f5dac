import { cssLength, round } from "../../src/modules/carousel/css-length.ts";
import { firstSlide, flowPosition } from "../../src/modules/carousel/layout.ts";

export type InitialPositions = {
  /** Value of the root's `data-photo-set`. */
  name: string;
  /** How many slides stand there at first. */
  startCount: number;
  /** Width / height of every slide, also of those still to come. */
  ratios: number[];
};

/** Ratio of the slides that need no rule of their own (`--r` where nothing is said). */
const usualRatio = 1.5;

/**
 * The CSS that puts a prerendered carousel where the script will find it: `--first` moves its track
 * so that the middle slide is centred, `--r` are the ratios that give the slides their widths.
 */
export function initialPositionRules({ name, startCount, ratios }: InitialPositions): string {
  const first = firstSlide(startCount);
  const middle = flowPosition(ratios, first)[0] + (ratios[first] ?? usualRatio) / 2;
  const root = `[data-photo-set="${name}"]`;
  const rules = [`${root}{--first:${cssLength([-middle, -first])}}`];
  for (const ratio of new Set(ratios)) {
    if (ratio === usualRatio) continue;
    const slides = ratios.flatMap((each, slide) =>
      each === ratio ? [`[data-slide="${slide}"]`] : [],
    );
    rules.push(`${root} :is(${slides}){--r:${round(ratio)}}`);
  }
  return rules.join("");
}
