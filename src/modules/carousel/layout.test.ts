import { expect, test } from "vitest";
import { createLayout, flowPosition, type Placement, type Size } from "./layout.ts";

const size: Size = { width: 1440, height: 558, gap: 6 };
const range = [size.width / 2, size.width / 2] as const;

/** The visible slides from left to right. */
function visible(placements: Placement[]): number[] {
  return inOrder(placements.filter((placement) => placement.isVisible));
}

function inOrder(placements: Placement[]): number[] {
  return placements
    .toSorted((one, other) => one.position[0] - other.position[0])
    .map(({ slide }) => slide);
}

function left(placement: Placement): number {
  return placement.position[0] * size.height + placement.position[1] * size.gap;
}

test("at first every visible slide is where normal flow puts it", () => {
  const ratios = Array.from({ length: 12 }, () => 1.5);
  const placements = createLayout(ratios, 6, 12).placements(size, range);
  expect(placements).toHaveLength(12);
  expect(visible(placements)).toEqual([5, 6, 7]);
  for (const placement of placements.filter((each) => each.isVisible)) {
    expect(placement.position).toEqual(flowPosition(ratios, placement.slide));
  }
});

test("every slide is placed once, half of them on either side", () => {
  const placements = createLayout(
    Array.from({ length: 12 }, () => 1.5),
    0,
    12,
  ).placements(size, range);
  expect(inOrder(placements)).toEqual([7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6]);
  expect(placements.every((placement) => !placement.isClone)).toBe(true);
});

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

test("slides that together are narrower than the window are repeated as clones", () => {
  const wide = { width: 3840, height: 208, gap: 6 };
  const ratios = [1.5, 1.5, 1.5, 1.5, 2 / 3];
  const placements = createLayout(ratios, 2, 5).placements(wide, [1920, 1920]);
  expect(placements.filter((placement) => !placement.isClone)).toHaveLength(5);
  const spans = placements
    .map((placement) => {
      const from = placement.position[0] * wide.height + placement.position[1] * wide.gap;
      return [from, from + (ratios[placement.slide] ?? 0) * wide.height] as const;
    })
    .toSorted((one, other) => one[0] - other[0]);
  const middle = 3.75 * wide.height + 2 * wide.gap;
  expect(spans[0]?.[0]).toBeLessThanOrEqual(middle - 1920);
  expect(spans.at(-1)?.[1]).toBeGreaterThanOrEqual(middle + 1920);
  for (const [index, span] of spans.slice(1).entries()) {
    expect(span[0] - (spans[index]?.[1] ?? 0)).toBeCloseTo(wide.gap, 6);
  }
});

test("an added slide moves no visible one, whichever slide is active", () => {
  const ratios = Array.from({ length: 16 }, (_, slide) => (slide % 4 === 3 ? 2 / 3 : 1.5));
  for (const steps of [-3, -2, -1, 0, 1, 2, 3, 7]) {
    const layout = createLayout(ratios, 2, 5);
    layout.step(steps);
    const before = layout.placements(size, range).filter((placement) => placement.isVisible);
    const kept = before.map((placement) => [placement.slide, placement.isClone, left(placement)]);
    for (let count = 6; count <= 16; count++) {
      layout.setCount(count);
      const placements = layout.placements(size, range);
      expect(placements.filter((placement) => !placement.isClone)).toHaveLength(count);
      expect(
        placements
          .filter((placement) => placement.isVisible)
          .map((placement) => [placement.slide, placement.isClone, left(placement)]),
      ).toEqual(kept);
    }
  }
});

test("the slide nearest to a point is found on both sides and around the end", () => {
  const layout = createLayout([1, 1, 1], 0, 3);
  const square = { width: 300, height: 100, gap: 0 };
  expect(layout.stepsTo(0, square)).toBe(0);
  expect(layout.stepsTo(49, square)).toBe(0);
  expect(layout.stepsTo(51, square)).toBe(1);
  expect(layout.stepsTo(-260, square)).toBe(-3);
  expect(layout.stepsTo(449, square)).toBe(4);
});

test("one slide alone, and two, loop as well", () => {
  for (const count of [1, 2]) {
    const layout = createLayout([1.5, 1.5], 0, count);
    layout.step(1);
    expect(layout.active).toBe(1 % count);
    expect(layout.placements(size, range).filter((placement) => !placement.isClone)).toHaveLength(
      count,
    );
  }
});
