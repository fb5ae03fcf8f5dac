import { expect, test } from "vitest";
import { roadLineCss } from "./road-line.content.ts";

const surroundings = [
  { key: "ostuni", minutes: 35 },
  { key: "itriaValley", minutes: 50 },
  { key: "ceglieMessapica", minutes: 15 },
  { key: "oriaGrottaglie", minutes: 20 },
  { key: "twoSeas", minutes: 40 },
];

test("each pole is at its driving time along a road that ends six minutes after the last", () => {
  expect(roadLineCss(surroundings).split("\n").slice(0, 5)).toEqual([
    '[data-road=surroundings] [data-place="ceglieMessapica"]{left:26.786%;height:40%}',
    '[data-road=surroundings] [data-place="oriaGrottaglie"]{left:35.714%;height:58%}',
    '[data-road=surroundings] [data-place="ostuni"]{left:62.5%;height:22%}',
    '[data-road=surroundings] [data-place="twoSeas"]{left:71.429%;height:30%}',
    '[data-road=surroundings] [data-place="itriaValley"]{left:89.286%;height:46%}',
  ]);
});

test("a label is left of its pole where the next pole is less than eight minutes away", () => {
  expect(roadLineCss(surroundings).split("\n").slice(5)).toEqual([
    '[data-road=surroundings] [data-place="ceglieMessapica"]>*{left:auto;right:-0.15em;text-align:right}',
    '[data-road=surroundings] [data-place="ostuni"]>*{left:auto;right:-0.15em;text-align:right}',
  ]);
});

test("labels of poles eight minutes apart both stay on the right", () => {
  const apart = [
    { key: "near", minutes: 10 },
    { key: "far", minutes: 18 },
  ];
  expect(roadLineCss(apart)).not.toContain("right");
});
