import type { PageData } from "../../../build/content/page-data.ts";
import type { RoadStop } from "../../components/road-in-elevation/road-in-elevation.tsx";
import { type RoadPlace, roadMinutes } from "../../components/road-in-elevation/road-minutes.ts";

/**
 * The places along the road with the names and times that the content gives them.
 * Throws when a place of the road has none.
 */
export function roadStops(data: PageData["contatti"], villaName: string): RoadStop[] {
  const { text, facts, dintorni } = data;
  const minutes = roadMinutes(facts);

  function town(place: RoadPlace, id: string): RoadStop {
    const item = dintorni.items.find((candidate) => candidate.id === id);
    if (!item) throw new Error(`experience.json: dintorni.items lacks "${id}", a stop of the road`);
    return { place, minutes: minutes[place], name: item.title, time: item.distance };
  }
  function airport(place: RoadPlace, code: string): RoadStop {
    const item = text.airports.find((candidate) => candidate.code === code);
    if (!item) throw new Error(`contatti.json: airports lacks "${code}", a stop of the road`);
    const time = `${item.distanza}, ${item.via}`;
    return { place, minutes: minutes[place], name: item.location, time };
  }
  function sea(place: RoadPlace, name: string): RoadStop {
    const time = text.road.about.replace("{m}", String(minutes[place]));
    return { place, minutes: minutes[place], name, time };
  }

  return [
    { place: "villa", minutes: minutes.villa, name: villaName, time: text.road.road },
    { place: "francavilla", minutes: minutes.francavilla, name: facts.address.city },
    town("ceglie", "ceglieMessapica"),
    town("oria", "oriaGrottaglie"),
    town("ostuni", "ostuni"),
    airport("bds", "BDS"),
    sea("adriatico", text.road.adriatic),
    sea("ionio", text.road.ionian),
    town("itria", "itriaValley"),
    airport("bri", "BRI"),
  ];
}
