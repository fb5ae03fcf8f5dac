import type { PageSource } from "../../site/content/define-page.ts";
import { type Problem, problemIf } from "../../site/content/problem.ts";
import type { MapPlan } from "../../site/content/road-and-map.ts";
import { shortName } from "../../site/content/shared-data.ts";
import type { ContattiText } from "./contatti-text.content.ts";

type Position = { latitude: number; longitude: number };

/** Equirectangular projection onto the units of the map's drawing, rounded to a tenth. */
function projection({ west, north, unitsPerDegree, parallel }: MapPlan) {
  const longitudeScale = Math.cos((parallel / 180) * Math.PI);
  return ({ latitude, longitude }: Position) => ({
    x: round((longitude - west) * longitudeScale * unitsPerDegree),
    y: round((north - latitude) * unitsPerDegree),
  });
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}

type Source = Pick<PageSource, "facts" | "drawingsOf">;

export function placesBeyond({ facts, drawingsOf }: Source, plan: MapPlan): string[] {
  const { viewBox } = drawingsOf([plan.land])[plan.land]?.attrs ?? {};
  const [left = 0, top = 0, width = 0, height = 0] = viewBox?.split(" ").map(Number) ?? [];
  const project = projection(plan);
  const isWithin = ({ x, y }: { x: number; y: number }) =>
    x >= left && x <= left + width && y >= top && y <= top + height;
  return [{ name: facts.villa.name, ...facts.geo }, ...facts.places]
    .filter((place) => !isWithin(project(place)))
    .map(({ name }) => name);
}

export function seaWarnings({ seas }: MapPlan, names: ContattiText["road"]["seas"]): Problem[] {
  return seas.flatMap(({ name }, index) => {
    const path = ["seas", index, "name"];
    return problemIf(!names[name], "map-sea", "drawings/map.json", path, { sea: name });
  });
}

/** Where the name of a town stands for which the plan has no place. */
const besideMark: MapPlan["labels"][string] = { anchor: "start", by: [12, 5] };

/** Undefined where the drawing does not show the house and its towns. */
export function mapData(source: Source, plan: MapPlan, road: ContattiText["road"]) {
  if (placesBeyond(source, plan).length > 0) return undefined;
  const { facts, drawingsOf } = source;
  const { roads, ownRoad, airports, seas, labels } = plan;
  const project = projection(plan);
  const spot = project(facts.geo);
  const drawn = (name: string) => drawingsOf([name])[name];
  const near = airports.flatMap(({ code, ...airport }) => {
    const fact = facts.airports.find((each) => each.code === code);
    return fact ? [{ code, road: fact.road, ...airport }] : [];
  });
  return {
    // the house is near the middle, however the frame crops the map
    viewBox: `${Math.round(spot.x - 715)} ${Math.round(spot.y - 413)} 1369 690`,
    land: drawn(plan.land),
    roads: roads && drawn(roads),
    spot,
    name: shortName(facts.villa),
    ownRoad: ownRoad && `M${ownRoad.from.join(" ")} ${spot.x} ${spot.y} ${ownRoad.to.join(" ")}`,
    airports: near.map(({ code, at, drawing }) => ({ code, at, drawing: drawn(drawing) })),
    seas: seas.flatMap(({ name, at, narrow, angle }) => {
      const text = road.seas[name];
      return text ? [{ text, angle, at, narrow }] : [];
    }),
    numbers: [
      ...near.flatMap(({ road: text, number }) => (number ? [{ text, at: number }] : [])),
      ...(ownRoad ? [{ text: road.road, at: ownRoad.number }] : []),
    ],
    towns: facts.places.map(({ name, ...place }) => ({
      name,
      ...project(place),
      ...(labels[name] ?? besideMark),
    })),
  };
}

export type DrawnMapData = NonNullable<ReturnType<typeof mapData>>;
