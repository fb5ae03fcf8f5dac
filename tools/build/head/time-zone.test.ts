import { expect, test } from "vitest";
import { standardOffset, timeZoneOf } from "./time-zone.ts";

test.each([
  ["Francavilla Fontana", 40.56218, 17.56683, "Europe/Rome", "+01:00"],
  ["Ponta Delgada", 37.74, -25.67, "Atlantic/Azores", "-01:00"],
  ["Lisbon", 38.72, -9.14, "Europe/Lisbon", "+00:00"],
  ["Hobart", -42.88, 147.33, "Australia/Hobart", "+10:00"],
  ["St. John's", 47.56, -52.71, "America/St_Johns", "-03:30"],
])("%s has its own time zone and standard time", (_place, latitude, longitude, zone, offset) => {
  expect(timeZoneOf({ latitude, longitude })).toBe(zone);
  expect(standardOffset(zone)).toBe(offset);
});
