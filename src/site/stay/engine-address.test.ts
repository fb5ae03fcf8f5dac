import { expect, test } from "vitest";
import { engineAddress } from "./engine-address.ts";

const stay = { arrival: "2027-06-12", departure: "2027-06-19", guests: 10 } as const;
const names = { arrival: "check_in", departure: "check_out", guests: "guests_count" };

test("a stay is added in the engine's own words, and its query and fragment stay", () => {
  const base = "https://engine.example/villa?lang=it#rooms";
  expect(engineAddress(base, { ...names, dateFormat: "yyyy-MM-dd" }, stay)).toBe(
    "https://engine.example/villa?lang=it&check_in=2027-06-12&check_out=2027-06-19&guests_count=10#rooms",
  );
  const american = { ...names, nights: "n", dateFormat: "MM/dd/yyyy" } as const;
  const { searchParams } = new URL(engineAddress(base, american, stay));
  expect(Object.fromEntries(searchParams)).toEqual({
    lang: "it",
    check_in: "06/12/2027",
    check_out: "06/19/2027",
    guests_count: "10",
    n: "7",
  });
});

test("an address of this site stays one", () => {
  expect(
    engineAddress("/demo/booking-engine/en", { ...names, dateFormat: "dd-MM-yyyy" }, stay),
  ).toBe("/demo/booking-engine/en?check_in=12-06-2027&check_out=19-06-2027&guests_count=10");
});

test("a value that the address has already is replaced", () => {
  const base = "https://engine.example/?guests_count=1";
  expect(engineAddress(base, { ...names, dateFormat: "dd/MM/yyyy" }, stay)).toContain(
    "?guests_count=10&check_in=12%2F06%2F2027",
  );
});

test("without a stay, and for an engine that takes none, the address is the owner's to the letter", () => {
  const base = "https://engine.example/a b?q=x%20y&flag";
  expect(engineAddress(base, { ...names, dateFormat: "yyyy-MM-dd" })).toBe(base);
  expect(engineAddress(base, undefined, stay)).toBe(base);
});
