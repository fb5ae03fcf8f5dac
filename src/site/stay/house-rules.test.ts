import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Day } from "../../modules/calendar-days.ts";
import { nightsBetween } from "../../modules/count-days.ts";
import en from "../../words/en.json";
import { calendarWords } from "./calendar-words.ts";
import { dayWords } from "./day-words.ts";
import {
  firstArrivalDay,
  houseRules,
  lastCalendarDay,
  nearestStays,
  type StayHouse,
  type TakenNights,
} from "./house-rules.ts";

type Cases = {
  villa: StayHouse;
  arrivals: [what: string, day: Day, state: string][];
  departures: [what: string, arrival: Day, day: Day, state: string][];
  refusals: [arrival: Day, departure: Day, refusal: object | null][];
  /** The nearest that fit, and how many nights each of them has. */
  nearest: [what: string, arrival: Day, departure: Day, arrivals: Day[], nights: number][];
  firstDays: [zone: string, now: string, day: Day][];
  dates: [arrival: Day, departure: Day, locale: string, dates: string][];
};
/** With nights of April that are taken. */
const cases: Cases = JSON.parse(readFileSync("src/site/stay/house-rules.cases.json", "utf8"));
const { villa } = cases;

const house = (from: Day, to: Day): TakenNights => ({ home: "house", from, to });

function rules(
  taken: TakenNights[] = [],
  change: Partial<StayHouse & { guests: number; first: Day }> = {},
) {
  const { first = "2027-03-01", guests = 2, ...facts } = change;
  return houseRules({ ...villa, taken, ...facts }, { first, guests });
}

const { nights, guests } = en.units.formats;
const texts = { ...en.stayCalendar, rule: { ...en.stayCalendar.rule, cleaning: "" } };
const wordsIn = (locale: string) => {
  const forms = { locale, currency: "EUR", nights, guests };
  return calendarWords(texts, forms, { apartment3: "Golden Valley" }, "2027-03-01");
};
const words = dayWords(texts, wordsIn("en-GB"));

const april = [house("2027-04-10", "2027-04-14"), house("2027-04-16", "2027-04-20")];

test.each(cases.arrivals)("%s, %s, is %s for an arrival", (_what, day, state) => {
  expect(rules(april).arrivalState(day)).toBe(state);
});

test.each(cases.departures)("%s, from %s to %s, is %s", (_what, arrival, day, state) => {
  expect(rules(april).departureState(arrival, day)).toBe(state);
});

test("nights of one home leave the others free, and take the whole house", () => {
  const taken = [{ home: "apartment3", from: "2027-04-10", to: "2027-04-14" }] as const;
  const stateFor = (guests: number) => rules([...taken], { guests }).arrivalState("2027-04-10");
  expect([2, 3, 5].map(stateFor)).toEqual(["free", "free", "free"]);
  expect([6, 10].map(stateFor)).toEqual(["taken", "taken"]);
});

test.each([
  ["two", 2, { homes: ["apartment2"], price: 420 }],
  ["five, of whom two homes would cost more,", 5, { homes: ["apartment3"], price: 990 }],
  ["eight", 8, { homes: ["apartment3", "apartment1"], price: 1620 }],
] as const)("%s get the cheapest homes, or the whole house", (_who, guests, least) => {
  const offers = rules([], { guests }).offersOf("2027-04-05", "2027-04-08");
  expect(offers).toEqual([least, { homes: ["house"], price: 1920 }]);
});

test("ten get the whole house, or all its homes where these cost less", () => {
  const offersOf = (change: Partial<StayHouse>) =>
    rules([], { guests: 10, ...change }).offersOf("2027-04-05", "2027-04-08");
  expect(offersOf({})).toEqual([{ homes: ["house"], price: 1920 }]);
  const dear = villa.seasons?.map((each) => ({ ...each, from: { ...each.from, house: 990 } }));
  const [least] = offersOf({ seasons: dear });
  expect(least).toEqual({ homes: ["apartment3", "apartment1", "apartment2"], price: 2040 });
});

test("a stay over two seasons costs the sum of its nights, in the home that is free on all of them", () => {
  const offersOf = (taken: TakenNights[]) => rules(taken).offersOf("2027-05-27", "2027-05-31");
  expect(offersOf([])[0]).toEqual({ homes: ["apartment2"], price: 2 * 140 + 2 * 190 });
  const taken = [{ home: "apartment2", from: "2027-05-30", to: "2027-05-31" }] as const;
  expect(offersOf([...taken])[0]).toEqual({ homes: ["apartment1"], price: 2 * 210 + 2 * 290 });
});

test("all that is free and large enough is offered, with its nights by their price", () => {
  const homes = (guests: number, taken: TakenNights[] = []) =>
    rules(taken, { guests })
      .freeOffers("2027-05-26", "2027-06-01")
      .map(({ homes }) => homes);
  const pair = ["apartment1", "apartment2"];
  expect(homes(4)).toEqual([["apartment3"], pair, ["house"]]);
  expect(homes(4, [{ home: "apartment3", from: "2027-05-26", to: "2027-05-27" }])).toEqual([pair]);
  expect(rules([]).nightPrices(pair, "2027-05-26", "2027-06-01")).toEqual([
    { nights: 3, price: 350 },
    { nights: 3, price: 480 },
  ]);
});

test("final cleaning is in every sum, once for each home, and in no price of a night", () => {
  const cleaning = { house: 200, apartment3: 90, apartment1: 80, apartment2: 60 };
  const own = rules([], { guests: 4, cleaning });
  expect(own.freeOffers("2027-04-05", "2027-04-08")).toEqual([
    { homes: ["apartment3"], price: 3 * 330 + 90, cleaning: 90 },
    { homes: ["apartment1", "apartment2"], price: 3 * 350 + 140, cleaning: 140 },
    { homes: ["house"], price: 3 * 640 + 200, cleaning: 200 },
  ]);
  expect(words.spoken(own, "2027-04-05", {})).toContain("from €330 a night");
});

test.each(cases.refusals)("a stay from %s to %s is refused: %j", (arrival, departure, refusal) => {
  const found = rules(april).refusalOf(arrival, departure);
  expect(found ?? null).toEqual(refusal && expect.objectContaining(refusal));
});

test("guests for whom only the whole house is large enough are told so when a part of it is taken", () => {
  const taken = [{ home: "apartment2", from: "2027-04-10", to: "2027-04-14" }] as const;
  const refusal = rules([...taken], { guests: 10 }).refusalOf("2027-04-09", "2027-04-12");
  expect(refusal).toEqual({ reason: "guests" });
});

test.each(cases.nearest)(
  "the nearest that fit: %s",
  (_what, arrival, departure, arrivals, nights) => {
    const found = nearestStays(rules(april), { arrival, departure });
    expect(found.map((stay) => stay.arrival)).toEqual(arrivals);
    for (const stay of found) {
      expect(nightsBetween(stay.arrival, stay.departure)).toBe(nights);
      expect(rules(april).refusalOf(stay.arrival, stay.departure)).toBeUndefined();
    }
  },
);

test("nothing is near where all is taken for four months", () => {
  const taken = rules([house("2027-04-01", "2027-09-01")]);
  expect(nearestStays(taken, { arrival: "2027-06-15", departure: "2027-06-22" })).toEqual([]);
});

test("taken nights of the demo come again after 364 days, and nobody else's", () => {
  const state = (takenRepeatsAfter?: number) =>
    rules(april, { takenRepeatsAfter, first: "2028-03-01" }).arrivalState("2028-04-10");
  expect(state(364)).toBe("taken");
  expect(state()).toBe("free");
});

test("a house without seasons accepts every day, of one night, and has no prices", () => {
  const plain = rules(april, { seasons: undefined, closed: [] });
  expect(plain.arrivalState("2027-07-13")).toBe("free");
  expect(plain.departureState("2027-07-13", "2027-07-14")).toBe("departure");
  expect(plain.offersOf("2027-07-13", "2027-07-14")).toEqual([]);
  expect(plain.refusalOf("2027-07-13", "2027-07-14")).toBeUndefined();
});

test("days without a price are closed in a house that has prices", () => {
  const summer = rules([], { seasons: villa.seasons?.slice(1, 2), closed: [] });
  expect(summer.arrivalState("2027-07-10")).toBe("closed");
});

test("the rule of a month names its stretches, and the day of reopening", () => {
  const inWords = (month: Day) =>
    words.monthRule(rules(), month).map((rule) => rule.replaceAll("\u00a0", " "));
  expect(inWords("2027-05-15")).toEqual([
    "Until 28 May: from €140 a night, at least 3 nights, any day of arrival.",
    "From 29 May: from €190 a night, at least 5 nights, arrival on Wednesday or Saturday.",
  ]);
  expect(inWords("2028-02-01")).toEqual([
    "Closed from 8 January to 20 February. Open again on Monday 21 February.",
    "From 21 February: from €110 a night, at least 3 nights, any day of arrival.",
  ]);
});

test.each(cases.firstDays)("in %s at %s the first day of arrival is %s", (zone, now, day) => {
  expect(firstArrivalDay(zone, "20:00", new Date(now))).toBe(day);
});

test("the calendar ends with the 18th month", () => {
  expect(lastCalendarDay("2026-11-26")).toBe("2028-05-31");
  expect(lastCalendarDay("2027-08-31")).toBe("2029-02-28");
});

test.each(cases.dates)("a stay from %s to %s is in %s: %s", (arrival, departure, locale, dates) => {
  expect(wordsIn(locale).dates({ arrival, departure })).toBe(dates);
});
