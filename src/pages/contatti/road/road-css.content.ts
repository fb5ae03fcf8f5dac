import {
  type RoadFacts,
  type RoadPlace,
  roadLengths,
  roadMinutes,
} from "./road-minutes.content.ts";

/** The two places that each olive tree is between, and its position (0 to 1). Decoration only. */
const trees: { from: RoadPlace; to: RoadPlace; at: number }[] = [
  { from: "villa", to: "ceglie", at: 0.427 },
  { from: "ceglie", to: "ostuni", at: 0.4 },
  { from: "itria", to: "bri", at: 0.388 },
  { from: "itria", to: "bri", at: 0.51 },
  { from: "itria", to: "bri", at: 0.636 },
  { from: "ceglie", to: "ostuni", at: 0.55 },
  { from: "itria", to: "bri", at: 0.312 },
];

/** Numbers of the trees, the `data-tree` of their elements. */
export const treeNumbers = trees.map((_, index) => index + 1);

/**
 * CSS custom properties of the road in minutes by car: `--m` of each place and tree, and the lengths
 * of both sides. As rules, since the security policy forbids `style` attributes.
 * @throws Error when the facts lack a place of the road
 */
export function roadCss(facts: RoadFacts): string {
  const minutes = roadMinutes(facts);
  const { left, right } = roadLengths(minutes);
  const lengths = `--left:${left};--right:${right};--longest:${Math.max(left, right)}`;
  return [
    `[data-road]{${lengths};--sea:${minutes.adriatico}}`,
    ...Object.entries(minutes).map(([place, time]) => `[data-place="${place}"]{--m:${time}}`),
    ...trees.map(({ from, to, at }, index) => {
      const time = minutes[from] + (minutes[to] - minutes[from]) * at;
      return `[data-tree="${index + 1}"]{--m:${Math.round(time * 10) / 10}}`;
    }),
  ].join("\n");
}
