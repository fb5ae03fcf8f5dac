import { expect, test } from "vitest";
import { firstSlide } from "../../src/modules/carousel/layout.ts";
import { initialPositionRules } from "./content-css.ts";

test("a carousel starts at the middle one of its first slides", () => {
  expect([1, 2, 5, 11, 12, 23].map(firstSlide)).toEqual([0, 1, 2, 5, 6, 11]);
});

test("a carousel is centred on its middle slide, and slides have the ratios of their photographs", () => {
  const rules = initialPositionRules({
    name: "pool",
    startCount: 4,
    ratios: [1.5, 2 / 3, 1.5, 1.5, 2 / 3],
  });
  expect(rules).toBe(
    '[data-photo-set="pool"]{--first:calc(var(--h)*-2.91667 + var(--g)*-2)}' +
      '[data-photo-set="pool"] :is([data-slide="1"],[data-slide="4"]){--r:0.66667}',
  );
});
