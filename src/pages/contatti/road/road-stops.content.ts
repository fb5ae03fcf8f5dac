import type { TypesetText } from "../../../site/content/text-kinds.ts";
import type { content as experience } from "../../experience/experience.content.ts";
import type { ContattiText } from "../contatti-text.content.ts";
import type { RoadStop } from "./road.tsx";
import { type RoadFacts, type RoadPlace, roadMinutes } from "./road-minutes.content.ts";

type Source = {
  facts: RoadFacts & { villa: { name: string }; address: { city: string } };
  text: Pick<ContattiText, "airports" | "road">;
  /** The places of the experience page, with titles and distances. */
  places: TypesetText<NonNullable<(typeof experience)["text"]>>["dintorni"]["items"];
};

/**
 * The places along the road, nearest first, with their names and times.
 * @throws Error when a place of the road has no text or no time in the content
 */
export function roadStops({ facts, text, places }: Source): RoadStop[] {
  const minutes = roadMinutes(facts);

  function town(place: RoadPlace, drawing: RoadStop["drawing"], id: string): RoadStop {
    const item = places.find((candidate) => candidate.id === id);
    if (!item) throw new Error(`experience.json: dintorni.items lacks "${id}", a stop of the road`);
    return { place, drawing, minutes: minutes[place], name: item.title, time: item.distance };
  }
  function airport(place: RoadPlace, drawing: RoadStop["drawing"], code: string): RoadStop {
    const item = text.airports.find((candidate) => candidate.code === code);
    if (!item) throw new Error(`contatti.json: airports lacks "${code}", a stop of the road`);
    const time = `${item.distanza}, ${item.via}`;
    return { place, drawing, minutes: minutes[place], name: item.location, time };
  }
  function sea(place: RoadPlace, name: string): RoadStop {
    const time = text.road.about.replace("{m}", String(minutes[place]));
    return { place, drawing: "sail", minutes: minutes[place], name, time };
  }

  const villa = { place: "villa", drawing: "villa", minutes: minutes.villa } as const;
  const francavilla = { place: "francavilla", drawing: "town-gate" } as const;
  return [
    { ...villa, name: facts.villa.name, time: text.road.road },
    { ...francavilla, minutes: minutes.francavilla, name: facts.address.city },
    town("ceglie", "hill-castle", "ceglieMessapica"),
    town("oria", "castle-and-bud", "oriaGrottaglie"),
    town("ostuni", "white-town", "ostuni"),
    airport("bds", "airport-brindisi", "BDS"),
    sea("adriatico", text.road.adriatic),
    sea("ionio", text.road.ionian),
    town("itria", "trulli", "itriaValley"),
    airport("bri", "airport-bari", "BRI"),
  ].toSorted((one, other) => one.minutes - other.minutes);
}
