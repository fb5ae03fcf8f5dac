import { expect, test } from "vitest";
import { engineAddress } from "./engine-address.ts";
import { checkStay, readStayEntry, type StayErrors } from "./stay.ts";

const query = { checkin: "{arrival}", checkout: "{departure}", adults: "{guests}" };

const check = (search: string) => checkStay(readStayEntry(search), 10);

test("a stay is read from the address", () => {
  expect(check("?arrival=2027-06-12&departure=2027-06-19&guests=10")).toEqual({
    errors: {},
    stay: { arrival: "2027-06-12", departure: "2027-06-19", guests: 10 },
  });
});

test("without a number it is two guests, or one where only one fits", () => {
  const search = "?arrival=2027-06-01&departure=2027-06-02";
  expect(check(search).stay?.guests).toBe(2);
  expect(checkStay(readStayEntry(search), 1).stay?.guests).toBe(1);
});

test.each<[string, StayErrors]>([
  ["", { arrival: "arrivalMissing", departure: "departureMissing" }],
  ["?%E0%A4%A", { arrival: "arrivalMissing", departure: "departureMissing" }],
  ["?&&&=&arrival", { arrival: "arrivalMissing", departure: "departureMissing" }],
  ["?departure=2027-06-19", { arrival: "arrivalMissing" }],
  ["?arrival=2027-06-12", { departure: "departureMissing" }],
  ["?arrival=2027-06-31&departure=2027-07-02", { arrival: "notADate" }],
  ["?arrival=2027-06-12&departure=2027-02-31", { departure: "notADate" }],
  [
    "?arrival=incomplete&departure=incomplete",
    { arrival: "arrivalIncomplete", departure: "departureIncomplete" },
  ],
  ["?arrival=2027-06-12&departure=2027-06-12", { departure: "order" }],
  ["?arrival=2027-06-12&departure=2027-06-11", { departure: "order" }],
  ["?arrival=2027-06-12&departure=2027-06-19&guests=11", { guests: "guests" }],
])("%j is answered by %j", (search, errors) => {
  expect(check(search)).toEqual({ errors });
});

const noNumbers = [..."-1 0 11 99 ten 2.5 1e1 0x2 02 ٢".split(" "), " 2", "9".repeat(400)];

test.each(noNumbers)("%j is no number of guests", (guests) => {
  const query = new URLSearchParams({ arrival: "2027-06-12", departure: "2027-06-19", guests });
  expect(check(`?${query}`)).toEqual({ errors: { guests: "guests" } });
});

const hostile = [
  ...["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)"],
  ...["https://evil.example/", "2027-06-12\n2027-06-13", "2027-06-12T00:00:00Z", "__proto__"],
  ...["2027-06-12&checkin=x", "+012027-06-12", "%00", "{from}", "NaN", "a".repeat(10_000)],
];

test("whatever stands in the address, the engine gets nothing but real days and a possible number", () => {
  const base = "https://engine.example/villa?lang=it&currency=EUR#rooms";
  const days = ["2027-06-12", "2027-06-19", "", ...hostile];
  const numbers = ["2", "10", "0", "-1", "11", "", ...hostile];
  const entries = days.flatMap((arrival) =>
    days.flatMap((departure) => numbers.map((guests) => ({ arrival, departure, guests }))),
  );
  const sent = entries.flatMap((entry) => {
    const { stay } = check(`?${new URLSearchParams(entry)}`);
    const address = engineAddress(base, { query }, stay);
    return address === base ? [] : [address];
  });
  const asked = "checkin=2027-06-12&checkout=2027-06-19&adults=";
  const address = `https://engine.example/villa?lang=it&currency=EUR&${asked}`;
  // no number stands for two
  expect(sent).toEqual(["2", "10", "2"].map((guests) => `${address}${guests}#rooms`));
});
