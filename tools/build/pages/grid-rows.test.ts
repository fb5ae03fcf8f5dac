import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { gap, gridRows } from "./page-data.ts";

test("rows are computed with the gap that the stylesheet has between pictures", async () => {
  const css = await readFile("src/styles/tokens.css", "utf8");
  expect(css.match(/--gap: (\d+)px;/)?.[1]).toBe(String(gap));
});

test("the wider the window, the more photographs stand in a row", () => {
  const photos = Array.from({ length: 12 }, () => ({ width: 1440, height: 960 }));
  expect(gridRows(photos)).toEqual({
    wide: [4, 8, 12],
    medium: [3, 6, 8, 10, 12],
    narrow: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  });
});
