import { fillTemplate, shortTimeSpan } from "../../modules/message-format.ts";
import type { PageSource } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import { type Problem, problem } from "../../site/content/problem.ts";
import type { RoadPlan } from "../../site/content/road-and-map.ts";
import { shortName } from "../../site/content/shared-data.ts";

export type RoadStop = {
  place: string;
  drawing: string;
  name: string;
  time?: string | undefined;
  water?: true | undefined;
  /** How far it is, and where it stands on the line; absent for the house. */
  way?: {
    minutes: number;
    side: "left" | "right";
    /** Minutes from its neighbour towards the house. */
    gap: number;
    /** Its name stands in the lower of two rows. */
    isLow: boolean;
  };
};

type Drawer = Pick<PageSource, "drawingsOf">;
type RoadFacts = Pick<Facts, "surroundings" | "airports">;

export type RoadTexts = {
  airports: { code: string; location: string }[];
  road: { seas: Record<string, string>; road: string; about: string };
  places: { id: string; title: string; distance: string }[];
};

const town = "town";

/** By the keys of the surroundings and the codes of the airports. */
function minutesByPlace({ surroundings, airports }: RoadFacts): Map<string, number> {
  const flights = airports.map(({ code, minutes }) => ({ key: code, minutes }));
  return new Map([...surroundings, ...flights].map(({ key, minutes }) => [key, minutes]));
}

/**
 * The house, then the nearest first, in turns on both sides of it unless the plan says which.
 * Places without a name or without minutes are left out: `roadWarnings` names them.
 */
export function roadStops(
  facts: RoadFacts & Pick<Facts, "villa" | "address">,
  plan: RoadPlan | undefined,
  { airports, road, places }: RoadTexts,
): RoadStop[] {
  const known = minutesByPlace(facts);
  const planned: RoadPlan["stops"] = plan?.stops ?? [...known.keys()].map((place) => ({ place }));
  const named = planned.flatMap((stop, index, all) => {
    const minutes = stop.minutes ?? known.get(stop.of ?? stop.place);
    const isFirst = all.findIndex(({ place }) => place === stop.place) === index;
    const found = minutes !== undefined && isFirst && nameOf(stop.place, minutes);
    return found ? [{ ...found, ...stop, minutes }] : [];
  });
  const last = {
    left: { minutes: 0, isLow: true },
    right: { minutes: 0, isLow: true },
  };
  const stops = named
    .sort((one, other) => one.minutes - other.minutes)
    .map(({ of: _, side: own, minutes, ...stop }, index): RoadStop => {
      const side = own ?? (index % 2 === 0 ? "left" : "right");
      const before = last[side];
      const gap = minutes - before.minutes;
      last[side] = { minutes, isLow: !before.isLow };
      return { ...stop, way: { side, gap, ...last[side] } };
    });
  const name = shortName(facts.villa);
  return [{ place: "villa", drawing: "villa", name, time: road.road }, ...stops];

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

/** Rules that set the places of the stops to scale; the house stands at 0. */
export function roadCss(stops: RoadStop[]): string {
  const ways = stops.flatMap(({ place, way }) => (way ? { place, ...way } : []));
  return [
    `[data-road]{--farthest:${Math.max(0, ...ways.map(({ minutes }) => minutes))}}`,
    ...ways.map(({ place, minutes, gap, side }, index) => {
      const order = side === "left" ? -index - 1 : index + 1;
      return `[data-road] [data-place="${place}"]{--minutes:${minutes};--gap:${gap};--order:${order}}`;
    }),
  ].join("\n");
}

export function roadOf(stops: RoadStop[], label: string, { drawingsOf }: Drawer) {
  if (stops.length < 2) return;
  const drawings = drawingsOf(["tree", ...stops.map(({ drawing }) => drawing)]);
  return { label, stops, drawings };
}

export function roadWarnings(
  facts: RoadFacts,
  plan: RoadPlan | undefined,
  seas: string[],
): Problem[] {
  const file = "drawings/road.json";
  const known = [...minutesByPlace(facts).keys()];
  const named = [...known, ...seas, town];
  const stops = plan?.stops ?? [];
  return stops.flatMap(({ place, of = place, minutes }, index) => {
    const path = ["stops", index];
    const isTwice = stops.findIndex((each) => each.place === place) < index;
    const twice = isTwice ? [problem("road-twice", file, [...path, "place"], { place })] : [];
    if (!named.includes(place)) {
      return [problem("road-place", file, [...path, "place"], { place, known: named }), ...twice];
    }
    const isTimed = minutes !== undefined || known.includes(of);
    return isTimed ? twice : [problem("road-minutes", file, path, { known }), ...twice];
  });
}
