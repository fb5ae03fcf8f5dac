import type { Drawing, Drawings } from "../../../drawings/drawing.ts";
import type { Facts } from "../../../site/content/facts.ts";
import { type Problem, problem } from "../../../site/content/problem.ts";
import type { MapPlan } from "../../../site/content/road-and-map.ts";
import { shortName } from "../../../site/content/shared-data.ts";
import type { ContattiText } from "../contatti-text.content.ts";
import { round } from "./map-units.ts";

type Position = { latitude: number; longitude: number };
type Point = { x: number; y: number };
type Label = MapPlan["labels"][string];

/** How far from the drawn land a place may be, in units: coasts are drawn with few lines. */
const nearLand = 16;

/** Equirectangular projection onto the units of the map's drawing. */
function projection({ west, north, unitsPerDegree, parallel }: MapPlan) {
  const longitudeScale = Math.cos((parallel / 180) * Math.PI);
  return ({ latitude, longitude }: Position): Point => ({
    x: (longitude - west) * longitudeScale * unitsPerDegree,
    y: (north - latitude) * unitsPerDegree,
  });
}

/** The names of the drawings that a map needs. */
export function mapDrawings({ land, roads, airports }: MapPlan): string[] {
  return [land, ...(roads ? [roads] : []), ...airports.map(({ drawing }) => drawing)];
}

type MapFacts = Pick<Facts, "geo" | "places" | "villa" | "address">;

/** The places that are not on the land of the drawing: with any of them there is no drawn map. */
export function placesBeyond(facts: MapFacts, plan: MapPlan, land: Drawing): string[] {
  const outline = outlineOf(land);
  const project = projection(plan);
  const places = [{ name: facts.villa.name, ...facts.geo }, ...facts.places];
  return places.filter((place) => !isNear(project(place), outline)).map(({ name }) => name);
}

/** Seas of the map that the texts have no name for. */
export function seaWarnings({ seas }: MapPlan, names: ContattiText["road"]["seas"]): Problem[] {
  return seas.flatMap(({ name }, index) =>
    names[name]
      ? []
      : [problem("map-sea", "drawings/map.json", ["seas", index, "name"], { sea: name })],
  );
}

/** The corners of the last path of a drawing, which is all straight lines. */
function outlineOf({ children = [] }: Drawing): Point[] {
  const numbers = children.at(-1)?.attrs.d?.match(/-?[\d.]+/g) ?? [];
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: Number(numbers[2 * index]),
    y: Number(numbers[2 * index + 1]),
  }));
}

function isNear(point: Point, outline: Point[]): boolean {
  let isInside = false;
  for (const [index, start] of outline.entries()) {
    const end = outline[(index + 1) % outline.length];
    if (!end) continue;
    if (distanceTo(point, start, end) <= nearLand) return true;
    const crosses = start.y > point.y !== end.y > point.y;
    const x = start.x + ((point.y - start.y) / (end.y - start.y)) * (end.x - start.x);
    if (crosses && point.x < x) isInside = !isInside;
  }
  return isInside;
}

/** The distance of a point from a line between two others. */
function distanceTo(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - start.x - at * dx, point.y - start.y - at * dy);
}

/** The visible part of the map: the villa is near its middle, however the frame crops it. */
function viewBox({ x, y }: Point): string {
  return `${Math.round(x - 715)} ${Math.round(y - 413)} 1369 690`;
}

type Source = {
  facts: MapFacts & Pick<Facts, "airports">;
  plan: MapPlan;
  drawings: Drawings<string>;
  text: Pick<ContattiText, "road">;
  /** The width of a text in em. */
  measure: (text: string, weight: number) => number;
};

/** What the drawn map consists of, in units of its drawing. */
export function mapData({ facts, plan, drawings, text, measure }: Source) {
  const project = projection(plan);
  const spot = project(facts.geo);
  const { land, roads, ownRoad, airports, seas, labels } = plan;
  const towns = facts.places.map((place) => ({ name: place.name, ...project(place) }));
  const gate = `${Math.round(spot.x)} ${Math.round(spot.y)}`;
  const numbers = [
    ...airports.flatMap(({ code, number }) => {
      const airport = facts.airports.find((each) => each.code === code);
      return airport && number ? [{ text: airport.road, at: number }] : [];
    }),
    ...(ownRoad ? [{ text: text.road.road, at: ownRoad.number }] : []),
  ];
  return {
    viewBox: viewBox(spot),
    land: drawings[land],
    roads: roads && drawings[roads],
    spot: { x: round(spot.x), y: round(spot.y) },
    name: shortName(facts.villa),
    ownRoad: ownRoad && `M${ownRoad.from.join(" ")} ${gate} ${ownRoad.to.join(" ")}`,
    airports: airports
      .filter(({ code }) => facts.airports.some((airport) => airport.code === code))
      .map(({ code, at: [x, y], drawing }) => ({ code, x, y, drawing: drawings[drawing] })),
    seas: seas.flatMap(({ name: sea, at, narrow, angle }) => {
      const name = text.road.seas[sea];
      if (!name) return [];
      return {
        name,
        at: `translate(${at.join(" ")}) rotate(${angle})`,
        ...(narrow && { narrow: `translate(${narrow.join(" ")}) rotate(${angle})` }),
      };
    }),
    numbers: numbers.map(({ text: number, at: [x, y] }) => ({ text: number, x, y })),
    towns: placeNames(towns, labels, measure).map(({ label, ...town }) => ({
      name: town.name,
      x: round(town.x),
      y: round(town.y),
      label: label && {
        x: round(town.x + label.by[0]),
        y: round(town.y + label.by[1]),
        anchor: label.anchor,
        ...(label.onWater && { onWater: label.onWater }),
        ...(label.minor && { minor: label.minor }),
      },
    })),
  };
}

type Town = Point & { name: string };

/** Ways to write a town's name beside its mark, the best one first. */
const ways: Label[] = [
  { anchor: "start", by: [12, 5] },
  { anchor: "end", by: [-12, 5] },
  { anchor: "middle", by: [0, -17] },
  { anchor: "middle", by: [0, 21] },
];

/**
 * Gives each town the label of the plan or, without one, the first that lies over no other name and
 * no other mark. Where there is none, the town has its mark alone.
 */
function placeNames(towns: Town[], labels: MapPlan["labels"], measure: Source["measure"]) {
  const marks = towns.map(({ x, y }) => ({
    left: x - 6,
    right: x + 10,
    top: y - 10,
    bottom: y + 5,
  }));
  const boxOf = (town: Town, { anchor, by: [dx, dy] }: Label) => {
    const width = measure(town.name, 480) * 16;
    const start = town.x + dx - { start: 0, middle: width / 2, end: width }[anchor];
    return { left: start, right: start + width, top: town.y + dy - 13, bottom: town.y + dy + 4 };
  };
  const taken = towns.flatMap((town) => {
    const label = labels[town.name];
    return label ? [boxOf(town, label)] : [];
  });
  return towns.map((town, index) => {
    const own = labels[town.name];
    if (own) return { ...town, label: own };
    const others = marks.filter((_, at) => at !== index);
    const free = ways.find((way) => {
      const box = boxOf(town, way);
      return ![...taken, ...others].some((each) => meet(box, each));
    });
    if (free) taken.push(boxOf(town, free));
    return { ...town, label: free };
  });
}

type Box = { left: number; right: number; top: number; bottom: number };

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

export type DrawnMapData = ReturnType<typeof mapData>;
