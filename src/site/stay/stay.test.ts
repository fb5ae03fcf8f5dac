import { expect, test } from "vitest";
import { engineAddress } from "./engine-address.ts";
import { checkStay, readStayEntry, type StayErrors } from "./stay.ts";

const limits = { today: "2027-06-01", maximumGuests: 10 } as const;
const names = {
  arrival: "checkin",
  departure: "checkout",
  guests: "adults",
  dateFormat: "yyyy-MM-dd",
} as const;

const check = (search: string) => checkStay(readStayEntry(search), limits);

test("a stay is read from the address", () => {
  expect(check("?arrival=2027-06-12&departure=2027-06-19&guests=10")).toEqual({
    errors: {},
    stay: { arrival: "2027-06-12", departure: "2027-06-19", guests: 10 },
  });
});

test("without a number of guests it is two, or one where only one fits", () => {
  const search = "?arrival=2027-06-12&departure=2027-06-13";
  expect(check(search).stay?.guests).toBe(2);
  expect(checkStay(readStayEntry(search), { ...limits, maximumGuests: 1 }).stay?.guests).toBe(1);
});

test("one may arrive today, and leave tomorrow", () => {
  expect(check("?arrival=2027-06-01&departure=2027-06-02").errors).toEqual({});
});

test.each<[string, StayErrors]>([
  ["", { arrival: "arrivalMissing", departure: "departureMissing" }],
  ["?departure=2027-06-19", { arrival: "arrivalMissing" }],
  ["?arrival=2027-06-12", { departure: "departureMissing" }],
  ["?arrival=2027-06-31&departure=2027-07-02", { arrival: "notADate" }],
  ["?arrival=2027-06-12&departure=2027-02-31", { departure: "notADate" }],
  ["?arrival=2027-05-31&departure=2027-06-02", { arrival: "past" }],
  ["?arrival=2026-05-31&departure=2026-05-30", { arrival: "past", departure: "order" }],
  ["?arrival=2027-06-12&departure=2027-06-12", { departure: "order" }],
  ["?arrival=2027-06-12&departure=2027-06-11", { departure: "order" }],
  ["?arrival=2027-06-12&departure=2027-06-19&guests=11", { guests: "guests" }],
])("%j is answered by %j", (search, errors) => {
  expect(check(search)).toEqual({ errors });
});

test.each(["-1", "0", "11", "99", "ten", "2.5", "1e1", "0x2", " 2", "02", "٢", "9".repeat(400)])(
  "%j is no number of guests",
  (guests) => {
    const query = new URLSearchParams({ arrival: "2027-06-12", departure: "2027-06-19", guests });
    expect(check(`?${query}`)).toEqual({ errors: { guests: "guests" } });
  },
);

const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "data:text/html,x",
  "https://evil.example/",
  "//evil.example",
  "2027-06-12\n2027-06-13",
  "2027-06-12T00:00:00Z",
  "2027-06-12&checkin=x",
  "+012027-06-12",
  "-002027-06-12",
  "%00",
  "{from}",
  "__proto__",
  "NaN",
  "undefined",
  "a".repeat(10_000),
  "2027-06-12".repeat(1000),
];

test("whatever stands in the address, the engine gets nothing but real days and a possible number", () => {
  const base = "https://engine.example/villa?lang=it&currency=EUR#rooms";
  const days = ["2027-06-12", "2027-06-19", "2026-06-12", "", ...hostile];
  const numbers = ["2", "10", "0", "-1", "11", "", ...hostile];
  const entries = days.flatMap((arrival) =>
    days.flatMap((departure) => numbers.map((guests) => ({ arrival, departure, guests }))),
  );
  const sent = entries.flatMap((entry) => {
    const { stay } = check(`?${new URLSearchParams(entry)}`);
    const address = engineAddress(base, names, stay);
    return address === base ? [] : [address];
  });
  const query = "checkin=2027-06-12&checkout=2027-06-19&adults=";
  const address = `https://engine.example/villa?lang=it&currency=EUR&${query}`;
  // no number stands for two
  expect(sent).toEqual(["2", "10", "2"].map((guests) => `${address}${guests}#rooms`));
});

test("queries that are no queries are read as empty or harmless", () => {
  for (const search of ["?", "?%", "?%E0%A4%A", "?&&&=", "?arrival", `?${"a".repeat(10_000)}`]) {
    expect(check(search)).toEqual({
      errors: { arrival: "arrivalMissing", departure: "departureMissing" },
    });
  }
});
