import { createHash } from "node:crypto";
import { differingEntries, missingValues } from "../../site/content/compare-with-facts.ts";
import { contactOf } from "../../site/content/contact.ts";
import {
  type CssSource,
  type DataOf,
  type Drawn,
  definePage,
} from "../../site/content/define-page.ts";
import { content as experience } from "../experience/experience.content.ts";
import { positionText, whatsappText } from "./arrival-sheet/sheet-facts.content.ts";
import { sheetRoad } from "./arrival-sheet/sheet-road.content.ts";
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
  drawingsByName: ({ facts, drawn: { road, map } }) => [
    ...roadPlaces(facts, road).map(({ drawing }) => drawing),
    ...(map ? mapDrawings(map) : []),
  ],
  schemaType: "ContactPage",
  words: ({ title }) => [{ text: title, place: "alone" }],
  keptOffline: true,
  css: (source) => {
    const { drawn, facts } = source;
    const languages = stopsIn(source);
    const rules = isArranged(drawn, languages)
      ? drawn.roadCss
      : labelCss(languages, source.measure);
    const places = languages[0]?.filter(({ place }) => place !== house) ?? [];
    return [roadCss(places, planOf(facts, drawn.road)), rules].join("\n");
  },
  drawingWarnings: (source) => {
    const { facts, drawn, drawingOf } = source;
    const beyond = drawn.map ? placesBeyond(facts, drawn.map, drawingOf(drawn.map.land)) : [];
    const languages = stopsIn(source);
    const [text] = source.texts;
    return [
      ...(text ? roadWarnings(facts, drawn.road, Object.keys(text.road.seas)) : []),
      ...(text && drawn.map ? seaWarnings(drawn.map, text.road.seas) : []),
      ...(beyond.length > 0
        ? [
            `content/drawings/map.json: the drawn map does not show ${beyond.join(", ")}, so the page has the address in its place; correct the position in content/facts.json, or remove the file`,
          ]
        : []),
      ...(drawn.roadCss && !isArranged(drawn, languages)
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
    drawn,
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
      plan: drawn.road,
      text,
      places: placesOf(textOf(experience)),
    });
    const arranged = isArranged(drawn, stopsIn({ facts, drawn, texts, textsOf }));
    const land = drawn.map && namedDrawings[drawn.map.land];
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
        land && drawn.map && placesBeyond(facts, drawn.map, land).length === 0
          ? mapData({ facts, plan: drawn.map, drawings: namedDrawings, text, measure })
          : undefined,
      /** The places along the road, the trees between them, and the list's accessible name. */
      road:
        stops.length > 1
          ? {
              label: dintorni?.title ?? text.title,
              stops,
              trees: treeNumbers(planOf(facts, drawn.road)),
            }
          : undefined,
      sheet: {
        position: positionText(geo, units),
        whatsapp: whatsappText(facts.contact, text.arrivalSheet),
        road:
          stops.length > 1
            ? sheetRoad(stops, measure, arranged ? drawn.road?.paper : undefined)
            : undefined,
      },
    };
  },
});

export type ContattiData = DataOf<typeof content>;

type RoadSource = Pick<CssSource<ContattiText>, "facts" | "drawn" | "texts" | "textsOf">;

/** The stops of the road in each language. */
function stopsIn({ facts, drawn, texts, textsOf }: RoadSource): RoadStop[][] {
  const surroundings = textsOf(experience).map(placesOf);
  return texts.map((text, index) =>
    roadStops({ facts, plan: drawn.road, text, places: surroundings[index] ?? [] }),
  );
}

/** Whether the road was arranged by hand for the places that it has. */
function isArranged({ road, roadCss: css }: Drawn, languages: RoadStop[][]): boolean {
  return css !== undefined && road?.arrangedFor === fingerprint(languages);
}

/** Identifies what the names under the road depend on. */
function fingerprint(languages: RoadStop[][]): string {
  const stops = languages.flatMap((each) =>
    each.map(({ place, side, minutes, name, time }) => [place, side, minutes, name, time]),
  );
  return createHash("sha256").update(JSON.stringify(stops)).digest("hex").slice(0, 8);
}
