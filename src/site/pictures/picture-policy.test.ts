import { expect, test } from "vitest";
import { narrowWidthsFor, widthsFor } from "./picture-policy.ts";

test("a photograph is offered at the fixed widths below its own and at its own, up to 1440 px", () => {
  expect(widthsFor(1440)).toEqual([240, 480, 656, 768, 1080, 1440]);
  expect(widthsFor(960)).toEqual([240, 480, 656, 768, 960]);
  expect(widthsFor(480)).toEqual([240, 480]);
  expect(widthsFor(100)).toEqual([100]);
  expect(widthsFor(6000)).toEqual([240, 480, 656, 768, 1080, 1440]);
});

test("a narrow crop is offered at fixed widths too, up to 1080 px", () => {
  expect(narrowWidthsFor(960)).toEqual([360, 520, 640, 850, 960]);
  expect(narrowWidthsFor(4000)).toEqual([360, 520, 640, 850, 1080]);
  expect(narrowWidthsFor(300)).toEqual([300]);
});
