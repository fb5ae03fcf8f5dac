import { expect, test } from "vitest";
import { isFlick, projectedOffset, snapEasing, turningRoom } from "./drag.ts";
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

test.each([
  ["from a standstill has the plain easing", 843, 0, "ease"],
  // 2 px/ms for 800 px in 400 ms is the slope 1: x1 = .25, y1 = .25
  ["starts at the velocity that it continues", 800, -2, "cubic-bezier(.25,0.250,.25,1)"],
  ["does so leftwards too", -800, 2, "cubic-bezier(.25,0.250,.25,1)"],
  ["against the movement turns round first", 800, 1, "cubic-bezier(.25,-0.125,.25,1)"],
  ["does not overshoot its end", 100, -9, "cubic-bezier(.25,1.000,.25,1)"],
  ["goes back over its start by a tenth at most", 100, 9, "cubic-bezier(.25,-0.500,.25,1)"],
])("an animation %s", (_, distance, velocity, easing) => {
  expect(snapEasing(distance, velocity, 400)).toBe(easing);
});

test("there is room for the movement that goes back furthest before it turns round", () => {
  const [, y1, , y2] = (snapEasing(100, 9, 400).match(/-?[.\d]+/g) ?? []).map(Number);
  const remaining = Array.from({ length: 1001 }, (_, step) => {
    const t = step / 1000;
    return 1 - 3 * (1 - t) ** 2 * t * Number(y1) - 3 * (1 - t) * t ** 2 * Number(y2) - t ** 3;
  });
  expect(Math.max(...remaining)).toBeGreaterThan(1.1);
  expect(Math.max(...remaining)).toBeLessThan(turningRoom);
});

test("a released track goes on at the velocity of the release; a flick goes away from rest", () => {
  expect([0, -2].map((velocity) => projectedOffset(-100, velocity))).toEqual([-100, -600]);
  expect([isFlick(-40, -1), isFlick(0, 1)]).toEqual([true, true]);
  // slow, or on the way back
  expect([isFlick(-40, -0.1), isFlick(40, -1)]).toEqual([false, false]);
});

test("a view without a size has no steps to a point, and ends", () => {
  expect(createLayout([1.5, 1], 2, 2).stepsTo(100, { width: 0, height: 0, gap: 0 })).toBe(0);
});
