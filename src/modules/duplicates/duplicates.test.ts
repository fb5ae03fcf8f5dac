import { expect, test } from "vitest";
import { duplicates } from "./duplicates.ts";

test("a value that a list has several times is returned once, in the order of the second occurrences", () => {
  expect(duplicates(["b", "a", "c", "a", "b", "a"])).toEqual(["a", "b"]);
});

test("a list without equal values has no duplicates", () => {
  expect(duplicates(["a", "A", ""])).toEqual([]);
});
