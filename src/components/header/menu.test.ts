import { expect, test } from "vitest";
import { type BoldLetters, drawBoldLetters } from "./menu.tsx";

test("two different letters among the first five are bold, others than at the last draw", () => {
  let previous: BoldLetters | undefined;
  const seen = new Set<string>();
  for (let draw = 0; draw < 400; draw++) {
    const next = drawBoldLetters("Esperienze", previous);
    expect(next).not.toEqual(previous);
    expect(next[0]).toBeLessThan(next[1]);
    expect(next[1]).toBeLessThan(5);
    seen.add(String(next));
    previous = next;
  }
  expect(seen.size).toBe(10);
  // of a word of three letters only those three
  expect(drawBoldLetters("Due", undefined, () => 0.99)).toEqual([1, 2]);
});
