import { expect, test } from "vitest";
import { fillTemplate, formatCount, formatMoney } from "./message-format.ts";

test("names in braces are replaced, unknown ones stay", () => {
  expect(fillTemplate("{a} and {b}, {a}", { a: 1, b: "two" })).toBe("1 and two, 1");
  expect(fillTemplate("{a} of {total}", { a: 1 })).toBe("1 of {total}");
});

test("a count has the form of its language", () => {
  const forms = { one: "{n} notte", other: "{n} notti" };
  expect(formatCount(forms, 1, "it-IT")).toBe("1 notte");
  expect(formatCount(forms, 0, "it-IT")).toBe("0 notti");
  expect(formatCount(forms, 12, "it-IT")).toBe("12 notti");
  const nuits = { one: "{n} nuit", other: "{n} nuits" };
  expect([0, 1, 2].map((n) => formatCount(nuits, n, "fr-FR"))).toEqual([
    "0 nuit",
    "1 nuit",
    "2 nuits",
  ]);
});

test("money follows the language", () => {
  expect(formatMoney(500, "EUR", "en-GB")).toBe("€500");
  expect(formatMoney(500, "EUR", "it-IT")).toBe("500\u00A0€");
  expect(formatMoney(1290, "EUR", "it-IT")).toBe("1.290\u00A0€");
  expect(formatMoney(6230, "EUR", "en-GB")).toBe("€6,230");
  expect(formatMoney(1290, "EUR", "de-DE")).toBe("1.290\u00A0€");
  // the fonts lack the narrow space
  expect(formatMoney(1290, "EUR", "fr-FR")).toBe("1\u00A0290\u00A0€");
});
