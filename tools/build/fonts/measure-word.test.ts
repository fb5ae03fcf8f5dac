import { expect, test } from "vitest";
import { isWideWord, measureWord } from "./measure-word.ts";
import { shapeLine } from "./shape-line.ts";

test.each([
  ["Interni", 2.66],
  ["La villa", 2.7],
  ["The villa", 3.29],
  ["Interiors", 3.33],
  ["The pool", 3.47],
  ["La piscina", 3.84],
  ["Esperienze", 4.19],
  ["Experience", 4.27],
])("%s is as wide as a browser draws it: %f em", (word, width) => {
  expect(Math.abs(measureWord(word) - width)).toBeLessThan(0.006);
});

test("only a title that does not fit the narrow half is wide", () => {
  const words = ["Interni", "La villa", "The villa", "Experience"];
  expect(words.filter(isWideWord)).toEqual(["The villa", "Experience"]);
});

test("a line is wider in a heavier weight or with more tracking", () => {
  const light = shapeLine("Villa", { family: "ysabeau", weight: 250 });
  expect(shapeLine("Villa", { family: "ysabeau", weight: 800 }).width).toBeGreaterThan(light.width);
  const spaced = shapeLine("Villa", { family: "ysabeau", weight: 250, tracking: 0.1 });
  expect(spaced.width).toBeCloseTo(light.width + 0.5, 5);
});
