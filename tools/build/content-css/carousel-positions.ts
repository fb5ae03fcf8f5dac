import {
  cssLength,
  firstSlide,
  flowPosition,
  round,
} from "../../../src/modules/carousel/layout.ts";

export type InitialPositions = {
  /** Value of the root's `data-photo-set`. */
  name: string;
  /** How many slides there are at first. */
  startCount: number;
  /** Width / height of every slide, also of those added later. */
  ratios: number[];
};

/** Default value of `--r`, for which no rule is needed. */
const usualRatio = 1.5;

/**
 * CSS rules that lay out a prerendered carousel as its script will: `--first` moves the track so that
 * the middle slide is centred, `--r` is the ratio that gives a slide its width.
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
