import { expect, test } from "vitest";
import { engineAddress } from "../stay/engine-address.ts";
import cases from "./booking-engine.cases.json" with { type: "json" };
import { engineRow, isNeverFramed, knownEngine, undatedAddress } from "./booking-engine.ts";
import engines from "./booking-engines.json" with { type: "json" };
import type { Facts } from "./facts.ts";

const stay = { arrival: "2027-06-12", departure: "2027-06-19", guests: 2 } as const;

type Own = NonNullable<Facts["bookingEngineQuery"]>;
const own = { arrival: "in", departure: "out", guests: "n", dateFormat: "yyyy-MM-dd" } as const;

function parsed(address: string) {
  const { origin, pathname, searchParams, hash } = new URL(address, "https://villa.example");
  const inHash = [...new URLSearchParams(hash.slice(1))];
  return { page: origin + pathname, query: [...searchParams].sort(), hash: inHash.sort() };
}

test.each(cases)("$pasted with a stay is $dated", ({ pasted, dated, home }) => {
  const values = home ? { apartment1: home } : undefined;
  const row = engineRow(pasted, values && { dateFormat: "yyyy-MM-dd", home: { values } });
  const address = engineAddress(pasted, row, { ...stay, home: home && "apartment1" });
  expect(parsed(address)).toEqual(parsed(dated));
  // a home of which the engine's name is not known changes nothing
  const unknown = engineAddress(pasted, row, { ...stay, home: "apartment2" });
  expect(unknown).toBe(engineAddress(pasted, row, stay));
});

test("each row of the table is of a case, and none stands behind another", () => {
  const found = new Set(cases.map(({ pasted }) => knownEngine(pasted)));
  expect(engines.filter((row) => !found.has(row))).toEqual([]);
});

test.each<[pasted: string, own: Partial<Own>, dated: string]>([
  ["https://e.example/?lang=it#x", {}, "/?lang=it&in=2027-06-12&out=2027-06-19&n=2#x"],
  [
    "https://e.example/",
    { nights: "x", dateFormat: "dd/MM/yyyy" },
    "/?in=12/06/2027&out=19/06/2027&n=2&x=7",
  ],
  // a value that the address has already is replaced
  ["https://e.example/?n=1", { dateFormat: "MM/dd/yyyy" }, "/?n=2&in=06/12/2027&out=06/19/2027"],
  [
    "https://e.example/",
    { home: { name: "room", values: { house: "0" } } },
    "/?in=2027-06-12&out=2027-06-19&n=2&room=0",
  ],
  // the owner knows her engine better than the table
  ["https://beds24.com/booking2.php", {}, "/booking2.php?in=2027-06-12&out=2027-06-19&n=2"],
])("%s, whose owner names %j, with a stay is %s", (pasted, names, dated) => {
  const row = engineRow(pasted, { ...own, ...names });
  const address = engineAddress(pasted, row, { ...stay, home: "house" });
  expect(parsed(address)).toEqual(parsed(new URL(dated, pasted).href));
});

test("an address of this site stays one, and without a stay each is the owner's to the letter", () => {
  const row = engineRow("/demo", own);
  expect(engineAddress("/demo", row, stay)).toBe("/demo?in=2027-06-12&out=2027-06-19&n=2");
  const base = "https://engine.example/a b?q=x%20y&flag";
  expect(engineAddress(base, row)).toBe(base);
  expect(engineAddress(base, engineRow(base, undefined), stay)).toBe(base);
  const dated = "https://v.amenitiz.io/it/booking/room";
  expect(undatedAddress(`${dated}#RoomSelection-BE`)).toBe(`${dated}#DatesGuests-BE`);
  expect(undatedAddress(base)).toBe(base);
});

test("portals, and engines that refuse frames, are known as such", () => {
  const never = cases.filter(({ pasted }) => isNeverFramed(pasted));
  expect(new Set(never.map(({ pasted }) => knownEngine(pasted)?.name))).toEqual(
    new Set(["Guesty", "Airbnb", "Booking.com", "Vrbo"]),
  );
});
