import { expect, test } from "vitest";
import { facts as demo } from "../../../tests/support/addresses.ts";
import { roadStops } from "./road.content.ts";

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
  airports: [{ code: "PSA", location: "Pisa", distanza: "30 min (60 km)", via: "by the A11" }],
  road: { seas: { tyrrhenian: "Tirreno" }, road: "SP1", about: "some {m} min" },
  places: [
    { id: "volterra", title: "Volterra", distance: "40 min" },
    { id: "lucca", title: "Lucca", distance: "25 min" },
  ],
};
const stops = (plan?: Parameters<typeof roadStops>[1]) => roadStops(facts, plan, texts);

test("without a plan the road has the house, its places and its airports, in order of time", () => {
  expect(stops()).toEqual([
    { place: "villa", drawing: "villa", name: "Podere Lungo", time: "SP1" },
    { place: "lucca", drawing: "place", name: "Lucca", time: "25 min" },
    { place: "PSA", drawing: "airport", name: "Pisa", time: "30 min (60 km), by the A11" },
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
  expect(stops(plan).slice(1)).toEqual([
    { place: "town", drawing: "place", name: "Siena" },
    { place: "tyrrhenian", drawing: "sail", name: "Tirreno", time: "some 25 min", water: true },
    { place: "volterra", drawing: "hill", name: "Volterra", time: "40 min" },
  ]);
});

test("a stop that the content does not know, without minutes, or a second time is left out", () => {
  const plan = { stops: ["lucca", "ostuni", "town", "lucca"].map((place) => ({ place })) };
  expect(stops(plan).map(({ place }) => place)).toEqual(["villa", "lucca"]);
});
