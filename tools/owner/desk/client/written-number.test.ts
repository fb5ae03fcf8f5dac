import { expect, test } from "vitest";
import { readFigure } from "./written-number.ts";

const money = { decimals: 2, above: 0 };

test.each([
  ["99,50", 99.5, 99.5],
  ["99.50", 99.5, 99.5],
  ["260,75", 260.75, 260.75],
  ["1.290,00", 1290, 1290],
  ["1,290.00", 1290, 1290],
  ["1 290", 1290, 1290],
  ["1\u202f290,5", 1290.5, 1290.5],
  ["1’290", 1290, 1290],
  ["1.290", 1.29, 1290],
  ["1,290", 1290, 1.29],
  ["12.345.678,9", 12345678.9, 12345678.9],
  [" 345 ", 345, 345],
  ["0,01", 0.01, 0.01],
])("%s is %d in English, %d in Italian", (text, english, italian) => {
  expect(readFigure(text, "en", money)).toEqual({ value: english });
  expect(readFigure(text, "it", money)).toEqual({ value: italian });
});

test.each([
  ["99,505", "figure.cents", "it"],
  ["99.505", "figure.cents", "en"],
  ["-5", "figure.above", "it"],
  ["0", "figure.above", "it"],
  ["12 34", "figure.unclear", "it"],
  ["1.29.0", "figure.unclear", "it"],
  ["1,2,3", "figure.unclear", "en"],
  ["12 euro", "figure.unclear", "it"],
  ["€ 12", "figure.unclear", "en"],
  ["12-", "figure.unclear", "en"],
  ["1e3", "figure.unclear", "en"],
])("%s as a price is refused: %s (%s)", (text, key, locale) => {
  expect(readFigure(text, locale, money)).toMatchObject({ fault: { key } });
});

test("a whole number has no decimals, and bounds are kept", () => {
  const guests = { decimals: 0, min: 1, max: 500 };
  expect(readFigure("2,5", "it", guests)).toEqual({ fault: { key: "figure.whole" } });
  expect(readFigure("2,0", "it", guests)).toEqual({ value: 2 });
  expect(readFigure("0", "it", guests)).toEqual({ fault: { key: "figure.least", bound: 1 } });
  expect(readFigure("501", "it", guests)).toEqual({ fault: { key: "figure.most", bound: 500 } });
  expect(readFigure("\u221240,5", "it", { min: -90 })).toEqual({ value: -40.5 });
  expect(readFigure("  ", "it", guests)).toBeUndefined();
});
