import { expect, test } from "vitest";
import { moons } from "./moons.content.ts";

/** Where the edge between light and shade lies, from left (-7) to right (7). */
function edges(nights: number): number[] {
  return moons(nights).map((path) => {
    const [, radius = "", side] = /a([\d.]+) 7 0 0 ([01]) 0-14z$/.exec(path) ?? [];
    return Number(radius) * (side === "0" ? -1 : 1);
  });
}

test("there is a moon for each night, from a crescent to nearly full", () => {
  expect(edges(3)).toEqual([-5, 0.3, 5.5]);
  expect(edges(7)).toEqual([-5, -3.3, -1.5, 0.3, 2, 3.8, 5.5]);
});

test("a single night has one moon, nearly full", () => {
  expect(edges(1)).toEqual([5.5]);
});

test("each moon is another, so that they can be told apart", () => {
  expect(new Set(moons(30)).size).toBe(30);
});
