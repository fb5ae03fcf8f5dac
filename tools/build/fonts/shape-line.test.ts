import { expect, test } from "vitest";
import { wordStyle } from "../design.ts";
import { shapeLine } from "./shape-line.ts";

test.each([
  ["Interni", 2.66],
  ["The villa", 3.29],
  ["Experience", 4.27],
])("%s is as wide as a browser draws it: %f em", (word, width) => {
  expect(Math.abs(shapeLine(word, wordStyle).width - width)).toBeLessThan(0.006);
});

test("a line is wider in a heavier weight or with more tracking", () => {
  const light = shapeLine("Villa", { family: "ysabeau", weight: 250 });
  expect(shapeLine("Villa", { family: "ysabeau", weight: 800 }).width).toBeGreaterThan(light.width);
  const spaced = shapeLine("Villa", { family: "ysabeau", weight: 250, tracking: 0.1 });
  expect(spaced.width).toBeCloseTo(light.width + 0.5, 5);
});
