import { z } from "zod";
import { unique } from "./formats.ts";
import { nonEmptyText as text } from "./text-kinds.ts";

const month = z.strictObject({
  month: z.int().min(1).max(12),
  /** Mean of the daily maximum, in degrees Celsius. */
  airDayMax: z.number().min(-60).max(60),
  /** Mean temperature at the surface, in degrees Celsius. */
  sea: z.number().min(-2).max(40),
});

/** `content/climate.json`: averages of the twelve months. Sun and daylight follow from the position. */
export const climateSchema = z
  .strictObject({
    /** Where and by whom the figures were measured; only for the owner, no page shows it. */
    place: text.optional(),
    sources: z.record(z.string(), text).optional(),
    months: z.array(month).length(12).superRefine(unique("month")),
  })
  .transform(({ months }) => ({
    months: months.toSorted((one, other) => one.month - other.month),
  }));
export type Climate = z.output<typeof climateSchema>;
