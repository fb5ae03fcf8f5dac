import { expect, test } from "vitest";
import { addMonths, type CalendarView, firstOfMonth, weeksOf } from "./month.ts";

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

const daysOf = (first: CalendarView["opening"], changes: Partial<CalendarView> = {}) =>
  weeksOf(first, { ...view, ...changes })
    .flat()
    .filter((day) => day !== undefined);

function numbers(first: CalendarView["opening"], state: string, changes?: Partial<CalendarView>) {
  return daysOf(first, changes)
    .filter((day) => day.state === state)
    .map(({ day }) => Number(day.slice(8)));
}

test("weeks begin on Monday and hold all days of the month", () => {
  const weeks = weeksOf("2027-06-01", view);
  expect(weeks.map((week) => week.map((day) => (day ? Number(day.day.slice(8)) : 0)))).toEqual([
    [0, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12, 13],
    [14, 15, 16, 17, 18, 19, 20],
    [21, 22, 23, 24, 25, 26, 27],
    [28, 29, 30, 0, 0, 0, 0],
  ]);
  expect(daysOf("2028-02-01")).toHaveLength(29);
  expect(daysOf("2027-02-01")).toHaveLength(28);
  expect(weeksOf("2027-02-01", view)).toHaveLength(4);
  expect(daysOf("9999-12-01")).toHaveLength(31);
});

test("the nights of the stay are chosen, its last day is the departure", () => {
  expect(numbers("2027-06-01", "chosen")).toEqual([12, 13, 14, 15, 16, 17, 18]);
  expect(numbers("2027-06-01", "departure")).toEqual([19]);
});

test("the example of taken days counts from the month that is shown first", () => {
  const taken = [1, 2, 3, 4, 5, 23, 24, 25, 26];
  expect(numbers("2027-06-01", "taken")).toEqual(taken);
  expect(numbers("2027-07-01", "taken")).toEqual(Array.from({ length: 14 }, (_, day) => day + 3));
  expect(numbers("2027-04-01", "taken")).toEqual(taken);
  expect(numbers("2028-02-01", "taken")).toEqual(taken);
});

test("what the guest has chosen is never taken", () => {
  const stay = { arrival: "2027-06-03", departure: "2027-06-24", guests: 2 } as const;
  expect(numbers("2027-06-01", "taken", { stay })).toEqual([1, 2, 25, 26]);
});

test("days that have passed are not free", () => {
  const now = { today: "2027-06-10", stay: undefined } as const;
  expect(numbers("2027-06-01", "free", now)[0]).toBe(10);
});

test("days of arrival are those of the season, where it has some", () => {
  const arrivals = (first: CalendarView["opening"]) =>
    daysOf(first)
      .filter(({ isArrival }) => isArrival)
      .map(({ day }) => Number(day.slice(8)));
  expect(arrivals("2027-06-01")).toEqual([9, 12, 16, 19, 30]);
  expect(arrivals("2027-07-01")).toEqual([17, 24, 31]);
  expect(arrivals("2027-10-01")).toEqual([]);
});

test("months are counted over the end of a year", () => {
  expect(firstOfMonth("2027-12-31")).toBe("2027-12-01");
  expect(addMonths("2027-12-01", 1)).toBe("2028-01-01");
  expect(addMonths("2028-01-01", -1)).toBe("2027-12-01");
  expect(addMonths("2027-01-01", 24)).toBe("2029-01-01");
  expect(addMonths("9999-11-01", 3)).toBe("9999-12-01");
});
