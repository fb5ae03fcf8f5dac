import { fillTemplate, shortTimeSpan } from "../../modules/message-format.ts";
import type { Facts } from "../../site/content/facts.ts";
import { type Problem, problem } from "../../site/content/problem.ts";
import type { RoadPlan } from "../../site/content/road-and-map.ts";
import { shortName } from "../../site/content/shared-data.ts";
import type { Drawings } from "../../site/drawing.ts";

export type RoadStop = {
  place: string;
  drawing: string;
  name: string;
  time?: string | undefined;
  water?: true | undefined;
  /** Absent for the house. */
  way?: Way | undefined;
};

/** How far a place is, and where it stands on the line. */
type Way = {
  minutes: number;
  side: "left" | "right";
  /** Minutes from its neighbour towards the house. */
  gap: number;
  /** Its name stands in the lower of two rows. */
  isLow: boolean;
};

type RoadFacts = Pick<Facts, "surroundings" | "airports">;

export type RoadTexts = {
  airports: { code: string; location: string }[];
  road: { seas: Record<string, string>; road: string; about: string };
  places: { id: string; title: string; distance: string }[];
};

const house = "villa";
const town = "town";

function keysOf({ surroundings, airports }: RoadFacts): string[] {
  return [...surroundings.map(({ key }) => key), ...airports.map(({ code }) => code)];
}

function minutesOf({ surroundings, airports }: RoadFacts, key: string): number | undefined {
  const place = surroundings.find((each) => each.key === key);
  return (place ?? airports.find(({ code }) => code === key))?.minutes;
}

export function roadDrawings(plan: RoadPlan | undefined): string[] {
  const own = plan?.stops.flatMap(({ drawing }) => drawing ?? []) ?? [];
  return ["villa", "place", "airport", "sail", "tree", ...own];
}

/** Places without a name or without minutes are left out: `roadWarnings` names them. */
export function roadStops(
  facts: RoadFacts & Pick<Facts, "villa" | "address">,
  plan: RoadPlan | undefined,
  { airports, road, places }: RoadTexts,
): RoadStop[] {
  const planned: RoadPlan["stops"] = plan?.stops ?? keysOf(facts).map((place) => ({ place }));
  const stops = planned.flatMap((stop, index, all) => {
    const minutes = stop.minutes ?? minutesOf(facts, stop.of ?? stop.place);
    const isFirst = all.findIndex(({ place }) => place === stop.place) === index;
    const named = minutes !== undefined && isFirst && nameOf(stop.place, minutes);
    return named ? [{ ...named, ...stop, drawing: stop.drawing ?? named.drawing, minutes }] : [];
  });
  const villa = { place: house, drawing: "villa", name: shortName(facts.villa), time: road.road };
  const nearestFirst = stops.toSorted((one, other) => one.minutes - other.minutes);
  return [villa, ...placedOnLine(nearestFirst)];

  function nameOf(place: string, minutes: number): Omit<RoadStop, "place"> | undefined {
    if (place === town) return { name: facts.address.city, drawing: "place" };
    const item = places.find(({ id }) => id === place);
    if (item) return { name: item.title, time: item.distance, drawing: "place" };
    const airport = airports.find(({ code }) => code === place);
    if (airport) {
      return { name: airport.location, time: shortTimeSpan(minutes), drawing: "airport" };
    }
    const name = road.seas[place];
    const time = fillTemplate(road.about, { m: minutes });
    return name ? { name, time, drawing: "sail", water: true } : undefined;
  }
}

type Planned = RoadStop & RoadPlan["stops"][number] & { minutes: number };

/** In turns on both sides of the house, unless the plan says which. @param stops the nearest first */
function placedOnLine(stops: Planned[]): RoadStop[] {
  const last = {
    left: { minutes: 0, isLow: true },
    right: { minutes: 0, isLow: true },
  };
  return stops.map(({ place, drawing, name, time, water, minutes, ...plan }, index) => {
    const side = plan.side ?? (index % 2 === 0 ? "left" : "right");
    const before = last[side];
    const way: Way = { minutes, side, gap: minutes - before.minutes, isLow: !before.isLow };
    last[side] = way;
    return { place, drawing, name, time, water, way };
  });
}

/** Rules that set the places of the stops to scale; the house stands at 0. */
export function roadCss(stops: RoadStop[]): string {
  const farthest = Math.max(...stops.map(({ way }) => way?.minutes ?? 0));
  return [
    `[data-road]{--farthest:${farthest}}`,
    ...stops.flatMap(({ place, way }, index) =>
      way
        ? `[data-road] [data-place="${place}"]{--minutes:${way.minutes};--gap:${way.gap};--order:${way.side === "left" ? -index : index}}`
        : [],
    ),
  ].join("\n");
}

export function roadOf(
  stops: RoadStop[],
  label: string,
  drawings: Drawings<string>,
): { label: string; stops: RoadStop[]; drawings: Drawings<string> } | undefined {
  if (stops.length < 2) return;
  const shown = ["tree", ...stops.map(({ drawing }) => drawing)];
  const own = Object.entries(drawings).filter(([name]) => shown.includes(name));
  return { label, stops, drawings: Object.fromEntries(own) };
}

export function roadWarnings(
  facts: RoadFacts,
  plan: RoadPlan | undefined,
  seas: string[],
): Problem[] {
  if (!plan) return [];
  const file = "drawings/road.json";
  const known = keysOf(facts);
  const named = [...known, ...seas, town];
  const places = plan.stops.map(({ place }) => place);
  return plan.stops.flatMap(({ place, of, minutes }, index) => {
    const path = ["stops", index, "place"];
    const found = [];
    if (!named.includes(place)) {
      found.push(problem("road-place", file, path, { place, known: named }));
    } else if (minutes === undefined && !known.includes(of ?? place)) {
      found.push(problem("road-minutes", file, ["stops", index], { known }));
    }
    if (places.indexOf(place) < index) found.push(problem("road-twice", file, path, { place }));
    return found;
  });
}
