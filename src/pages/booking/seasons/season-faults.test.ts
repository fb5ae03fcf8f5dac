import { expect, test } from "vitest";
import type { Period } from "../../../modules/calendar-days.ts";
import { openDays, seasonFaults } from "./season-faults.content.ts";

const file = "en/booking.json";

/** @param seasons keys and periods: `winter 11-02/03-31, rest 04-01/11-01` */
function faults(seasons: string, names?: string[]): string[] {
  const from = { house: 4, apartment3: 3, apartment1: 2, apartment2: 1 };
  const items = seasons.split(", ").map((season) => {
    const [key = "", ...ranges] = season.split(" ");
    const periods = ranges.map((range) => range.split("/") as [string, string]);
    return { key, periods, from, minimumNights: 3, arrivalDays: [] };
  });
  const named = names ?? items.map(({ key }) => key);
  const texts = Object.fromEntries(named.map((key) => [key, key.toUpperCase()]));
  return seasonFaults({ example: false, items }, texts, file).map(({ code, values }) => {
    const { days = [], day = [] } = values as { days?: string[]; day?: string };
    return [code, days, day].flat().join(" ");
  });
}

test.each<[title: string, seasons: string, ...found: string[]]>([
  ["one season", "all 01-01/12-31"],
  ["one season that crosses the end of the year", "all 06-15/06-14"],
  ["two seasons round the year", "winter 11-02/03-31, rest 04-01/11-01"],
  [
    "a season of two periods",
    "low 10-01/12-19 01-07/05-31, holidays 12-20/01-06, high 06-01/09-30",
  ],
  ["the same days twice", "a 11-02/04-05, b 04-01/11-01", "season-shared 04-01–04-05"],
  ["days round the year's end", "a 11-02/01-06, b 12-30/11-01", "season-shared 12-30–01-06"],
  [
    "days at both ends, in one fault",
    "winter 10-30/04-02, summer 04-01/10-31",
    "season-shared 04-01–04-02 10-30–10-31",
  ],
  ["one day", "winter 11-01/04-01, summer 04-01/10-31", "season-shared 04-01"],
  ["two periods of one season", "all 01-01/06-30 06-01/12-31", "season-shared 06-01–06-30"],
  ["a day that no year has", "winter 11-01/02-30, summer 03-01/10-31", "season-day 02-30"],
  ["a key twice", "one 01-01/06-30, one 07-01/12-31", "twice"],
])("%s", (_, seasons, ...found) => expect(faults(seasons)).toEqual(found));

test.each([
  [
    "days without a season",
    [
      ["11-02", "03-31"],
      ["04-03", "10-30"],
    ],
    [],
    ["04-01–04-02", "10-31–11-01"],
  ],
  ["days across the year's end", [["01-07", "12-19"]], [], ["12-20–01-06"]],
  [
    "29 February",
    [
      ["11-01", "02-28"],
      ["03-01", "10-31"],
    ],
    [],
    ["02-29"],
  ],
  ["days of a closed period, and others", [["04-01", "10-31"]], [["11-01", "03-30"]], ["03-31"]],
] as [string, Period[], Period[], string[]][])(
  "nights without a price: %s",
  (_, open, closed, days) => {
    const from = { house: 1 };
    const items = open.map((period) => ({
      key: "a",
      periods: [[...period]] as [string, string][],
      from,
      minimumNights: 1,
      arrivalDays: [],
    }));
    const found = openDays({
      seasons: { example: false, items },
      closed: { example: false, periods: closed.map((period) => [...period] as [string, string]) },
    });
    expect(found.map(({ values }) => values.days)).toEqual([days]);
  },
);

test("a season without a name is named, also one that is called as a property of every object", () => {
  const seasons = "winter 11-01/03-31, hasOwn 04-01/10-31";
  expect(faults(seasons, ["winter"])).toEqual(["missing"]);
  expect(seasonFaults(undefined, {}, file)).toEqual([]);
});
