import { expect, test } from "vitest";
import type { Day, DayFormat } from "../../../modules/calendar-days.ts";
import { checkStay } from "../../../site/stay/stay.ts";
import { entryOfQuery, homeOfQuery, paymentsOf } from "./demo-stay.ts";

const limits = { guests: 10, homes: [] };
const stay = { arrival: "2027-06-12", departure: "2027-06-19", guests: 4 };

function read(search: string, dateFormat: DayFormat = "yyyy-MM-dd") {
  const names = { arrival: "checkin", departure: "checkout", guests: "adults", dateFormat };
  return checkStay(entryOfQuery(search, names, limits), limits).stay;
}

test("a stay is read under the names of the engine", () => {
  expect(read("?checkin=2027-06-12&checkout=2027-06-19&adults=4")).toEqual(stay);
  const plain = "?arrival=2027-06-12&departure=2027-06-19&guests=4";
  expect(read(plain)).toBeUndefined();
  expect(checkStay(entryOfQuery(plain, {}, limits), limits).stay).toEqual(stay);
});

test.each([
  ["dd-MM-yyyy", "12-06-2027", "19-06-2027"],
  ["MM/dd/yyyy", "06/12/2027", "06/19/2027"],
] as const)("days are read as %s, and as the form sends them", (format, arrival, departure) => {
  const query = new URLSearchParams({ checkin: arrival, checkout: departure, adults: "4" });
  expect(read(`?${query}`, format)).toEqual(stay);
  expect(read("?checkin=2027-06-12&checkout=2027-06-19&adults=4", format)).toEqual(stay);
});

test("a home is read under the engine's name for it", () => {
  const names = { home: { name: "room", values: { apartment1: "6" } } };
  expect(homeOfQuery("?room=6", names)).toBe("apartment1");
  expect(homeOfQuery("?room=7&home=apartment1", names)).toBeUndefined();
  expect(homeOfQuery("?room=6", {})).toBeUndefined();
});

test.each([
  // the last day of the balance is that of the booking, the next, a day long past
  ["2027-05-02", 30, { deposit: 702, balance: 1638, day: "2027-04-02" }],
  ["2027-05-01", 30, { deposit: 2340 }],
  ["2027-01-01", 0, { deposit: 2340 }],
  ["2027-05-02", 100, { deposit: 2340 }],
  ["2027-05-02", 0, { deposit: 0, balance: 2340, day: "2027-04-02" }],
])("on 1 April a stay from %s with a deposit of %i%% is paid so: %j", (arrival, percent, paid) => {
  const terms = { bookingDepositPercent: percent, balanceDueDaysBeforeArrival: 30 };
  expect(paymentsOf(2340, arrival as Day, "2027-04-01", terms)).toEqual(paid);
});
