import { z } from "zod";
import { formatted } from "./formats.ts";
import { nonEmptyText as text } from "./text-kinds.ts";

// The schemas of `content/drawings/road.json` and `map.json`: what the drawings of the contacts page
// are made from. Both files may be left out.

const drawing = formatted("drawing");

const stop = z.strictObject({
  /** A key of the surroundings, the code of an airport, `town`, or a name in the page's own texts. */
  place: text,
  /** The key or code whose minutes it has, if not that of `place`. */
  of: text.optional(),
  /** Minutes by car, where the facts have none. */
  minutes: z.number().positive().max(600).optional(),
  side: z.enum(["left", "right"]),
  drawing,
  /** Of the drawing, in rem. */
  width: z.number().positive().max(12).optional(),
  /** The ground is water here. */
  water: z.literal(true).optional(),
});

/** A place of the printed road, in tenths of a millimetre. */
const onPaper = z.strictObject({
  /** Of the drawing, from its place. */
  shift: z.number().optional(),
  /** Of the words, from the place; or the edge of the paper where they stand. */
  words: z.union([z.number(), z.enum(["left", "right"])]).optional(),
  anchor: z.enum(["start", "middle", "end"]).optional(),
  /** Whether the words are in the second row; `line` is the position of a line that leads to them. */
  lower: z.boolean().optional(),
  line: z.number().optional(),
  /** Characters of the name in a line. */
  lineLength: z.int().min(1).optional(),
});
export type OnPaper = z.output<typeof onPaper>;

/** `content/drawings/road.json`: the road in elevation. */
export const roadSchema = z.strictObject({
  stops: z.array(stop).max(24),
  /** Trees between two places: `at` is 0 at the first and 1 at the second. */
  trees: z
    .array(z.strictObject({ from: text, to: text, at: z.number().min(0).max(1) }))
    .default([]),
  /** The places for which `road.css` was made, as the build names them in its warning. */
  arrangedFor: text.optional(),
  /** The printed road, arranged by hand for the same places. */
  paper: z.record(z.string(), onPaper).optional(),
});

export type RoadPlan = z.output<typeof roadSchema>;

/** In units of the map's drawing. */
const point = z.tuple([z.number(), z.number()]);
const label = z.strictObject({
  anchor: z.enum(["start", "middle", "end"]),
  /** From the town to its name. */
  by: point,
  /** The name is on water, where it needs no outline. */
  onWater: z.literal(true).optional(),
  /** Hidden on a phone, where names are larger. */
  minor: z.literal(true).optional(),
});

/** `content/drawings/map.json`: the projection of the drawn map, and the places on it. */
export const mapSchema = z.strictObject({
  /** The drawing of the land, whose last path is its outline of straight lines. */
  land: drawing,
  roads: drawing.optional(),
  /** Degrees at the left and upper edge, and the units of a degree of latitude. */
  west: z.number().min(-180).max(180),
  north: z.number().min(-90).max(90),
  unitsPerDegree: z.number().positive(),
  /** The latitude at which a degree of longitude has its true length. */
  parallel: z.number().min(-90).max(90),
  /** The road past the house, and where its number stands. */
  ownRoad: z.strictObject({ from: point, to: point, number: point }).optional(),
  airports: z
    .array(z.strictObject({ code: text, at: point, drawing, number: point.optional() }))
    .default([]),
  seas: z
    .array(
      z.strictObject({
        /** The key of its name in the page's texts. */
        name: text,
        at: point,
        /** On a phone. */
        narrow: point.optional(),
        angle: z.number(),
      }),
    )
    .default([]),
  labels: z.record(z.string(), label).default({}),
});

export type MapPlan = z.output<typeof mapSchema>;
