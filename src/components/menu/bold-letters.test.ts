import { expect, test } from "vitest";
import { drawLitLetters, type LitLetters } from "./bold-letters.ts";

test("two different letters among the first five are lit", () => {
  for (let draw = 0; draw < 200; draw++) {
    const [first, second] = drawLitLetters("Esperienze");
    expect(first).toBeLessThan(second);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(second).toBeLessThan(5);
  }
});

test("every pair is drawn sooner or later", () => {
  const seen = new Set<string>();
  for (let draw = 0; draw < 10; draw++) {
    seen.add(String(drawLitLetters("Villa", undefined, () => draw / 10)));
  }
  expect(seen.size).toBe(10);
});

test("the draw of the last opening is not repeated", () => {
  let previous: LitLetters = [0, 1];
  for (let draw = 0; draw < 200; draw++) {
    const next = drawLitLetters("Villa", previous);
    expect(next).not.toEqual(previous);
    previous = next;
  }
});

test("a word of three letters is lit within its length", () => {
  expect(drawLitLetters("Due", undefined, () => 0.99)).toEqual([1, 2]);
});
