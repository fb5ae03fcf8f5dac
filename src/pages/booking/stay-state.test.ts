import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeStay, noStay, pressStay, stayOfAddress } from "./stay-state.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2027-05-01T10:00:00Z") });
  houseIn("Europe/Rome");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The document, as far as it says where the house stands. */
function houseIn(timeZone: string): void {
  vi.stubGlobal("document", { documentElement: { dataset: { timeZone } } });
}

const stay = { arrival: "2027-06-12", departure: "2027-06-19", guests: 4 };
const entry = { arrival: "2027-06-12", departure: "2027-06-19", guests: "4" };
const empty = { arrival: "", departure: "", guests: "2" };

test("an address with a stay opens the calendar with it", () => {
  expect(stayOfAddress("?arrival=2027-06-12&departure=2027-06-19&guests=4", 10)).toEqual({
    stay,
    handedOn: stay,
    errors: {},
    cameWithDays: true,
  });
});

test("an address without days is no error, except for its number of guests", () => {
  expect(stayOfAddress("", 10)).toEqual(noStay);
  expect(stayOfAddress("?arrival=&departure=&guests=5", 10)).toEqual(noStay);
  expect(stayOfAddress("?guests=11", 10)).toEqual({ errors: { guests: "guests" } });
});

test("while a visitor is choosing, missing or half-typed days show no error", () => {
  expect(changeStay(noStay, { ...empty, arrival: "2027-06-12" }, 10)).toEqual({ errors: {} });
  expect(changeStay(noStay, { ...entry, departure: "incomplete" }, 10)).toEqual({ errors: {} });
  expect(changeStay(noStay, { ...entry, arrival: "0202-06-12" }, 10)).toEqual({ errors: {} });
  expect(changeStay(noStay, { ...entry, departure: "2027-06-11" }, 10).errors).toEqual({
    departure: "order",
  });
});

test("after a press they show an error until they are valid", () => {
  const pressed = pressStay(noStay, empty, 10);
  expect(pressed.errors).toEqual({ arrival: "arrivalMissing", departure: "departureMissing" });
  const half = changeStay(pressed, { ...empty, arrival: "2026-06-12" }, 10);
  expect(half.errors).toEqual({ arrival: "past", departure: "departureMissing" });
  expect(changeStay(half, entry, 10)).toEqual({ stay, errors: {} });
});

test("the calendar keeps its days until the button is pressed with others", () => {
  const opened = pressStay(noStay, entry, 10);
  expect(opened).toEqual({ stay, handedOn: stay, errors: {}, isPressed: true });
  const longer = { ...entry, departure: "2027-06-20" };
  const changed = changeStay(opened, longer, 10);
  expect(changed).toEqual({
    stay: { ...stay, departure: "2027-06-20" },
    handedOn: stay,
    errors: {},
  });
  expect(pressStay(changed, empty, 10).handedOn).toEqual(stay);
});

test("the first day of arrival is today where the house stands", () => {
  // still 30 April on the Azores
  vi.setSystemTime(new Date("2027-04-30T23:30:00Z"));
  const entry = { arrival: "2027-04-30", departure: "2027-05-03", guests: "2" };
  expect(pressStay(noStay, entry, 10).errors).toEqual({ arrival: "past" });
  houseIn("Atlantic/Azores");
  expect(pressStay(noStay, entry, 10).errors).toEqual({});
});
