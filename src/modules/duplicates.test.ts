import { expect, test } from "vitest";
import { duplicates, repeats } from "./duplicates.ts";

test("a value that a list has several times is returned once, in the order of the second occurrences", () => {
  expect(duplicates(["b", "a", "c", "a", "b", "a", "A"])).toEqual(["a", "b"]);
});

test("each entry with the key of an earlier one is named with the first of them", () => {
  const [one, two, three, other] = [{ key: 1 }, { key: 1 }, { key: 1 }, { key: 2 }];
  expect(repeats([one, other, two, three], ({ key }) => key)).toEqual([
    { entry: two, index: 2, first: one },
    { entry: three, index: 3, first: one },
  ]);
});
