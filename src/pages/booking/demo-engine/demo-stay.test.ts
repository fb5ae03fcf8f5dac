import { expect, test } from "vitest";
import type { Day } from "../../../modules/calendar-days.ts";
import { paymentsOf } from "./demo-stay.ts";

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
