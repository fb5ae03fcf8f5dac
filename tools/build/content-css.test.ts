import { expect, test } from "vitest";
import { focusRules, initialPositionRules } from "./content-css.ts";

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

test("only photographs with a focal point of their own get a rule", () => {
  const photos = [
    { id: "villa-01", focus: { x: 47, y: 62 } },
    { id: "villa-03", focus: { x: 50, y: 50 } },
    { id: "pool-02", focus: { x: 34, y: 60 } },
  ];
  expect(focusRules(photos)).toBe(
    'img[data-photo="villa-01"]{--focus:47% 62%}\nimg[data-photo="pool-02"]{--focus:34% 60%}',
  );
});
