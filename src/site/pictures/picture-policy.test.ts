import { expect, test } from "vitest";
import { widthsFor } from "./picture-policy.ts";

test("pictures are offered at the fixed widths below their own and at their own", () => {
  expect(widthsFor(960)).toEqual([240, 480, 656, 768, 960]);
  expect(widthsFor(100)).toEqual([100]);
  expect(widthsFor(6000)).toEqual([240, 480, 656, 768, 1080, 1440]);
  expect(widthsFor(960, "narrow")).toEqual([360, 520, 640, 850, 960]);
  expect(widthsFor(4000, "narrow")).toEqual([360, 520, 640, 850, 1080]);
});
