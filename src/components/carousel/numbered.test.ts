import { expect, test } from "vitest";
import { numbered } from "./numbered.ts";

test("a text may name a number twice", () => {
  expect(numbered("Slide {n} of {total} ({n}/{total})", 1, 5)).toBe("Slide 2 of 5 (2/5)");
});
