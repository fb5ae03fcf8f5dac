import { type Day, isoDay, type Period, utc } from "./calendar-days.ts";

const millisecondsOfADay = 86_400_000;
const lastDay = "9999-12-31";

/** Adds a number of days, which may be negative; returns 31 December 9999 at the latest. */
export function addDays(day: Day, count: number): Day {
  const sum = isoDay(new Date(utc(day) + count * millisecondsOfADay));
  return (sum.length > lastDay.length ? lastDay : sum) as Day;
}

/** A number of days, the first one included. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(first, index));
}

/** How many nights lie between two days; negative if the second is earlier. */
export function nightsBetween(arrival: Day, departure: Day): number {
  return (utc(departure) - utc(arrival)) / millisecondsOfADay;
}

/** The day of the week as ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export function dayOfWeek(day: Day): number {
  return new Date(utc(day)).getUTCDay() || 7;
}

/** Whether a day lies in a part of the year. */
export function isInPeriod(day: Day, [first, last]: Period): boolean {
  const date = day.slice(5);
  return first <= last ? first <= date && date <= last : first <= date || date <= last;
}

/** The first of some seasons of the year in which a day lies. */
export function seasonOf<Season extends { periods: readonly Period[] }>(
  day: Day,
  seasons: readonly Season[],
): Season | undefined {
  return seasons.find(({ periods }) => periods.some((period) => isInPeriod(day, period)));
}

/** A day as another system expects it: `dd/MM/yyyy`, or a part of it. */
export function writeDay(day: Day, format = "yyyy-MM-dd"): string {
  const [year, month, date] = day.split("-") as [string, string, string];
  return format.replace("yyyy", year).replace("MM", month).replace("dd", date);
}
