import { expect, test } from "vitest";
import { createLayout, type Placement, type Size } from "./layout.ts";

const size: Size = { width: 1440, height: 558, gap: 6 };
const range = [size.width / 2, size.width / 2] as const;

const slidesOf = (layout: ReturnType<typeof createLayout>) =>
  layout.placements(size, range).filter(({ isClone }) => !isClone);

function left(placement: Placement): number {
  return placement.position[0] * size.height + placement.position[1] * size.gap;
}

test("a step returns the distance to the next slide, and steps wrap around the end", () => {
  const ratios = [1.5, 0.5, 1];
  const layout = createLayout(ratios, 1, 3);
  expect(layout.step(1)).toEqual([0.75, 1]);
  expect(layout.active).toBe(2);
  expect(layout.step(1)).toEqual([1.25, 1]);
  expect(layout.active).toBe(0);
  expect(layout.step(-2)).toEqual([-2, -2]);
  expect(layout.active).toBe(1);
  layout.step(10);
  expect(layout.active).toBe(2);
});

test("an added slide moves no visible one, whichever slide is active", () => {
  const ratios = Array.from({ length: 16 }, (_, slide) => (slide % 4 === 3 ? 2 / 3 : 1.5));
  for (const steps of [-3, -2, -1, 0, 1, 2, 3, 7]) {
    const layout = createLayout(ratios, 2, 5);
    layout.step(steps);
    const seen = () =>
      layout
        .placements(size, range)
        .filter((placement) => placement.isVisible)
        .map((placement) => [placement.slide, placement.isClone, left(placement)]);
    const before = seen();
    for (let count = 6; count <= 16; count++) {
      layout.setCount(count);
      expect(slidesOf(layout)).toHaveLength(count);
      expect(seen()).toEqual(before);
    }
  }
});

test("one slide alone, and two, loop as well", () => {
  for (const count of [1, 2]) {
    const layout = createLayout([1.5, 1.5], 0, count);
    layout.step(1);
    expect(layout.active).toBe(1 % count);
    expect(slidesOf(layout)).toHaveLength(count);
  }
});

test("a view without a size has no steps to a point, and ends", () => {
  expect(createLayout([1.5, 1], 2, 2).stepsTo(100, { width: 0, height: 0, gap: 0 })).toBe(0);
});
