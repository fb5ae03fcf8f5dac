import { expect, test } from "vitest";
import { mapData, placesBeyond, seaWarnings } from "./map-data.content.ts";

/** A drawing of 100 units, its upper left corner at 41 N and 16 E, a degree being 100 units. */
const land = {
  tag: "svg" as const,
  attrs: { viewBox: "0 0 100 100" },
  children: [],
};
const plan = {
  land: "island",
  west: 16,
  north: 41,
  unitsPerDegree: 100,
  parallel: 0,
  airports: [],
  seas: [],
  labels: {},
};
const geo = { latitude: 40.5, longitude: 16.5, mapZoom: 13, mapEmbedUrl: "", mapLinkUrl: "" };
const villa = { name: "Villa", slug: "villa", siteUrl: "", legalName: "", codes: [] };
const address = {
  ...{ street: "", postalCode: "", city: "", province: "", provinceCode: "" },
  ...{ region: "", countryCode: "IT" },
};
const place = (name: string, latitude: number, longitude: number) => ({
  name,
  latitude,
  longitude,
});

test("a house or a town beyond the drawing is named, and there is no drawn map", () => {
  const siena = place("Siena", 43.3, 11.3);
  const facts = { geo, villa, address, places: [place("Town", 40.2, 16.2), siena] };
  expect(placesBeyond(facts, plan, land)).toEqual(["Siena"]);
  const tuscany = { ...facts, geo: { ...geo, latitude: 43.3, longitude: 11.3 }, places: [] };
  expect(placesBeyond(tuscany, plan, land)).toEqual(["Villa"]);
});

test("a town's name stands where the plan says, otherwise to the right of its mark", () => {
  const { towns } = mapData({
    facts: {
      geo,
      villa,
      address,
      places: [place("Aba", 40.5, 16.5), place("Bebe", 40.2, 16.2)],
      airports: [],
    },
    plan: { ...plan, labels: { Aba: { anchor: "end", by: [-10, 4] } } },
    drawings: {},
    text: { road: { seas: {}, road: "SP1", about: "" } },
  });
  expect(towns).toEqual([
    { name: "Aba", x: 50, y: 50, label: { anchor: "end", x: 40, y: 54 } },
    { name: "Bebe", x: 20, y: 80, label: { anchor: "start", x: 32, y: 85 } },
  ]);
});

test("a sea without a name is left out of the map, and named", () => {
  const seas = [
    { name: "tyrrhenian", at: [100, 200] as [number, number], angle: 20 },
    { name: "adriatic", at: [300, 200] as [number, number], angle: 20 },
  ];
  const names = { tyrrhenian: "Tirreno" };
  const map = mapData({
    facts: { geo, villa, address, places: [], airports: [] },
    plan: { ...plan, seas },
    drawings: {},
    text: { road: { seas: names, road: "SP1", about: "" } },
  });
  expect(map.seas.map(({ text }) => text)).toEqual(["Tirreno"]);
  expect(seaWarnings({ ...plan, seas }, names)).toMatchObject([
    { code: "map-sea", path: ["seas", 1, "name"] },
  ]);
});
