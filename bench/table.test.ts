import { expect, test } from "vitest";
import { kilobytes, ratio, table } from "./table.ts";

test("a table is Markdown with names on the left and figures on the right", () => {
  const rows = [
    { name: "home", bytes: 1234 },
    { name: "villa", bytes: undefined },
  ];
  const text = table(
    [
      { title: "page", cell: ({ name }) => name },
      { title: "KB", cell: ({ bytes }) => bytes && kilobytes(bytes) },
    ],
    rows,
  );
  expect(text.split("\n")).toEqual([
    "| page  |  KB |",
    "|-------|----:|",
    "| home  | 1.2 |",
    "| villa |   - |",
  ]);
});

test("a ratio to nothing is not a number", () => {
  expect(ratio(103, 100)).toBe("1.030");
  expect(ratio(5, 0)).toBe("-");
});
