import { fillTemplate } from "../../../modules/message-format/message-format.ts";
import type { Facts } from "../../../site/content/facts.ts";
import { type Problem, problem } from "../../../site/content/problem.ts";
import type { RoadPlan } from "../../../site/content/road-and-map.ts";
import { shortName } from "../../../site/content/shared-data.ts";
import type { TypesetText } from "../../../site/content/text-kinds.ts";
import type { content as experience } from "../../experience/experience.content.ts";
import type { ContattiText } from "../contatti-text.content.ts";

/** A place of the road: where it is, without its name. */
export type RoadPlace = {
  place: string;
  minutes: number;
  side: "left" | "right";
  drawing: string;
  /** Of the drawing, in rem. */
  width?: number | undefined;
  water?: true | undefined;
};

/** A place of the list: its name, and its time or road where the content has one. */
export type RoadStop = RoadPlace & { name: string; time?: string };

type RoadFacts = Pick<Facts, "surroundings" | "airports">;

/** The place of the house itself, and that of the town of its address. */
export const house = "villa";
const town = "town";

/** The stops of a house that has no plan of its own: what the facts know, by turns on both sides. */
export function planOf(facts: RoadFacts, plan: RoadPlan | undefined): RoadPlan {
  if (plan) return plan;
  const places = [
    ...facts.surroundings.map(({ key, minutes }) => ({ place: key, minutes, drawing: "place" })),
    ...facts.airports.map(({ code, minutes }) => ({ place: code, minutes, drawing: "airport" })),
  ].toSorted((one, other) => one.minutes - other.minutes);
  const stops = places.map(({ place, drawing }, index) => ({
    place,
    drawing,
    side: index % 2 ? ("right" as const) : ("left" as const),
  }));
  return { stops, trees: [] };
}

/**
 * Where the places of the road are, without the house itself. Places that the facts do not know, and
 * have no minutes of their own, are left out: `roadWarnings` names them.
 */
export function roadPlaces(facts: RoadFacts, plan: RoadPlan | undefined): RoadPlace[] {
  const { stops } = planOf(facts, plan);
  return stops.flatMap(({ of, ...stop }, index) => {
    const minutes = stop.minutes ?? minutesOf(facts, of ?? stop.place);
    const isFirst = stops.findIndex(({ place }) => place === stop.place) === index;
    return isFirst && minutes !== undefined ? [{ ...stop, minutes }] : [];
  });
}

function minutesOf({ surroundings, airports }: RoadFacts, key: string): number | undefined {
  const place = surroundings.find((each) => each.key === key);
  return (place ?? airports.find(({ code }) => code === key))?.minutes;
}

/** Places and trees of the plan that are nowhere else in the content, and so are left out. */
export function roadWarnings(
  facts: RoadFacts,
  plan: RoadPlan | undefined,
  seas: string[],
): Problem[] {
  if (!plan) return [];
  const file = "drawings/road.json";
  const known = [
    ...facts.surroundings.map(({ key }) => key),
    ...facts.airports.map(({ code }) => code),
  ];
  const named = [...known, ...seas, town];
  const places = plan.stops.map(({ place }) => place);
  return [
    ...plan.stops.flatMap(({ place, of, minutes }, index) => {
      const path = ["stops", index, "place"];
      const found = [];
      if (!named.includes(place)) {
        found.push(problem("road-place", file, path, { place, known: named }));
      } else if (minutes === undefined && !known.includes(of ?? place)) {
        found.push(problem("road-minutes", file, ["stops", index], { known }));
      }
      if (places.indexOf(place) < index) found.push(problem("road-twice", file, path, { place }));
      return found;
    }),
    ...plan.trees.flatMap(({ from, to }, index) =>
      [from, to]
        .filter((place) => place !== house && !places.includes(place))
        .map((place) => problem("road-tree", file, ["trees", index], { place })),
    ),
  ];
}

type Source = {
  facts: RoadFacts & Pick<Facts, "villa" | "address">;
  plan: RoadPlan | undefined;
  text: Pick<ContattiText, "airports" | "road">;
  /** The places of the experience page, with titles and distances. */
  places: { id: string; title: string; distance: string }[];
};

type Dintorni = TypesetText<NonNullable<(typeof experience)["text"]>>["dintorni"];

/** The places of the experience page that the road names. */
export function placesOf({ dintorni }: { dintorni: Dintorni }) {
  return dintorni?.items ?? [];
}

/** The house and the places along the road, nearest first, with their names and times. */
export function roadStops({ facts, plan, text, places }: Source): RoadStop[] {
  const stops = roadPlaces(facts, plan).flatMap((stop) => {
    const names = nameOf(stop);
    return names ? [{ ...stop, ...names }] : [];
  });
  const villa: RoadStop = {
    place: house,
    minutes: 0,
    side: "left",
    drawing: "villa",
    width: 18,
    name: shortName(facts.villa),
    time: text.road.road,
  };
  return [villa, ...stops].toSorted((one, other) => one.minutes - other.minutes);

  function nameOf({ place, minutes }: RoadPlace): { name: string; time?: string } | undefined {
    if (place === town) return { name: facts.address.city };
    const item = places.find(({ id }) => id === place);
    if (item) return { name: item.title, time: item.distance };
    const airport = text.airports.find(({ code }) => code === place);
    if (airport) return { name: airport.location, time: `${airport.distanza}, ${airport.via}` };
    const name = text.road.seas[place];
    return name ? { name, time: fillTemplate(text.road.about, { m: minutes }) } : undefined;
  }
}
