import { expect, test } from "vitest";
import { type EngineQuery, engineAddress } from "./engine-address.ts";

const stay = { arrival: "2027-06-12", departure: "2027-06-19", guests: 10 } as const;
const names = { arrival: "in", departure: "out", guests: "n" };
const engine = "https://engine.example/villa?lang=it#rooms";

test.each<[base: string, names: Partial<EngineQuery>, address: string]>([
  [engine, {}, "https://engine.example/villa?lang=it&in=2027-06-12&out=2027-06-19&n=10#rooms"],
  [
    "https://e.example/",
    { nights: "x" },
    "https://e.example/?in=2027-06-12&out=2027-06-19&n=10&x=7",
  ],
  // an address of this site stays one
  ["/demo", { dateFormat: "dd-MM-yyyy" }, "/demo?in=12-06-2027&out=19-06-2027&n=10"],
  // a value that the address has already is replaced
  ["/demo?n=1", { dateFormat: "MM/dd/yyyy" }, "/demo?n=10&in=06%2F12%2F2027&out=06%2F19%2F2027"],
])("%s with a stay, in the words of an engine with %j, is %s", (base, own, address) => {
  expect(engineAddress(base, { ...names, dateFormat: "yyyy-MM-dd", ...own }, stay)).toBe(address);
});

test("without a stay, and for an engine that takes none, the address is the owner's to the letter", () => {
  const base = "https://engine.example/a b?q=x%20y&flag";
  expect(engineAddress(base, { ...names, dateFormat: "yyyy-MM-dd" })).toBe(base);
  expect(engineAddress(base, undefined, stay)).toBe(base);
});
