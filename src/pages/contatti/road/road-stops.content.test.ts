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

test("a place of the plan that the content does not know is left out, and named with the known ones", () => {
  const plan = { stops: [stop("siena"), stop("ostuni"), stop("BDS")], trees: [] };
  expect(roadPlaces(facts, plan).map(({ place }) => place)).toEqual(["siena"]);
  const known = ["siena", "lucca", "PSA", "adriatic", "town"];
  expect(roadWarnings(facts, plan, ["adriatic"]).map(({ values }) => values)).toEqual([
    { place: "ostuni", known },
    { place: "BDS", known },
  ]);
});

test("a place without minutes, a place twice, and a tree beside no stop are named", () => {
  const plan = {
    stops: [stop("town"), stop("siena"), stop("siena")],
    trees: [{ from: "villa", to: "oria", at: 0.5 }],
  };
  expect(roadWarnings(facts, plan, []).map(({ code }) => code)).toEqual([
    "road-minutes",
    "road-twice",
    "road-tree",
  ]);
  expect(roadPlaces(facts, plan)).toHaveLength(1);
});
