import { expect, test } from "vitest";
import en from "../../words/en.json";
import { stayWords } from "./stay-words.ts";

test("a stay in words has the year on its last day only", () => {
  const nights = { one: "{n} notte", other: "{n} notti" };
  const guests = { one: "{n} ospite", other: "{n} ospiti" };
  const { units } = en;
  const forms = { ...units, locale: "it-IT", formats: { ...units.formats, nights, guests } };
  expect(stayWords({ arrival: "2027-06-12", departure: "2027-06-19", guests: 10 }, forms)).toEqual({
    nights: "7 notti",
    from: "sabato 12 giugno",
    to: "sabato 19 giugno 2027",
    party: "10 ospiti",
  });
  const short = { arrival: "2027-12-31", departure: "2028-01-01", guests: 1 } as const;
  expect(stayWords(short, { ...forms, locale: "en-GB" })).toEqual({
    nights: "1 notte",
    from: "Friday 31 December",
    to: "Saturday 1 January 2028",
    party: "1 ospite",
  });
});
