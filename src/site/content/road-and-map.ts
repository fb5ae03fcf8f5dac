import { z } from "zod";
import { type Format, formatted } from "./formats.ts";
import { nonEmptyText as text } from "./text-kinds.ts";

// `content/drawings/road.json` and `map.json`, both optional: the drawings of the contacts page.

const drawing = formatted("drawing");

const stop = z.strictObject({
  /** A key of the surroundings, the code of an airport, `town`, or a sea of the contacts page. */
  place: text,
  /** The key or code whose minutes it has, if not that of `place`. */
  of: text.optional(),
  minutes: z.number().positive().max(600).optional(),
  drawing: drawing.optional(),
  /** Of the house; if absent, stops stand in turns on both sides, the nearest on the left. */
  side: z.enum(["left", "right"]).optional(),
});

export const roadSchema = z.strictObject({ stops: z.array(stop).max(24) });

export type RoadPlan = z.output<typeof roadSchema>;

/** In units of the map's drawing. */
const point = z.tuple([z.number(), z.number()], "pair" satisfies Format);
const label = z.strictObject({
  anchor: z.enum(["start", "middle", "end"]),
  by: point,
  /** The name is on water, where it needs no outline. */
  onWater: z.literal(true).optional(),
  /** Hidden on a phone, where names are larger. */
  minor: z.literal(true).optional(),
});

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
  ownRoad: z.strictObject({ from: point, to: point, number: point }).optional(),
  airports: z
    .array(z.strictObject({ code: text, at: point, drawing, number: point.optional() }))
    .default([]),
  seas: z
    .array(
      z.strictObject({
        name: text,
        at: point,
        narrow: point.optional(),
        angle: z.number(),
      }),
    )
    .default([]),
  labels: z.record(z.string(), label).default({}),
});

export type MapPlan = z.output<typeof mapSchema>;
