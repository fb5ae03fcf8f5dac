import { expect, test } from "vitest";
import { type BoldLetters, drawBoldLetters } from "./bold-letters.ts";

test("two different letters among the first five are bold", () => {
  for (let draw = 0; draw < 200; draw++) {
    const [first, second] = drawBoldLetters("Esperienze");
    expect(first).toBeLessThan(second);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(second).toBeLessThan(5);
  }
});

test("every pair of letters can be drawn", () => {
  const seen = new Set<string>();
  for (let draw = 0; draw < 10; draw++) {
    seen.add(String(drawBoldLetters("Villa", undefined, () => draw / 10)));
  }
  expect(seen.size).toBe(10);
});

test("the letters of the last draw are not repeated", () => {
  let previous: BoldLetters = [0, 1];
  for (let draw = 0; draw < 200; draw++) {
    const next = drawBoldLetters("Villa", previous);
    expect(next).not.toEqual(previous);
    previous = next;
  }
});

test("of a word of three letters only those three are drawn", () => {
  expect(drawBoldLetters("Due", undefined, () => 0.99)).toEqual([1, 2]);
});
