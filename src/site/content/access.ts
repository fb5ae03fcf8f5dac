import { z } from "zod";
import type { Format } from "./formats.ts";
import { nonEmptyText as text } from "./text-kinds.ts";

const count = z.int().min(0).max(200);
const centimetres = z.number().min(0).max(2000);
const fromTo = z.tuple([centimetres, centimetres], "pair" satisfies Format);
const home = text;

/** Everything may be left out: what is absent is not said. */
function partly<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape).partial();
}

export const accessShape = partly({
  /** The measures are invented, which the page says. */
  example: z.boolean(),
  parking: partly({
    metresToDoor: z.number().min(0).max(2000),
    surface: z.enum(["stone", "gravel", "asphalt", "grass"]),
    widthCentimetres: centimetres,
  }),
  entrance: partly({
    home,
    steps: count,
    stepCentimetres: centimetres,
    ramp: z.boolean(),
    rampPercent: z.number().min(0).max(100),
  }),
  levelHome: home,
  firstFloor: partly({
    steps: count,
    stepCentimetres: centimetres,
    handrail: z.enum(["none", "oneSide", "bothSides"]),
    lift: z.boolean(),
  }),
  doors: partly({
    entranceCentimetres: centimetres,
    narrowestCentimetres: centimetres,
    thresholdCentimetres: centimetres,
  }),
  bathroom: partly({
    home,
    shower: z.enum(["level", "step", "bath"]),
    showerCentimetres: fromTo,
    turningCentimetres: centimetres,
    grabBars: z.boolean(),
    stool: z.boolean(),
    basinCentimetres: centimetres,
  }),
  bed: partly({ home, heightCentimetres: centimetres, sideCentimetres: centimetres }),
  pool: partly({
    entry: z.enum(["steps", "ladder", "slope"]),
    steps: count,
    handrail: z.boolean(),
    hoist: z.boolean(),
    depthCentimetres: fromTo,
    wayFromHouse: z.enum(["level", "slope", "steps"]),
  }),
  assistanceDogs: z.boolean(),
  smokeAlarmLight: z.boolean(),
});

export const accessibilityShape = partly({
  example: z.boolean(),
  standard: z.enum(["WCAG 2.1, AA", "WCAG 2.2, AA"]),
  testedOn: z.iso.date("date"),
  answerWithinDays: z.int().min(1).max(60),
});

/** The widest slope that a wheelchair user climbs alone, and the least that a wheelchair needs. */
const limits = { rampPercent: 8, doorCentimetres: 80, turningCentimetres: 150 };

/** Of Google's names of amenities those that follow from the measures; undefined is not known. */
export function accessAmenities(access: z.output<typeof accessShape> = {}) {
  const { entrance = {}, doors = {}, bathroom = {} } = access;
  const { steps, ramp, rampPercent = 0 } = entrance;
  const isGentle = ramp && rampPercent <= limits.rampPercent;
  const atLeast = (least: number, value?: number) => (value === undefined ? value : value >= least);
  const needs = [
    steps === undefined ? isGentle : steps === 0 || Boolean(isGentle),
    atLeast(limits.doorCentimetres, doors.narrowestCentimetres),
    bathroom.shower && bathroom.shower === "level",
    atLeast(limits.turningCentimetres, bathroom.turningCentimetres),
  ];
  const isFit = needs.includes(false) ? false : needs.every(Boolean) || undefined;
  return { wheelchairAccessible: isFit, elevator: access.firstFloor?.lift };
}
