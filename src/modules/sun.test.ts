import { expect, test } from "vitest";
import { meanSun } from "./sun.ts";

const years = [2025, 2026, 2027, 2028];
const inMonth = (latitude: number, month: number) =>
  meanSun({ latitude, longitude: 17.56683 }, { month, day: 15 }, years);

/** Published figures for 40.56218° north: altitude in degrees, shadow in heights, light in minutes. */
const published = [
  [1, 28.3, 1.854, 576],
  [2, 36.8, 1.336, 641],
  [3, 47.4, 0.918, 715],
  [4, 59.3, 0.593, 798],
  [5, 68.4, 0.396, 866],
  [6, 72.8, 0.31, 904],
  [7, 70.9, 0.346, 887],
  [8, 63.4, 0.502, 827],
  [9, 52.3, 0.772, 749],
  [10, 40.8, 1.159, 669],
  [11, 30.9, 1.673, 596],
  [12, 26.2, 2.036, 557],
] as const;

test.each(published)(
  "month %i in Apulia: the sun %d° high, shadows of %d, %i minutes of light",
  (month, altitude, shadow, minutes) => {
    const sun = inMonth(40.56218, month);
    expect(sun.noonAltitude.toFixed(1)).toBe(altitude.toFixed(1));
    expect(sun.noonShadow.toFixed(3)).toBe(shadow.toFixed(3));
    // May is 866.502, on the edge of two minutes
    expect(Math.abs(sun.daylightMinutes - minutes)).toBeLessThan(0.51);
  },
);

test("south of the equator December has the long days and the short shadows", () => {
  const june = inMonth(-40.56218, 6);
  const december = inMonth(-40.56218, 12);
  expect(december.daylightMinutes).toBeGreaterThan(900);
  expect(june.daylightMinutes).toBeLessThan(565);
  expect(june.noonShadow).toBeGreaterThan(2);
  expect(december.noonShadow).toBeLessThan(0.35);
});

test("between the tropics the sun may stand overhead, and days are twelve hours", () => {
  const march = inMonth(-2.2, 3);
  expect(march.noonAltitude).toBeGreaterThan(89.5);
  expect(march.noonShadow).toBeGreaterThanOrEqual(0);
  expect(march.noonShadow).toBeLessThan(0.01);
  expect(Math.abs(march.daylightMinutes - 727)).toBeLessThan(2);
});

test("beyond the polar circle the sun stays up in summer and down in winter", () => {
  const summer = inMonth(70, 6);
  const winter = inMonth(70, 12);
  expect(summer.daylightMinutes).toBe(1440);
  expect(summer.noonAltitude).toBeCloseTo(43.3, 0);
  expect(winter).toMatchObject({ noonShadow: Number.POSITIVE_INFINITY, daylightMinutes: 0 });
  expect(winter.noonAltitude).toBeLessThan(0);
});
