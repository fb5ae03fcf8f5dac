import { expect, test } from "vitest";
import type { Facts } from "../../../site/content/facts.ts";
import { seasonFaults } from "./season-faults.content.ts";

type Periods = [string, string][];

const file = "content/en/booking.json";

function faults(seasons: Record<string, Periods>, names = Object.keys(seasons)): string[] {
  const items = Object.entries(seasons).map(([key, periods]) => season(key, periods));
  return seasonFaults({ example: false, items }, namesOf(names), file);
}

function season(key: string, periods: Periods) {
  const from = { house: 4, apartment3: 3, apartment1: 2, apartment2: 1 };
  return { key, periods, from, minimumNights: 3, arrivalDays: [] };
}

const namesOf = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, key.toUpperCase()]));

test("seasons that follow each other round the year have no faults", () => {
  expect(faults({ winter: [["11-02", "03-31"]], rest: [["04-01", "11-01"]] })).toEqual([]);
  expect(faults({ all: [["01-01", "12-31"]] })).toEqual([]);
  expect(faults({ all: [["06-15", "06-14"]] })).toEqual([]);
  expect(
    faults({
      low: [
        ["10-01", "12-19"],
        ["01-07", "05-31"],
      ],
      holidays: [["12-20", "01-06"]],
      high: [["06-01", "09-30"]],
    }),
  ).toEqual([]);
});

test("an owner without seasons has none to check", () => {
  expect(seasonFaults(undefined, {}, file)).toEqual([]);
});

test("two seasons on the same days are both named, with the days", () => {
  expect(faults({ winter: [["11-02", "04-05"]], summer: [["04-01", "11-01"]] })).toEqual([
    'content/facts.json: in "seasons" "winter" and "summer" both have 04-01 to 04-05; let one of them begin after the other ends',
  ]);
});

test("seasons that share days on both sides of the year's end are named once", () => {
  expect(faults({ winter: [["11-02", "01-06"]], rest: [["12-30", "11-01"]] })).toEqual([
    'content/facts.json: in "seasons" "winter" and "rest" both have 12-30 to 01-06; let one of them begin after the other ends',
  ]);
});

test("two seasons that overlap at both ends get one fault with both ranges of days", () => {
  expect(faults({ winter: [["10-30", "04-02"]], summer: [["04-01", "10-31"]] })).toEqual([
    'content/facts.json: in "seasons" "winter" and "summer" both have 04-01 to 04-02 and 10-30 to 10-31; let one of them begin after the other ends',
  ]);
});

test("one day that belongs to two seasons is enough", () => {
  expect(faults({ winter: [["11-01", "04-01"]], summer: [["04-01", "10-31"]] })[0]).toContain(
    '"winter" and "summer" both have 04-01;',
  );
});

test("two periods of one season that share days are a fault too", () => {
  expect(
    faults({
      all: [
        ["01-01", "06-30"],
        ["06-01", "12-31"],
      ],
    }),
  ).toEqual([
    'content/facts.json: in "seasons" two periods of "all" have 06-01 to 06-30; let one of them begin after the other ends',
  ]);
});

test("days without a season are named", () => {
  expect(faults({ winter: [["11-02", "03-31"]], summer: [["04-03", "10-30"]] })).toEqual([
    'content/facts.json: "seasons" has no season for 04-01 to 04-02; add it to a period',
    'content/facts.json: "seasons" has no season for 10-31 to 11-01; add it to a period',
  ]);
  expect(faults({ summer: [["01-07", "12-19"]] })).toEqual([
    'content/facts.json: "seasons" has no season for 12-20 to 01-06; add it to a period',
  ]);
});

test("29 February needs a season", () => {
  expect(faults({ winter: [["11-01", "02-28"]], summer: [["03-01", "10-31"]] })).toEqual([
    'content/facts.json: "seasons" has no season for 02-29; add it to a period',
  ]);
  expect(faults({ winter: [["11-01", "02-29"]], summer: [["03-01", "10-31"]] })).toEqual([]);
  expect(faults({ winter: [["11-01", "02-28"]], summer: [["02-29", "10-31"]] })).toEqual([]);
});

test("a day that no year has is named with its season", () => {
  expect(faults({ winter: [["11-01", "02-30"]], summer: [["03-01", "10-31"]] })).toEqual([
    'content/facts.json: "seasons" has "winter" with 02-30, which is no day of the calendar; correct it',
  ]);
});

test("a season without a name is a fault, with the file that lacks the name", () => {
  expect(
    faults({ winter: [["11-01", "03-31"]], hasOwn: [["04-01", "10-31"]] }, ["winter"]),
  ).toEqual([
    'content/facts.json: "seasons" has "hasOwn", content/en/booking.json has no "seasons.names.hasOwn"; add the season\'s name there',
  ]);
});

test("two seasons with the same key are a fault", () => {
  const seasons: Facts["seasons"] = {
    example: false,
    items: [season("one", [["01-01", "06-30"]]), season("one", [["07-01", "12-31"]])],
  };
  expect(seasonFaults(seasons, namesOf(["one"]), file)).toEqual([
    'content/facts.json: "seasons" has "one" twice; give one another key',
  ]);
});
