import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Day, formatDay, parseDay, today } from "./calendar-days.ts";
import { addDays, dayOfWeek, nightsBetween } from "./count-days.ts";

const zones = [
  { zone: "Pacific/Auckland", hoursInJune: 12 },
  { zone: "America/Los_Angeles", hoursInJune: -7 },
  { zone: "Europe/Rome", hoursInJune: 2 },
];
const words = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;

describe.each(zones)("in $zone", ({ zone, hoursInJune }) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test("the clock of the test is really that of the zone", () => {
    expect(new Date(2027, 5, 1).getTimezoneOffset()).toBe(-60 * hoursInJune);
  });

  // clocks change among them, and there are leap days
  test("every day of eight years follows the one before by one night and one day of the week", () => {
    let day: Day = "2023-12-31";
    for (let count = 0; count < 8 * 366; count += 1) {
      const next = addDays(day, 1);
      expect(parseDay(next)).toBe(next);
      expect(next > day).toBe(true);
      expect(nightsBetween(day, next)).toBe(1);
      expect(nightsBetween(next, day)).toBe(-1);
      expect(dayOfWeek(next)).toBe((dayOfWeek(day) % 7) + 1);
      expect(addDays(next, -1)).toBe(day);
      day = next;
    }
    expect(day).toBe("2032-01-06");
  });

  test.each([
    ["2027-06-12", "it-IT", "sabato 12 giugno 2027"],
    ["2028-02-29", "en-GB", "Tuesday 29 February 2028"],
    ["2027-03-28", "it-IT", "domenica 28 marzo 2027"],
    ["2027-05-01", "it-IT", "sabato 1° maggio 2027"],
    ["2027-12-31", "de-DE", "Freitag, 31. Dezember 2027"],
    ["2027-05-01", "fr-FR", "samedi 1er mai 2027"],
  ] as const)("%s is in words of %s: %s", (day, locale, said) => {
    expect(formatDay(day, locale, words)).toBe(said);
  });

  test("today is the day of the asked time zone, not that of the visitor", () => {
    const beforeMidnight = new Date("2027-06-11T21:59:59Z");
    const midnight = new Date("2027-06-11T22:00:00Z");
    expect(today("Europe/Rome", beforeMidnight)).toBe("2027-06-11");
    expect(today("Europe/Rome", midnight)).toBe("2027-06-12");
    expect(today("Europe/Rome", new Date("2027-12-31T23:00:00Z"))).toBe("2028-01-01");
    expect(today("Europe/Rome", new Date("2028-02-28T23:30:00Z"))).toBe("2028-02-29");
    expect(today("America/Los_Angeles", midnight)).toBe("2027-06-11");
    expect(parseDay(today("Europe/Rome"))).toBeDefined();
  });
});

test("a day is one of a year from 1000 to 9999", () => {
  const days = ["2027-06-12", "2028-02-29", "2000-02-29", "1000-01-01", "9999-12-31"];
  expect(days.map(parseDay)).toEqual(days);
});

test.each([
  ...["2027-02-31", "2027-02-29", "2100-02-29", "2027-04-31", "2027-13-01", "2027-00-10"],
  ...["2027-01-00", "0000-01-01", "+012027-01-01", "-2027-01-01", "27-06-12", "2027-6-12"],
  ...["2027-06-12T00:00", " 2027-06-12", "2027-06-12\n", "12/06/2027", "٢٠٢٧-٠٦-١٢", "today", ""],
])("%j is no day", (text) => {
  expect(parseDay(text)).toBeUndefined();
});

test("a sum beyond the last year stays at its last day", () => {
  expect(addDays("9999-12-31", 1)).toBe("9999-12-31");
  expect(addDays("9999-12-30", 1)).toBe("9999-12-31");
});
