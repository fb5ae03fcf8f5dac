import { expect, test } from "vitest";
import { roadStops, roadWarnings } from "./road.content.ts";

const facts = {
  villa: { name: "Podere Lungo", slug: "podere", siteUrl: "", legalName: "", codes: [] },
  address: {
    ...{ street: "", postalCode: "", city: "Siena", province: "", provinceCode: "" },
    ...{ region: "", countryCode: "IT" },
  },
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

test("a stop that the content does not know, without minutes, or a second time is left out and named", () => {
  const plan = {
    stops: ["lucca", "ostuni", "town", "lucca"].map((place) => ({ place })),
  };
  expect(stops(plan).map(({ place }) => place)).toEqual(["villa", "lucca"]);
  const known = ["volterra", "lucca", "PSA", "tyrrhenian", "town"];
  expect(
    roadWarnings(facts, plan, ["tyrrhenian"]).map(({ code, path, values }) => ({
      code,
      path,
      values,
    })),
  ).toMatchObject([
    { code: "road-place", path: ["stops", 1, "place"], values: { place: "ostuni", known } },
    { code: "road-minutes", path: ["stops", 2] },
    { code: "road-twice", path: ["stops", 3, "place"] },
  ]);
});
