import { expect, test } from "vitest";
import { fillTemplate, formatCount } from "./message-format.ts";

test("names in braces are replaced, unknown ones stay", () => {
  expect(fillTemplate("{a} and {b}, {a}", { a: 1, b: "two" })).toBe("1 and two, 1");
  expect(fillTemplate("{a} of {total}", { a: 1 })).toBe("1 of {total}");
});

test("a count has the form of its language", () => {
  const counts = (one: string, other: string, locale: string) =>
    [0, 1, 12].map((n) => formatCount({ one, other }, n, locale)).join();
  expect(counts("{n} notte", "{n} notti", "it-IT")).toBe("0 notti,1 notte,12 notti");
  expect(counts("{n} nuit", "{n} nuits", "fr-FR")).toBe("0 nuit,1 nuit,12 nuits");
});
