import { expect, test } from "vitest";
import type { RoadStop } from "../road/road-stops.content.ts";
import { printedRoad } from "./printed-road.content.ts";
import { printedRoadWidth } from "./printed-road-size.ts";

/** Half an em for a letter, as the display font has on the average. */
const measure = (text: string) => text.length / 2;

const stop = (place: string, minutes: number, side: "left" | "right", name = place): RoadStop => ({
  place,
  minutes,
  side,
  drawing: "place",
  name,
});
const villa = stop("villa", 0, "left");
const stops = [
  villa,
  stop("hill", 15, "left"),
  { ...stop("sea", 40, "right"), water: true as const },
  { ...stop("bay", 40, "left"), water: true as const },
  stop("port", 83, "left"),
];

const placeOf = (name: string, source: RoadStop[]) => {
  const found = printedRoad(source, measure).places.find(({ place }) => place === name);
  if (!found) throw new Error(name);
  return found;
};

test("places stand at their minutes on both sides of the villa, between the ends of the paper", () => {
  const [house, hill, port] = ["villa", "hill", "port"].map((name) => placeOf(name, stops).x);
  if (!house || !hill || !port) throw new Error("a place is missing");
  expect(port).toBe(60);
  expect(house).toBe(1134);
  expect((house - 120 - port) / (house - 120 - hill)).toBeCloseTo(83 / 15, 1);
});

test("water takes the place of the ground, up to the end of the paper behind the last place", () => {
  const { ground, water } = printedRoad(stops, measure);
  expect(ground).toBe("M0 0H514M554 0H1714");
  expect(water).toContain(`H${printedRoadWidth}v15`);
});

test("a place that is farther in the facts stands farther on the paper", () => {
  const farther = stops.map((each) => (each.place === "hill" ? { ...each, minutes: 25 } : each));
  expect(placeOf("hill", farther).x).toBeLessThan(placeOf("hill", stops).x - 100);
});

test("long names are broken after a comma or between words, times into their parts", () => {
  const airport = {
    ...stop("port", 83, "left", "Brindisi, Aeroporto del Salento"),
    time: "38 min, via SS7",
  };
  expect(placeOf("port", [villa, airport])).toMatchObject({
    names: ["Brindisi,", "Aeroporto del", "Salento"],
    times: ["38 min", "via SS7"],
  });
});

test("names at the same distance stand in rows of their own, and the drawing is as high as they need", () => {
  const same = ["one", "two", "three", "four"].map((name) =>
    stop(name, 30, "left", `Borgo ${name}`),
  );
  const road = printedRoad([villa, ...same], measure);
  const rows = road.places.map(({ text }) => text.y);
  expect(new Set(rows).size).toBeGreaterThan(1);
  expect(road.height - 100).toBeGreaterThan(Math.max(...rows));
});
