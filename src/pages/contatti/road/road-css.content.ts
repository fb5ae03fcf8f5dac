import { type RoadFacts, type RoadPlace, roadMinutes } from "./road-minutes.content.ts";

/** On the road to Bari, left of the villa; the others lie to its right. */
const towardsBari = ["ceglie", "ostuni", "adriatico", "itria", "bri"] satisfies RoadPlace[];

/** Which gap each olive tree stands in, and how far along it. The trees mean nothing. */
const trees: { from: RoadPlace; to: RoadPlace; at: number }[] = [
  { from: "villa", to: "ceglie", at: 0.427 },
  { from: "ceglie", to: "ostuni", at: 0.4 },
  { from: "itria", to: "bri", at: 0.318 },
  { from: "itria", to: "bri", at: 0.44 },
  { from: "itria", to: "bri", at: 0.636 },
  { from: "ceglie", to: "ostuni", at: 0.55 },
  { from: "itria", to: "bri", at: 0.242 },
];

export const treeNumbers = trees.map((_, index) => index + 1);

/**
 * The rules that put the road's places on their minutes: `--m` per place and tree,
 * and on the road itself the length of both arms and of the longest. A `style` attribute would be
 * blocked by the policy. Throws when a place of the road is missing from the facts.
 */
export function roadCss(facts: RoadFacts): string {
  const minutes = roadMinutes(facts);
  const left = Math.max(...towardsBari.map((place) => minutes[place]));
  const right = Math.max(
    ...Object.entries(minutes)
      .filter(([place]) => !towardsBari.some((other) => other === place))
      .map(([, time]) => time),
  );
  const arms = `--left:${left};--right:${right};--longest:${Math.max(left, right)}`;
  return [
    `[data-road]{${arms};--sea:${minutes.adriatico}}`,
    ...Object.entries(minutes).map(([place, time]) => `[data-place="${place}"]{--m:${time}}`),
    ...trees.map(({ from, to, at }, index) => {
      const time = minutes[from] + (minutes[to] - minutes[from]) * at;
      return `[data-tree="${index + 1}"]{--m:${Math.round(time * 10) / 10}}`;
    }),
  ].join("\n");
}
