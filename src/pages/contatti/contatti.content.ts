import { createHash } from "node:crypto";
import { differingEntries, missingValues } from "../../site/content/compare-with-facts.ts";
import { contactOf } from "../../site/content/contact.ts";
import {
  type CssSource,
  type DataOf,
  definePage,
  type RoadAndMap,
} from "../../site/content/define-page.ts";
import { content as experience } from "../experience/experience.content.ts";
import { printedRoad } from "./arrival-sheet/printed-road.content.ts";
import { positionText, whatsappText } from "./arrival-sheet/sheet-facts.content.ts";
import { type ContattiText, contattiText } from "./contatti-text.content.ts";
import { mapData, mapDrawings, placesBeyond, seaWarnings } from "./drawn-map/map-data.content.ts";
import { labelCss, roadCss, treeNumbers } from "./road/road-css.content.ts";
import {
  house,
  placesOf,
  planOf,
  type RoadStop,
  roadPlaces,
  roadStops,
  roadWarnings,
} from "./road/road-stops.content.ts";

export const content = definePage({
  name: "contatti",
  text: contattiText,
  photos: { ending: "wide" },
  drawings: ["villa", "olive-tree"],
  drawingsByName: ({ facts, roadAndMap: { road, map } }) => [
    ...roadPlaces(facts, road).map(({ drawing }) => drawing),
    ...(map ? mapDrawings(map) : []),
  ],
  schemaType: "ContactPage",
  keptOffline: true,
  css: (source) => {
    const { roadAndMap, facts } = source;
    const languages = stopsIn(source);
    const rules = isArranged(roadAndMap, languages)
      ? roadAndMap.roadCss
      : labelCss(languages, source.measure);
    const places = languages[0]?.filter(({ place }) => place !== house) ?? [];
    return [roadCss(places, planOf(facts, roadAndMap.road)), rules].join("\n");
  },
  drawingWarnings: (source) => {
    const { facts, roadAndMap, drawingOf } = source;
    const beyond = roadAndMap.map
      ? placesBeyond(facts, roadAndMap.map, drawingOf(roadAndMap.map.land))
      : [];
    const languages = stopsIn(source);
    const [text] = source.texts;
    return [
      ...(text ? roadWarnings(facts, roadAndMap.road, Object.keys(text.road.seas)) : []),
      ...(text && roadAndMap.map ? seaWarnings(roadAndMap.map, text.road.seas) : []),
      ...(beyond.length > 0
        ? [
            `content/drawings/map.json: the drawn map does not show ${beyond.join(", ")}, so the page has the address in its place; correct the position in content/facts.json, or remove the file`,
          ]
        : []),
      ...(roadAndMap.roadCss && !isArranged(roadAndMap, languages)
        ? [
            `content/drawings/road.css: was made for other places, names or minutes, so it is left out and the build arranges the road itself; remove the file, or make it anew and write "arrangedFor": "${fingerprint(languages)}" into road.json`,
          ]
        : []),
    ];
  },
  faults: ({ facts, text, file }) =>
    differingEntries(
      ["airports", facts.airports.map(({ code }) => code)],
      [file, "airports", text.airports.map(({ code }) => code)],
    ),
  warnings: ({ facts, text, units, file }) =>
    facts.airports.flatMap(({ km, road }, index) => {
      const airport = text.airports[index];
      const figure = String(km).replace(".", units.decimalSeparator);
      return [
        ...missingValues(file, `airports[${index}].distanza`, airport?.distanza, figure),
        ...missingValues(file, `airports[${index}].via`, airport?.via, road),
      ];
    }),
  data: ({
    text,
    photos,
    facts,
    roadAndMap,
    shared: { units },
    drawings,
    namedDrawings,
    textOf,
    texts,
    textsOf,
    measure,
  }) => {
    const { address, geo } = facts;
    const { dintorni } = textOf(experience);
    const stops = roadStops({
      facts,
      plan: roadAndMap.road,
      text,
      places: placesOf(textOf(experience)),
    });
    const arranged = isArranged(roadAndMap, stopsIn({ facts, roadAndMap, texts, textsOf }));
    const land = roadAndMap.map && namedDrawings[roadAndMap.map.land];
    const onRoad = Object.fromEntries(
      Object.entries(namedDrawings).filter(([name]) =>
        stops.some(({ drawing }) => drawing === name),
      ),
    );
    return {
      text,
      photos,
      facts: { contact: contactOf(facts), address, geo },
      drawings: { ...onRoad, ...drawings },
      /** Absent where the drawing does not show the house and its towns. */
      map:
        land && roadAndMap.map && placesBeyond(facts, roadAndMap.map, land).length === 0
          ? mapData({ facts, plan: roadAndMap.map, drawings: namedDrawings, text, measure })
          : undefined,
      /** The places along the road, the trees between them, and the list's accessible name. */
      road:
        stops.length > 1
          ? {
              label: dintorni?.title ?? text.title,
              stops,
              trees: treeNumbers(planOf(facts, roadAndMap.road)),
            }
          : undefined,
      sheet: {
        position: positionText(geo, units),
        whatsapp: whatsappText(facts.contact, text.arrivalSheet),
        road:
          stops.length > 1
            ? printedRoad(stops, measure, arranged ? roadAndMap.road?.paper : undefined)
            : undefined,
      },
    };
  },
});

export type ContattiData = DataOf<typeof content>;

type RoadSource = Pick<CssSource<ContattiText>, "facts" | "roadAndMap" | "texts" | "textsOf">;

/** The stops of the road in each language. */
function stopsIn({ facts, roadAndMap, texts, textsOf }: RoadSource): RoadStop[][] {
  const surroundings = textsOf(experience).map(placesOf);
  return texts.map((text, index) =>
    roadStops({ facts, plan: roadAndMap.road, text, places: surroundings[index] ?? [] }),
  );
}

/** Whether the road was arranged by hand for the places that it has. */
function isArranged({ road, roadCss: css }: RoadAndMap, languages: RoadStop[][]): boolean {
  return css !== undefined && road?.arrangedFor === fingerprint(languages);
}

/** Identifies what the names under the road depend on. */
function fingerprint(languages: RoadStop[][]): string {
  const stops = languages.flatMap((each) =>
    each.map(({ place, side, minutes, name, time }) => [place, side, minutes, name, time]),
  );
  return createHash("sha256").update(JSON.stringify(stops)).digest("hex").slice(0, 8);
}
