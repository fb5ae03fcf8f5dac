import { expect, test } from "vitest";
import { facts as demo } from "../../../tests/support/addresses.ts";
import { roadCss, roadStops } from "./road.content.ts";

const { villa, address } = demo;
const facts = {
  villa: { ...villa, name: "Podere Lungo" },
  address: { ...address, city: "Siena" },
  surroundings: [
    { key: "volterra", minutes: 40 },
    { key: "lucca", minutes: 25 },
  ],
  airports: [{ code: "PSA", minutes: 30, km: 60, road: "A11" }],
};
const texts = {
  airports: [{ code: "PSA", location: "Pisa" }],
  road: { seas: { tyrrhenian: "Tirreno" }, road: "SP1", about: "some {m} min" },
  places: [
    { id: "volterra", title: "Volterra", distance: "40 min" },
    { id: "lucca", title: "Lucca", distance: "25 min" },
  ],
};
const stops = (plan?: Parameters<typeof roadStops>[1]) => roadStops(facts, plan, texts);

test("without a plan the road has the house, its places and its airports, in order of time", () => {
  expect(stops().map(({ way: _, ...stop }) => stop)).toEqual([
    { place: "villa", drawing: "villa", name: "Podere Lungo", time: "SP1" },
    { place: "lucca", drawing: "place", name: "Lucca", time: "25 min" },
    { place: "PSA", drawing: "airport", name: "Pisa", time: "30\u00a0min" },
    { place: "volterra", drawing: "place", name: "Volterra", time: "40 min" },
  ]);
});

test("a plan chooses places and drawings, and adds the town and a sea with the minutes of a place", () => {
  const plan = {
    stops: [
      { place: "volterra", drawing: "hill" },
      { place: "tyrrhenian", of: "lucca" },
      { place: "town", minutes: 5 },
    ],
  };
  const placed = stops(plan);
  expect(placed.slice(1).map(({ way: _, ...stop }) => stop)).toEqual([
    { place: "town", drawing: "place", name: "Siena" },
    { place: "tyrrhenian", drawing: "sail", name: "Tirreno", time: "some 25 min", water: true },
    { place: "volterra", drawing: "hill", name: "Volterra", time: "40 min" },
  ]);
});

test.each([
  ["in turns, the nearest on the left", {}, "lucca 25 -1 PSA 30 2 volterra 15 -3"],
  ["on the side that the plan names", { side: "right" }, "lucca 25 1 PSA 5 2 volterra 10 3"],
] as const)("stops stand %s, each as far as its minutes from its neighbour", (_, plan, wanted) => {
  const places = ["lucca", "PSA", "volterra"].map((place) => ({ place, ...plan }));
  const css = roadCss(stops({ stops: places }));
  const rule = /place="(\w+)"\]\{--minutes:\d+;--gap:(\d+);--order:(-?\d)/g;
  expect([...css.matchAll(rule)].flatMap(([, ...found]) => found).join(" ")).toBe(wanted);
  expect(css).toContain("--farthest:40");
});

test("a stop that the content does not know, without minutes, or a second time is left out", () => {
  const plan = { stops: ["lucca", "ostuni", "town", "lucca"].map((place) => ({ place })) };
  expect(stops(plan).map(({ place }) => place)).toEqual(["villa", "lucca"]);
});
