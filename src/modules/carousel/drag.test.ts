import { expect, test } from "vitest";
import { isFlick, projectedOffset, snapEasing } from "./drag.ts";

test("an animation from a standstill has the plain easing", () => {
  expect(snapEasing(843, 0, 400)).toBe("ease");
});

test("an animation that continues a movement starts at its velocity", () => {
  // 2 px/ms for 800 px in 400 ms is the slope 1: x1 = .25, y1 = .25
  expect(snapEasing(800, -2, 400)).toBe("cubic-bezier(.25,0.250,.25,1)");
  expect(snapEasing(-800, 2, 400)).toBe("cubic-bezier(.25,0.250,.25,1)");
});

test("an animation against the movement turns round first, and neither end overshoots", () => {
  expect(snapEasing(800, 1, 400)).toBe("cubic-bezier(.25,-0.125,.25,1)");
  expect(snapEasing(100, -9, 400)).toBe("cubic-bezier(.25,1.000,.25,1)");
  expect(snapEasing(100, 9, 400)).toBe("cubic-bezier(.25,-0.500,.25,1)");
});

test("a released track goes on at the velocity of the release", () => {
  expect(projectedOffset(-100, 0)).toBe(-100);
  expect(projectedOffset(-100, -2)).toBe(-600);
});

test("a flick goes away from rest; a fast release on the way back is none", () => {
  expect(isFlick(-40, -1)).toBe(true);
  expect(isFlick(0, 1)).toBe(true);
  expect(isFlick(-40, -0.1)).toBe(false);
  expect(isFlick(40, -1)).toBe(false);
});
