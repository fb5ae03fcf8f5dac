import { expect, test } from "vitest";
import { roadCss } from "./road-css.content.ts";

const facts = {
  surroundings: [
    { key: "ostuni", minutes: 35 },
    { key: "itriaValley", minutes: 50 },
    { key: "ceglieMessapica", minutes: 15 },
    { key: "oriaGrottaglie", minutes: 20 },
    { key: "twoSeas", minutes: 40 },
  ],
  airports: [
    { code: "BDS", minutes: 38 },
    { code: "BRI", minutes: 83 },
  ],
};

test("every place is drawn at its driving time from the villa", () => {
  const rules = roadCss(facts);
  expect(rules).toContain('[data-place="villa"]{--m:0}');
  expect(rules).toContain('[data-place="ostuni"]{--m:35}');
  expect(rules).toContain('[data-place="bri"]{--m:83}');
  expect(rules).toContain('[data-place="ionio"]{--m:40}');
});

test("the road ends at the farthest place on either side", () => {
  expect(roadCss(facts)).toContain("[data-road]{--left:83;--right:40;--longest:83;--sea:40}");
});

test("a tree stays between its two places when their times change", () => {
  expect(roadCss(facts)).toContain('[data-tree="2"]{--m:23}');
  const farther = facts.surroundings.map((place) =>
    place.key === "ostuni" ? { ...place, minutes: 45 } : place,
  );
  expect(roadCss({ ...facts, surroundings: farther })).toContain('[data-tree="2"]{--m:27}');
});

test("a place without a time in the facts stops the build, with its name", () => {
  expect(() => roadCss({ ...facts, airports: [] })).toThrow('content/facts.json: "BDS" is missing');
});
