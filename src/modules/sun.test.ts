import { expect, test } from "vitest";
import { daylight, sunAt } from "./sun.ts";

test.each([
  // published for Apulia; May is 866.502, on the edge of two minutes
  [40.56218, 1, 576],
  [40.56218, 5, 866],
  [40.56218, 6, 904],
  [40.56218, 9, 749],
  [40.56218, 12, 557],
  // south of the equator, between the tropics, beyond the polar circle
  [-40.56218, 12, 903],
  [-40.56218, 6, 556],
  [-2.2, 3, 727],
  [70, 6, 1440],
  [70, 12, 0],
])("at %d° the 15th of month %i has %i minutes of light", (latitude, month, minutes) => {
  const light = daylight({ latitude, longitude: 17.56683 }, Date.UTC(2026, month - 1, 15, 12));
  expect(Math.abs(light - minutes)).toBeLessThan(2);
});

test.each([
  ["2027-06-21", "+02:00", 40.56218, "morning afternoon evening night"],
  ["2027-12-21", "+01:00", 40.56218, "morning afternoon night night"],
  ["2027-06-21", "+02:00", -40.56218, "night afternoon night night"],
  ["2027-12-21", "+01:00", -40.56218, "morning afternoon evening night"],
])("on %s%s at %d° the sun of 8, 13, 18.30 and 22 h is %s", (day, zone, latitude, expected) => {
  const suns = ["08:00", "13:00", "18:30", "22:00"].map((time) =>
    sunAt({ latitude, longitude: 17.56683 }, Date.parse(`${day}T${time}${zone}`)),
  );
  expect(suns.join(" ")).toBe(expected);
  expect(sunAt({ latitude, longitude: -175 }, Date.parse(`${day}T22:30Z`))).toBe("forenoon");
});
