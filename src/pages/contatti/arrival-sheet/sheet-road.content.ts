import type { RoadStop } from "../road/road.tsx";
import {
  isTowardsBari,
  type RoadFacts,
  type RoadPlace,
  roadLengths,
  roadMinutes,
} from "../road/road-minutes.content.ts";

/** A place on the printed road, in tenths of a millimetre from the left end of the ground. */
type SheetPlace = Pick<RoadStop, "drawing"> & {
  x: number;
  names: string[];
  times: string[];
  /** Where its words begin, stand in the middle or end, and the baseline of the first line. */
  text: { x: number; y: number; anchor: "start" | "middle" | "end" };
};

/** The printed road: its places, and the lines around them as `d` of SVG paths. */
export type SheetRoad = { places: SheetPlace[]; ground: string; water: string; hairlines: string };

/** Width of the road, in tenths of a millimetre: the paper between its margins. */
export const sheetRoadWidth = 1780;

const villaWidth = 240;
/** What the farthest drawings need beyond their places. */
const ends = { left: 60, right: 66 };
const adriaticWidth = 40;
const waterDepth = 15;

const firstRow = 52;
const secondRow = 190;

type Layout = {
  /** Distance of the drawing from its place: off the water, or off the next drawing. */
  shift?: number;
  anchor?: SheetPlace["text"]["anchor"];
  /** The words are moved to the second row. */
  isLower?: true;
  /** Characters of the name in a line. */
  lineLength?: number;
};

const layouts: Record<RoadPlace, Layout> = {
  villa: {},
  francavilla: { shift: 5, lineLength: 12 },
  ceglie: {},
  oria: { shift: -4, anchor: "end", isLower: true },
  ostuni: { shift: 6 },
  bds: { shift: -25, anchor: "end" },
  adriatico: { shift: -22, isLower: true },
  ionio: { shift: 42, anchor: "end", isLower: true },
  itria: { shift: -19, lineLength: 16 },
  bri: { anchor: "start" },
};

/**
 * The road with its places to the scale of the minutes by car, for the paper.
 * @throws Error when the facts lack a place of the road
 */
export function sheetRoad(facts: RoadFacts, stops: RoadStop[]): SheetRoad {
  const minutes = roadMinutes(facts);
  const { left, right } = roadLengths(minutes);
  const minute = (sheetRoadWidth - villaWidth - ends.left - ends.right) / (left + right);
  const west = ends.left + left * minute;

  function positionOf(place: RoadPlace): number {
    if (place === "villa") return Math.round(west + villaWidth / 2);
    const distance = minutes[place] * minute;
    return Math.round(isTowardsBari(place) ? west - distance : west + villaWidth + distance);
  }

  const [adriatic, ionian] = [positionOf("adriatico"), positionOf("ionio")];
  const shore = adriatic - adriaticWidth;
  const hairlineX = { adriatic: adriatic - adriaticWidth / 2, oria: positionOf("oria") };
  const textX: Partial<Record<RoadPlace, number>> = {
    bri: 0,
    bds: sheetRoadWidth,
    ionio: sheetRoadWidth,
    adriatico: hairlineX.adriatic,
    oria: hairlineX.oria + 14,
    // its time is off the hairline of the Adriatic
    ostuni: positionOf("ostuni") + 14,
  };
  return {
    places: stops.map(({ place, drawing, name, time }) => {
      const { shift = 0, anchor = "middle", isLower, lineLength = 21 } = layouts[place];
      const x = positionOf(place) + shift;
      return {
        drawing,
        x,
        names: linesOf(name, lineLength),
        times: time?.split(", ") ?? [],
        text: { x: textX[place] ?? x, y: isLower ? secondRow : firstRow, anchor },
      };
    }),
    ground: `M0 0H${shore}M${adriatic} 0H${ionian}`,
    water: `M${shore} 0h${adriaticWidth}v${waterDepth}h-${adriaticWidth}zM${ionian} 0H${sheetRoadWidth}v${waterDepth}H${ionian}z`,
    hairlines: `M${hairlineX.adriatic} ${waterDepth + 4}V162M${hairlineX.oria} 4V162`,
  };
}

/** A name in lines of at most `length` characters, broken after a comma where it has one. */
function linesOf(name: string, length: number): string[] {
  if (name.length <= length) return [name];
  const [head = "", ...rest] = name.split(/(?<=,) /);
  if (rest.length > 0) return [head, ...linesOf(rest.join(" "), length)];
  return name.match(new RegExp(`\\S.{0,${length - 1}}(?=\\s|$)|\\S+`, "g")) ?? [];
}
