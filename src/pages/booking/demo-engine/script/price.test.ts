import { expect, test } from "vitest";
import { priceOf } from "./show-stay.ts";

const seasons = [
  { periods: [["01-01", "06-30"] as const], from: { house: 100 }, arrivalDays: [] },
  { periods: [["07-01", "12-31"] as const], from: { house: 150 }, arrivalDays: [] },
];

test("nights of one season have one price", () => {
  const stay = { arrival: "2027-06-12", departure: "2027-06-19" } as const;
  expect(priceOf(stay, "house", seasons)).toEqual({ total: 700, perNight: 100 });
});

test("a stay in two seasons has for each night the price of its season", () => {
  const stay = { arrival: "2027-06-29", departure: "2027-07-02" } as const;
  expect(priceOf(stay, "house", seasons)).toEqual({ total: 350 });
});

test("without prices there is none", () => {
  const stay = { arrival: "2027-06-12", departure: "2027-06-19" } as const;
  expect(priceOf(stay, "house", [])).toBeUndefined();
  expect(priceOf(stay, "tent", seasons)).toBeUndefined();
});
