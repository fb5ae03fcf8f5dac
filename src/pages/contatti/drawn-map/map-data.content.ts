import type { Drawing, Drawings } from "../../../drawings/drawing.ts";
import type { Facts } from "../../../site/content/facts.ts";
import { type Problem, problem } from "../../../site/content/problem.ts";
import type { MapPlan } from "../../../site/content/road-and-map.ts";
import { shortName } from "../../../site/content/shared-data.ts";
import type { ContattiText } from "../contatti-text.content.ts";
import { round } from "./map-units.ts";

type Position = { latitude: number; longitude: number };
type Point = { x: number; y: number };

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
};

/** What the drawn map consists of, in units of its drawing. */
export function mapData({ facts, plan, drawings, text }: Source) {
  const project = projection(plan);
  const spot = project(facts.geo);
  const { land, roads, ownRoad, airports, seas, labels } = plan;
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
    towns: facts.places.map((place) => {
      const { x, y } = project(place);
      const { by, ...label } = labels[place.name] ?? besideMark;
      return {
        name: place.name,
        x: round(x),
        y: round(y),
        label: { ...label, x: round(x + by[0]), y: round(y + by[1]) },
      };
    }),
  };
}

/** Where the name of a town stands for which the plan has no place. */
const besideMark: MapPlan["labels"][string] = { anchor: "start", by: [12, 5] };

export type DrawnMapData = ReturnType<typeof mapData>;
