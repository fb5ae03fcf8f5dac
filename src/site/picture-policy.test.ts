import { expect, test } from "vitest";
import { widthsFor } from "./picture-policy.ts";

test("a photograph is served at the widths below its own, and at its own, 1440 at most", () => {
  expect(widthsFor(1440)).toEqual([240, 480, 640, 768, 1080, 1440]);
  expect(widthsFor(960)).toEqual([240, 480, 640, 768, 960]);
  expect(widthsFor(480)).toEqual([240, 480]);
  expect(widthsFor(100)).toEqual([100]);
  expect(widthsFor(6000)).toEqual([240, 480, 640, 768, 1080, 1440]);
});
