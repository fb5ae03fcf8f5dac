import type { Day } from "../../modules/calendar-days.ts";
import { addDays, nightsBetween } from "../../modules/count-days.ts";
import { type HouseRules, longestStay } from "./house-rules.ts";

/** Days before and after a refused arrival within which one that fits is looked for. */
const nearestWithin = 62;

/** As many nights as the refused one, or the least of the season. */
export function nearestStays(
  rules: HouseRules,
  arrival: Day,
  departure: Day,
): { arrival: Day; departure: Day }[] {
  const wanted = Math.min(Math.max(nightsBetween(arrival, departure), 1), longestStay);
  const fitting = (day: Day) => {
    const until = addDays(day, Math.max(wanted, rules.minimumNights(day)));
    const fits =
      rules.arrivalState(day) === "free" && rules.departureState(day, until) === "departure";
    return fits ? [{ arrival: day, departure: until }] : [];
  };
  const same = fitting(arrival);
  if (same.length > 0) return same;
  const steps = Array.from({ length: nearestWithin }, (_, index) => index + 1);
  const before = steps.flatMap((step) => fitting(addDays(arrival, -step))).slice(0, 1);
  const after = steps.flatMap((step) => fitting(addDays(arrival, step))).slice(0, 1);
  return [...before, ...after];
}
