import { expect, test } from "vitest";
import type { Day } from "../../../modules/calendar-days.ts";
import { type CalendarDay, type CalendarView, firstOfMonth, weeksOf } from "./demo-months.ts";

const view: CalendarView = {
  stay: { arrival: "2027-06-12", departure: "2027-06-19", guests: 10 },
  today: "2027-01-10",
  opening: "2027-06-01",
  seasons: [
    { periods: [["05-29", "07-02"]], from: {}, arrivalDays: [3, 6] },
    { periods: [["07-03", "08-27"]], from: {}, arrivalDays: [6] },
    { periods: [["08-28", "05-28"]], from: {}, arrivalDays: [] },
  ],
};

/** The days of a month that the calendar shows so. */
function daysOf(
  first: Day,
  isShown: (day: CalendarDay) => boolean,
  change?: Partial<CalendarView>,
) {
  const days = weeksOf(first, { ...view, ...change }).flat();
  return days.flatMap((day) => (day && isShown(day) ? Number(day.day.slice(8)) : []));
}
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test("weeks begin on Monday and hold all days of the month", () => {
  const weeks = weeksOf("2027-06-01", view);
  expect(weeks.map((week) => week.map((day) => (day ? Number(day.day.slice(8)) : 0)))).toEqual([
    [0, ...range(1, 6)],
    range(7, 13),
    range(14, 20),
    range(21, 27),
    [28, 29, 30, 0, 0, 0, 0],
  ]);
  const lengths = (["2028-02-01", "2027-02-01", "9999-12-01"] as const).map(
    (first) => daysOf(first, () => true).length,
  );
  expect(lengths).toEqual([29, 28, 31]);
  expect(weeksOf("2027-02-01", view)).toHaveLength(4);
});

test.each<[string, Day, CalendarDay["state"], number[], Partial<CalendarView>?]>([
  ["nights of the stay are chosen", "2027-06-01", "chosen", range(12, 18)],
  ["its last day is the departure", "2027-06-01", "departure", [19]],
  [
    "taken days alternate from the first month",
    "2027-06-01",
    "taken",
    [...range(1, 5), ...range(23, 26)],
  ],
  ["and in the next one", "2027-07-01", "taken", range(3, 16)],
  ["and before it", "2027-04-01", "taken", [...range(1, 5), ...range(23, 26)]],
  [
    "what the guest has chosen is never taken",
    "2027-06-01",
    "taken",
    [1, 2, 25, 26],
    { stay: { arrival: "2027-06-03", departure: "2027-06-24", guests: 2 } },
  ],
  [
    "days that have passed are taken",
    "2027-06-01",
    "taken",
    [...range(1, 9), ...range(23, 26)],
    { today: "2027-06-10", stay: undefined },
  ],
])("%s", (_, first, state, days, change) => {
  expect(daysOf(first, (day) => day.state === state, change)).toEqual(days);
});

test.each<[Day, number[]]>([
  ["2027-06-01", [9, 12, 16, 19, 30]],
  ["2027-07-01", [17, 24, 31]],
  ["2027-10-01", []],
])("days of arrival in the month of %s are those of the season: %j", (first, days) => {
  expect(daysOf(first, ({ isArrival }) => isArrival)).toEqual(days);
});

test.each<[Day, number, Day]>([
  ["2027-12-31", 0, "2027-12-01"],
  ["2027-12-01", 1, "2028-01-01"],
  ["2028-01-01", -1, "2027-12-01"],
  ["2027-01-01", 24, "2029-01-01"],
  ["9999-11-01", 3, "9999-12-01"],
])("the month of %s and %i later is %s", (day, later, first) => {
  expect(firstOfMonth(day, later)).toBe(first);
});
