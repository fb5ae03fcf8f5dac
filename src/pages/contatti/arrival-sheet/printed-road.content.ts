import { wrapWords } from "../../../modules/wrap-words/wrap-words.ts";
import type { OnPaper } from "../../../site/content/road-and-map.ts";
import { type Pole, placeLabels } from "../road/place-labels.content.ts";
import { type MeasureText, roadLengths } from "../road/road-css.content.ts";
import { house, type RoadStop } from "../road/road-stops.content.ts";
import { lineHeight, printedRoadWidth } from "./printed-road-size.ts";

/** A place on the printed road, in tenths of a millimetre from the left end of the ground. */
type SheetPlace = Pick<RoadStop, "drawing" | "place"> & {
  x: number;
  names: string[];
  times: string[];
  /** Position of its words: the point where they start, are centred or end, and the first baseline. */
  text: { x: number; y: number; anchor: "start" | "middle" | "end" };
};

/** The printed road: its places, the lines around them as `d` of SVG paths, and its height. */
export type PrintedRoad = {
  places: SheetPlace[];
  ground: string;
  water: string;
  hairlines: string;
  height: number;
};

const villaWidth = 240;
/** What the farthest drawings need beyond their places. */
const ends = { left: 60, right: 66 };
const seaWidth = 40;
const waterDepth = 15;

const firstRow = 52;
const fontSize = 28;
/** The widest label: two of them have room below the house. */
const widest = 210;
const spacing = { beside: 10, between: 18 };

/**
 * The road with its places to the scale of the minutes by car, for the paper.
 * @param arranged where the places stand if they were arranged by hand
 */
export function printedRoad(
  stops: RoadStop[],
  measure: MeasureText,
  arranged?: Record<string, OnPaper>,
): PrintedRoad {
  const places = stops.filter(({ place }) => place !== house);
  const { left, right } = roadLengths(places);
  const room = printedRoadWidth - villaWidth - ends.left - ends.right;
  const minute = room / Math.max(left + right, 1);
  const west = ends.left + left * minute;

  function xOf({ place, side, minutes }: RoadStop): number {
    if (place === house) return Math.round(west + villaWidth / 2);
    const distance = minutes * minute;
    return Math.round(side === "left" ? west - distance : west + villaWidth + distance);
  }

  const seas = places.filter(({ water }) => water).map((stop) => seaOf(stop, xOf(stop)));
  const ground = {
    ground: groundBeside(seas),
    water: seas.map(([from, to]) => `M${from} 0H${to}v${waterDepth}H${from}z`).join(""),
  };
  if (arranged) return { ...ground, ...byHand(stops, xOf, arranged) };
  const words = new Map(stops.map((stop) => [stop.place, wordsOf(stop, measure)]));
  const poles = [...stops.filter(({ place }) => place === house), ...places].map(
    (stop): Pole => ({
      id: stop.place,
      at: [xOf(stop)],
      width: words.get(stop.place)?.width ?? 0,
    }),
  );
  const labels = placeLabels(poles, [{ from: 0, to: printedRoadWidth }], spacing);
  const lines = Math.max(
    ...[...words.values()].map(({ names, times }) => names.length + times.length),
  );
  const step = lines * lineHeight + 14;
  const placed = stops.map((stop) => {
    const { row = 0, anchor = "middle", shift = 0 } = labels.get(stop.place) ?? {};
    const beside = { middle: 0, start: spacing.beside, end: -spacing.beside }[anchor];
    const { names = [], times = [] } = words.get(stop.place) ?? {};
    const x = xOf(stop);
    const text = { x: Math.round(x + beside + shift), y: firstRow + row * step, anchor };
    return { place: stop.place, drawing: stop.drawing, x, names, times, row, text };
  });
  const rows = Math.max(...placed.map(({ row }) => row));
  return {
    ...ground,
    places: placed.map(({ row: _, ...each }) => each),
    hairlines: placed
      .filter(({ row }) => row > 0)
      .map(({ x, row }) => `M${x} 4V${firstRow + row * step + lineHeight}`)
      .join(""),
    height: 100 + firstRow + rows * step + lines * lineHeight,
  };

  /** From where to where there is water: to the end of the road if it is the farthest place. */
  function seaOf({ side, minutes }: RoadStop, x: number): [from: number, to: number] {
    if (side === "left") return minutes === left ? [0, x] : [x - seaWidth, x];
    return minutes === right ? [x, printedRoadWidth] : [x, x + seaWidth];
  }
}

const secondRow = 190;

/** The places as they were arranged by hand, in two rows. */
function byHand(
  stops: RoadStop[],
  xOf: (stop: RoadStop) => number,
  arranged: Record<string, OnPaper>,
): Pick<PrintedRoad, "places" | "hairlines" | "height"> {
  const edges = { left: 0, right: printedRoadWidth };
  const lines = stops.flatMap((stop) => {
    const line = arranged[stop.place]?.line;
    if (line === undefined) return [];
    return [`M${xOf(stop) + line} ${stop.water ? waterDepth + 4 : 4}V162`];
  });
  return {
    places: stops.map((stop) => {
      const { place, drawing, name, time } = stop;
      const own = arranged[place] ?? {};
      const { shift = 0, words = shift, anchor = "middle", lower, lineLength = 21 } = own;
      return {
        place,
        drawing,
        x: xOf(stop) + shift,
        names: linesOf(name, (text) => (text.length / lineLength) * widest),
        times: time?.split(", ") ?? [],
        text: {
          x: typeof words === "number" ? xOf(stop) + words : edges[words],
          y: lower ? secondRow : firstRow,
          anchor,
        },
      };
    }),
    hairlines: lines.join(""),
    height: 322,
  };
}

/** The ground line, which waters interrupt. */
function groundBeside(seas: [from: number, to: number][]): string {
  let from = 0;
  const parts = seas
    .toSorted(([one], [other]) => one - other)
    .map(([start, end]) => {
      const part = start > from ? `M${from} 0H${start}` : "";
      from = Math.max(from, end);
      return part;
    });
  return [...parts, from < printedRoadWidth ? `M${from} 0H${printedRoadWidth}` : ""].join("");
}

/** Name and time in lines as wide as a label may be, and the width of the widest. */
function wordsOf({ name, time }: RoadStop, measure: MeasureText) {
  const names = linesOf(name, (text) => measure(text, 650) * fontSize);
  const times = (time?.split(", ") ?? []).flatMap((part) =>
    linesOf(part, (text) => measure(text, 450) * fontSize),
  );
  const widths = [
    ...names.map((line) => measure(line, 650)),
    ...times.map((line) => measure(line, 450)),
  ];
  return { names, times, width: Math.max(...widths) * fontSize };
}

/** A text in lines no wider than a label, broken after a comma where it has one. */
function linesOf(text: string, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= widest) return [text];
  const [head = "", ...rest] = text.split(/(?<=,) /);
  if (rest.length > 0) return [...linesOf(head, widthOf), ...linesOf(rest.join(" "), widthOf)];
  return wrapWords(text, widest, widthOf);
}
