import { wrapWords } from "../../../modules/wrap-words/wrap-words.ts";
import type { RoadPlan } from "../../../site/content/road-and-map.ts";
import { type PlacedLabel, type Pole, placeLabels } from "./place-labels.content.ts";
import { house, type RoadPlace, type RoadStop } from "./road-stops.content.ts";

/** Measures a text in em of the display font. */
export type MeasureText = (text: string, weight: number) => number;

/** Where the two halves of the road end, in minutes. */
export function roadLengths(places: RoadPlace[]): { left: number; right: number } {
  const farthest = (side: RoadPlace["side"]) =>
    Math.max(0, ...places.filter((place) => place.side === side).map(({ minutes }) => minutes));
  return { left: farthest("left"), right: farthest("right") };
}

/** Numbers of the trees, the `data-tree` of their elements. */
export function treeNumbers({ trees }: RoadPlan): number[] {
  return trees.map((_, index) => index + 1);
}

/**
 * CSS custom properties of the road in minutes by car: `--m` of each place and tree, and the lengths
 * of both sides. As rules, since the security policy forbids `style` attributes.
 */
export function roadCss(places: RoadPlace[], { trees }: Pick<RoadPlan, "trees">): string {
  const { left, right } = roadLengths(places);
  const minutes: Record<string, number> = { [house]: 0 };
  for (const place of places) minutes[place.place] = place.minutes;
  const longest = Math.max(left, right, 1);
  return [
    `[data-road]{--left:${left};--right:${right};--longest:${longest}}`,
    `[data-place="${house}"]{--m:0;--w:18rem}`,
    ...places.map(
      ({ place, minutes: time, width }) =>
        `[data-place="${place}"]{--m:${time}${width ? `;--w:${width}rem` : ""}}`,
    ),
    ...trees.flatMap(({ from, to, at }, index) => {
      const [near, far] = [minutes[from], minutes[to]];
      if (near === undefined || far === undefined)
        return [`[data-tree="${index + 1}"]{display:none}`];
      const time = near + (far - near) * at;
      return [`[data-tree="${index + 1}"]{--m:${Math.round(time * 10) / 10}}`];
    }),
  ].join("\n");
}

const rem = 16;
/** As in road.module.css: widths of the house and of a label, and what both ends need. */
const sizes = { house: 18 * rem, label: 8.5 * rem, ends: 6.5 * rem, leftEnd: 3.2 * rem };
const lineHeight = 1.25;
const fontSize = 1.0625 * rem;
const spacing = { beside: 8, between: 12 };

/** Widths in pixels for which the labels of the wide road are placed. */
export const roadWidths = [
  ...Array.from({ length: 24 }, (_, index) => 1265 + index * 30),
  ...[2000, 2300, 2560],
];

function marginAt(width: number): number {
  return Math.max(Math.min(Math.max(20, width * 0.05), 72), (width - 101 * rem) / 2);
}

/** Position of a place's pole in a window of a width. */
export function poleAt({ place, side, minutes }: RoadPlace, places: RoadPlace[], width: number) {
  const { left, right } = roadLengths(places);
  const margin = marginAt(width);
  const minute = (width - 2 * margin - sizes.house - sizes.ends) / Math.max(left + right, 1);
  const west = margin + sizes.leftEnd + left * minute;
  if (place === house) return west + sizes.house / 2;
  return side === "left" ? west - minutes * minute : west + sizes.house + minutes * minute;
}

/**
 * The rules that place the names under the wide road, so that none lies over another from 80rem on.
 * @param languages the stops in each language
 */
export function labelCss(languages: RoadStop[][], measure: MeasureText): string {
  const [stops = []] = languages;
  const places = stops.filter(({ place }) => place !== house);
  const poles = [house, ...places.map(({ place }) => place)].map((id): Pole => {
    const same = languages.flatMap((each) => each.filter(({ place }) => place === id));
    const [stop] = same;
    return {
      id,
      width: Math.max(...same.map((each) => labelWidth(each, measure))),
      at: stop ? roadWidths.map((width) => poleAt(stop, places, width)) : [],
    };
  });
  const bounds = roadWidths.map((width) => ({ from: 8, to: width - 8 }));
  const labels = placeLabels(poles, bounds, spacing);
  const lines = Math.max(...languages.flat().map((stop) => labelLines(stop, measure)));
  const rows = Math.max(...[...labels.values()].map(({ row }) => row));
  const step = Math.round((lines * lineHeight * fontSize + 10) / rem / 0.05) * 0.05;
  return [
    `[data-road]{--rows:${rows};--step:${step.toFixed(2)}rem}`,
    ...[...labels].map(([id, label]) => `[data-place="${id}"]{${labelRule(label)}}`),
    // the last sea on a side reaches the edge of the window
    ...places
      .filter(({ water, side, minutes }) => water && minutes === roadLengths(places)[side])
      .map(({ place }) => `[data-place="${place}"]{--strip:50vw}`),
  ].join("\n");
}

function labelRule({ row, anchor, shift }: PlacedLabel): string {
  const at = { middle: shift, start: spacing.beside + shift, end: shift - spacing.beside }[anchor];
  const by = { middle: "-50%", start: "0", end: "-100%" }[anchor];
  const align = { middle: "center", start: "left", end: "right" }[anchor];
  const line = row > 0 ? ";--hair:1px" : "";
  return `--row:${row};--at:${Math.round(at) / rem}rem;--by:${by};--align:${align}${line}`;
}

/** In pixels; a label is as wide as its name or its time, and at most as a label may be. */
function labelWidth({ name, time = "" }: RoadStop, measure: MeasureText): number {
  const widest = Math.max(measure(name, 600), measure(time, 480)) * fontSize + 1;
  return Math.min(sizes.label, widest);
}

/** The lines of a label at its full width. */
function labelLines({ name, time = "" }: RoadStop, measure: MeasureText): number {
  return linesOf(name, 600, measure) + (time ? linesOf(time, 480, measure) : 0);
}

function linesOf(text: string, weight: number, measure: MeasureText): number {
  const widthOf = (part: string) => measure(part, weight) * fontSize;
  const lines = wrapWords(text, sizes.label, widthOf);
  // a word wider than a label is broken
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / sizes.label)), 0);
}
