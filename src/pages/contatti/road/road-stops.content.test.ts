import { expect, test } from "vitest";
import { planOf, roadPlaces, roadWarnings } from "./road-stops.content.ts";

const facts = {
  surroundings: [
    { key: "siena", minutes: 40 },
    { key: "lucca", minutes: 25 },
  ],
  airports: [{ code: "PSA", minutes: 55, km: 60, road: "A11" }],
};

test("a house without a plan of its road gets one from its places, by turns on both sides", () => {
  expect(planOf(facts, undefined).stops).toEqual([
    { place: "lucca", side: "left", drawing: "place" },
    { place: "siena", side: "right", drawing: "place" },
    { place: "PSA", side: "left", drawing: "airport" },
  ]);
  expect(roadPlaces({ surroundings: [], airports: [] }, undefined)).toEqual([]);
});

const stop = (place: string) => ({ place, side: "left" as const, drawing: "place" });

test("a place of the plan that the content does not know is left out, in a sentence with the known ones", () => {
  const plan = { stops: [stop("siena"), stop("ostuni"), stop("BDS")], trees: [] };
  expect(roadPlaces(facts, plan).map(({ place }) => place)).toEqual(["siena"]);
  expect(roadWarnings(facts, plan, ["adriatic"])).toEqual([
    'content/drawings/road.json: "stops[1].place" is "ostuni", which is no place of the content, so the road leaves it out; use one of "siena", "lucca", "PSA", "adriatic", "town", or remove the stop',
    'content/drawings/road.json: "stops[2].place" is "BDS", which is no place of the content, so the road leaves it out; use one of "siena", "lucca", "PSA", "adriatic", "town", or remove the stop',
  ]);
});

test("a place without minutes, a place twice, and a tree beside no stop are named", () => {
  const plan = {
    stops: [stop("town"), stop("siena"), stop("siena")],
    trees: [{ from: "villa", to: "oria", at: 0.5 }],
  };
  const warnings = roadWarnings(facts, plan, []);
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toContain('"stops[0]" has no minutes by car');
  expect(warnings[1]).toContain('"stops[2].place" is "siena" for the second time');
  expect(warnings[2]).toContain('"trees[0]" stands beside "oria"');
  expect(roadPlaces(facts, plan)).toHaveLength(1);
});
