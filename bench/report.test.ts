import { expect, test } from "vitest";
import { kilobytes, median, table } from "./report.ts";

test("a table is Markdown with names on the left and figures on the right", () => {
  const rows = [
    { name: "home", bytes: 1234 },
    { name: "villa", bytes: 56_789 },
  ];
  const text = table(
    [
      ["page", ({ name }) => name],
      ["KB", ({ bytes }) => kilobytes(bytes)],
    ],
    rows,
  );
  expect(text.split("\n")).toEqual([
    "| page  |   KB |",
    "|-------|-----:|",
    "| home  |  1.2 |",
    "| villa | 56.8 |",
  ]);
});

test("the median is the value in the middle, whatever the order, and of nothing there is none", () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 9]), median([7])]).toEqual([5, 3, 7]);
  expect(() => median([])).toThrow("nothing to measure");
});
