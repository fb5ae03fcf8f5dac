import { expect, test } from "vitest";
import { median } from "./statistics.ts";

test("the median is the value in the middle, whatever the order", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([7])).toBe(7);
});

test("no measurement has no median", () => {
  expect(() => median([])).toThrow("nothing to measure");
});
