import { expect, test } from "vitest";
import { meanDaylight } from "./sun.ts";

const years = [2025, 2026, 2027, 2028];

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
  const light = meanDaylight({ latitude, longitude: 17.56683 }, { month, day: 15 }, years);
  expect(Math.abs(light - minutes)).toBeLessThan(2);
});
