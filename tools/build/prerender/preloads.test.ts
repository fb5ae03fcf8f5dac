import { expect, test } from "vitest";
import type { PictureSource } from "../../../src/components/picture/picture.tsx";
import { picturePreloads } from "./preloads.ts";

const type = "image/avif";
const whole: PictureSource = { type, sizes: "50vw", srcSet: "/a-480.avif 480w" };
const narrow: PictureSource = {
  media: "(max-width: 47.999rem)",
  type,
  sizes: "90vw",
  srcSet: "/b-360.avif 360w",
};

test("the picture that a page waits for is preloaded with the widths and sizes of its source", () => {
  expect(picturePreloads([whole])).toBe(
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" ' +
      'imagesrcset="/a-480.avif 480w" imagesizes="50vw">',
  );
});

test("of two sources only the one that fits the window is preloaded", () => {
  const links = picturePreloads([narrow, whole]).split(/(?=<link)/);
  expect(links).toHaveLength(2);
  expect(links[0]).toContain('media="(max-width: 47.999rem)" imagesrcset="/b-360.avif 360w"');
  expect(links[1]).toContain('media="not all and (max-width: 47.999rem)" imagesrcset="/a-480');
});

test("a page without such a picture preloads none", () => {
  expect(picturePreloads([])).toBe("");
});
