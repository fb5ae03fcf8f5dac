import { expect, test } from "vitest";
import { engineAddress } from "./engine-address.ts";
import cases from "./stay.cases.json" with { type: "json" };
import { checkStay, readStayEntry, type StayLimits } from "./stay.ts";

const query = { checkin: "{arrival}", checkout: "{departure}", adults: "{guests}" };

const limits: StayLimits = {
  guests: 10,
  homes: [
    { key: "apartment3", guests: 5 },
    { key: "apartment1", guests: 3 },
  ],
};
const oneHome: StayLimits = { guests: 1, homes: [{ key: "apartment1", guests: 1 }] };
const check = (search: string, house = limits) => checkStay(readStayEntry(search), house);

test.each<[query: string, stay: object, limits?: StayLimits]>([
  ["guests=10", { guests: 10 }],
  ["guests=3&home=apartment1", { guests: 3, home: "apartment1" }],
  ["guests=10&home=house", { guests: 10, home: "house" }],
  // a home that the house does not have, or a house that is one
  ["home=constructor", { guests: 2 }],
  ["home=apartment1", { guests: 1 }, oneHome],
  // no number stands for the usual one
  ...[..."-1 0 ten 2.5 1e1 0x2 02 ٢ <b>".split(" "), " 2", ""].map((guests): [string, object] => [
    `guests=${encodeURIComponent(guests)}`,
    { guests: 2 },
  ]),
])("a stay is read from the address: %s", (query, stay, house) => {
  const days = { arrival: "2027-06-12", departure: "2027-06-19" };
  const search = `?${new URLSearchParams(days)}&${query}`;
  expect(check(search, house)).toEqual({ errors: {}, stay: { ...days, ...stay } });
});

test.each(cases)("%j is answered by %s", (search, found) => {
  const errors = Object.fromEntries(found.split(",").map((each) => each.split(": ")));
  expect(check(search)).toEqual({ errors });
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
  const shown = new Set(sent.map((each) => each.slice(address.length)));
  expect([sent.every((each) => each.startsWith(address)), shown]).toEqual([
    true,
    new Set(["2#rooms", "10#rooms"]),
  ]);
});
