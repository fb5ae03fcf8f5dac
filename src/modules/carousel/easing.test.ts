import { expect, test } from "vitest";
import { glideEasing, isFlick, restingPoint } from "./easing.ts";

test("a movement from rest has the plain easing", () => {
  expect(glideEasing(843, 0, 400)).toBe("ease");
});

test("a movement taken up begins with its velocity", () => {
  // 2 px/ms for 800 px in 400 ms is the slope 1: x1 = .25, y1 = .25
  expect(glideEasing(800, -2, 400)).toBe("cubic-bezier(.25,0.250,.25,1)");
  expect(glideEasing(-800, 2, 400)).toBe("cubic-bezier(.25,0.250,.25,1)");
});

test("a movement taken up the other way turns round first, and neither end overshoots", () => {
  expect(glideEasing(800, 1, 400)).toBe("cubic-bezier(.25,-0.125,.25,1)");
  expect(glideEasing(100, -9, 400)).toBe("cubic-bezier(.25,1.000,.25,1)");
  expect(glideEasing(100, 9, 400)).toBe("cubic-bezier(.25,-0.500,.25,1)");
});

test("a strip let go coasts on as fast as it was", () => {
  expect(restingPoint(-100, 0)).toBe(-100);
  expect(restingPoint(-100, -2)).toBe(-600);
});

test("a flick goes outwards; on the way in the slide it comes to is meant", () => {
  expect(isFlick(-40, -1)).toBe(true);
  expect(isFlick(0, 1)).toBe(true);
  expect(isFlick(-40, -0.1)).toBe(false);
  expect(isFlick(40, -1)).toBe(false);
});
