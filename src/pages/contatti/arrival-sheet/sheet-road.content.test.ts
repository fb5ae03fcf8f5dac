import { expect, test } from "vitest";
import type { RoadStop } from "../road/road.tsx";
import { sheetRoad, sheetRoadWidth } from "./sheet-road.content.ts";

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

function stop(place: RoadStop["place"], name: string, time?: string): RoadStop {
  return { place, name, drawing: "villa", minutes: 0, ...(time && { time }) };
}

function only(stops: RoadStop, source = facts) {
  const [place] = sheetRoad(source, [stops]).places;
  if (!place) throw new Error(stops.name);
  return place;
}

test("places stand at their minutes on both sides of the villa, between the ends of the paper", () => {
  const villa = only(stop("villa", "Villa")).x;
  const ceglie = only(stop("ceglie", "Ceglie Messapica")).x;
  const bari = only(stop("bri", "Bari")).x;
  expect(bari).toBe(60);
  expect(villa).toBe(1134);
  expect((villa - 120 - bari) / (villa - 120 - ceglie)).toBeCloseTo(83 / 15, 1);
  const road = sheetRoad(facts, []);
  expect(road.ground).toBe("M0 0H514M554 0H1714");
  expect(road.water).toContain(`H${sheetRoadWidth}v15`);
});

test("a place that is farther in the facts stands farther on the paper", () => {
  const farther = facts.surroundings.map((place) =>
    place.key === "ceglieMessapica" ? { ...place, minutes: 25 } : place,
  );
  const ceglie = stop("ceglie", "Ceglie Messapica");
  expect(only(ceglie, { ...facts, surroundings: farther }).x).toBeLessThan(only(ceglie).x - 100);
});

test("long names are broken after a comma or between words, times into their parts", () => {
  const brindisi = stop("bds", "Brindisi, Aeroporto del Salento", "38 min (43,2 km), via SS7");
  expect(only(brindisi)).toMatchObject({
    names: ["Brindisi,", "Aeroporto del Salento"],
    times: ["38 min (43,2 km)", "via SS7"],
  });
  expect(only(stop("francavilla", "Francavilla Fontana"))).toMatchObject({
    names: ["Francavilla", "Fontana"],
    times: [],
  });
  expect(only(stop("bri", "Bari, Karol Wojtyła")).names).toEqual(["Bari, Karol Wojtyła"]);
});
