import { expect, test } from "vitest";
import { shadowStrip } from "./shadow-strip.content.ts";

test("the shadow of the evening starts on the line and ends square", () => {
  expect(shadowStrip({ x: 122, y: 28 }, 4)).toBe("M-8.9 0H8.9L122.4 26.1 121.6 29.9z");
});

test("the shadow of the morning falls to the left", () => {
  expect(shadowStrip({ x: -128, y: 30 }, 4)).toBe("M-8.8 0H8.8L-127.5 31.9 -128.5 28.1z");
});
