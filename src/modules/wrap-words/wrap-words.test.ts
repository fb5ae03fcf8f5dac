import { expect, test } from "vitest";
import { wrapWords } from "./wrap-words.ts";

test("lines are filled up to the width, and no further", () => {
  expect(wrapWords("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrapWords("one two three", 6)).toEqual(["one", "two", "three"]);
  expect(wrapWords("one two three", 13)).toEqual(["one two three"]);
});

test("a word that is wider than a line is not broken, wherever it stands", () => {
  expect(wrapWords("extraordinary as it is", 5)).toEqual(["extraordinary", "as it", "is"]);
  expect(wrapWords("it is extraordinary", 5)).toEqual(["it is", "extraordinary"]);
});

test("the width may be another than that of characters", () => {
  const inEm = (line: string) => line.replaceAll(" ", "").length;
  expect(wrapWords("a b c d", 3, inEm)).toEqual(["a b c", "d"]);
});

test("an empty text is one empty line", () => {
  expect(wrapWords("", 5)).toEqual([""]);
});
