import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { slideHeight, slideSizes } from "./carousel.tsx";

test("pictures are chosen for the height that the stylesheet gives the slides", async () => {
  const css = await readFile(join(import.meta.dirname, "carousel.module.css"), "utf8");
  expect(css.match(/--h: (.*);/)?.[1]).toBe(slideHeight);
});

test("a slide is as wide as its height times the picture's ratio", () => {
  const photo = { id: "pool-01", caption: "", base: "", width: 960, height: 1440 };
  expect(slideSizes(photo)).toBe(`calc(${slideHeight} * 0.6667)`);
});
