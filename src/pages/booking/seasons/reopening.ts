import type { Day, Period } from "../../../modules/calendar-days.ts";
import { daysFrom, isInPeriod } from "../../../modules/count-days.ts";

/** The first day from `day` on in none of these parts of the year; undefined where `day` itself is. */
export function firstDayOutside(periods: readonly Period[], day: Day): Day | undefined {
  const isInside = (each: Day) => periods.some((period) => isInPeriod(each, period));
  return isInside(day) ? daysFrom(day, 366).find((each) => !isInside(each)) : undefined;
}
