import { expect, test } from "vitest";
import { duplicates } from "./duplicates.ts";

test("what stands in a list more than once is named once, in the order of the second ones", () => {
  expect(duplicates(["b", "a", "c", "a", "b", "a"])).toEqual(["a", "b"]);
});

test("a list without equal values has no duplicates", () => {
  expect(duplicates(["a", "A", ""])).toEqual([]);
});
