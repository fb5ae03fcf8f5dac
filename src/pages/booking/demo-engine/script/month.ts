import {
  addDays,
  type Day,
  dayOfWeek,
  nightsBetween,
  seasonOf,
} from "../../../../modules/calendar-days/calendar-days.ts";
import type { Stay } from "../../../../site/stay/stay.ts";
import type { DemoSeason } from "./demo-data.ts";

/** What the calendar shows of a day. */
type DayState = "chosen" | "departure" | "taken" | "free";

export type CalendarDay = { day: Day; state: DayState; isArrival: boolean };

export type CalendarView = {
  stay: Stay | undefined;
  today: Day;
  /** The month that is shown first when the page opens; the example of taken days counts from it. */
  opening: Day;
  seasons: DemoSeason[];
};

/** The first day of the month of a day. */
export function firstOfMonth(day: Day): Day {
  return day.replace(/\d\d$/, "01") as Day;
}

/** The first day of the month so many months later, or earlier if the count is negative. */
export function addMonths(first: Day, count: number): Day {
  let month = first;
  for (let step = 0; step < Math.abs(count); step += 1) {
    month = firstOfMonth(addDays(month, count > 0 ? 31 : -1));
  }
  return month;
}

/**
 * The days of a month in weeks from Monday to Sunday; undefined before its first and after its last.
 * @param first the first day of the month
 */
export function weeksOf(first: Day, view: CalendarView): (CalendarDay | undefined)[][] {
  const before = dayOfWeek(first) - 1;
  // after December 9999 `addMonths` returns the same month
  const length = nightsBetween(first, addMonths(first, 1)) || 31;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - before;
      return index >= 0 && index < length ? calendarDay(addDays(first, index), view) : undefined;
    }),
  );
}

function calendarDay(day: Day, view: CalendarView): CalendarDay {
  const state = stateOf(day, view);
  const isArrival = seasonOf(day, view.seasons)?.arrivalDays.includes(dayOfWeek(day)) ?? false;
  return { day, state, isArrival: isArrival && state !== "taken" };
}

function stateOf(day: Day, { stay, today, opening }: CalendarView): DayState {
  if (stay && day >= stay.arrival && day < stay.departure) return "chosen";
  if (day === stay?.departure) return "departure";
  return day < today || isTaken(day, opening) ? "taken" : "free";
}

/**
 * The days that the demo shows as taken, as ranges from the first to the last day. The two lists apply
 * to alternate months.
 */
const taken = [
  [
    [1, 5],
    [23, 26],
  ],
  [[3, 16]],
] as const;

function isTaken(day: Day, opening: Day): boolean {
  const months = monthNumber(day) - monthNumber(opening);
  const date = Number(day.slice(8));
  return (taken[Math.abs(months % 2)] ?? []).some(([first, last]) => first <= date && date <= last);
}

function monthNumber(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
