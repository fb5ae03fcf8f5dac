import { expect, test } from "vitest";
import type { Day } from "../../../../modules/calendar-days/calendar-days.ts";
import { datesOf } from "./show-stay.ts";

test.each([
  ["2027-06-12", "2027-06-19", "en-GB", "12–19 June 2027"],
  ["2027-05-03", "2027-05-06", "it-IT", "3–6 maggio 2027"],
  ["2027-05-29", "2027-06-02", "it-IT", "29 maggio–2 giugno 2027"],
  ["2027-12-30", "2028-01-02", "en-GB", "30 December 2027–2 January 2028"],
])("a stay from %s to %s is in %s: %s", (arrival, departure, locale, words) => {
  expect(datesOf({ arrival: arrival as Day, departure: departure as Day }, locale)).toBe(words);
});
