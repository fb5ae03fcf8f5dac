import { expect, test } from "vitest";
import { narrowWidthsFor, widthsFor } from "./picture-policy.ts";

test("a photograph is served at the widths below its own, and at its own, 1440 at most", () => {
  expect(widthsFor(1440)).toEqual([240, 480, 656, 768, 1080, 1440]);
  expect(widthsFor(960)).toEqual([240, 480, 656, 768, 960]);
  expect(widthsFor(480)).toEqual([240, 480]);
  expect(widthsFor(100)).toEqual([100]);
  expect(widthsFor(6000)).toEqual([240, 480, 656, 768, 1080, 1440]);
});

test("without its sides a photograph is served at the same kind of widths", () => {
  expect(narrowWidthsFor(960)).toEqual([360, 520, 640, 850, 960]);
  expect(narrowWidthsFor(4000)).toEqual([360, 520, 640, 850, 1080]);
  expect(narrowWidthsFor(300)).toEqual([300]);
});
