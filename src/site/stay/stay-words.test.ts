import { expect, test } from "vitest";
import { stayWords } from "./stay-words.ts";

const english = {
  locale: "en-GB",
  nights: { one: "{n} night", other: "{n} nights" },
  guests: { one: "{n} guest", other: "{n} guests" },
};
const italian = {
  locale: "it-IT",
  nights: { one: "{n} notte", other: "{n} notti" },
  guests: { one: "{n} ospite", other: "{n} ospiti" },
};

test("a stay in words has the year on its last day only", () => {
  expect(
    stayWords({ arrival: "2027-06-12", departure: "2027-06-19", guests: 10 }, italian),
  ).toEqual({
    nights: "7 notti",
    from: "sabato 12 giugno",
    to: "sabato 19 giugno 2027",
    party: "10 ospiti",
  });
  expect(stayWords({ arrival: "2027-12-31", departure: "2028-01-01", guests: 1 }, english)).toEqual(
    {
      nights: "1 night",
      from: "Friday 31 December",
      to: "Saturday 1 January 2028",
      party: "1 guest",
    },
  );
});
