import { differingEntries, missingValues } from "../../site/content/compare-with-facts.ts";
import { contactOf } from "../../site/content/contact.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import { content as experience } from "../experience/experience.content.ts";
import { positionText, whatsappText } from "./arrival-sheet/sheet-facts.content.ts";
import { sheetRoad } from "./arrival-sheet/sheet-road.content.ts";
import { contattiText } from "./contatti-text.content.ts";
import { roadCss, treeNumbers } from "./road/road-css.content.ts";
import { roadStops } from "./road/road-stops.content.ts";

export const content = definePage({
  name: "contatti",
  text: contattiText,
  photos: { ending: "wide" },
  drawings: [
    "apulia",
    "apulia-roads",
    "villa",
    "town-gate",
    "hill-castle",
    "castle-and-bud",
    "white-town",
    "airport-brindisi",
    "sail",
    "trulli",
    "airport-bari",
    "olive-tree",
  ],
  schemaType: "ContactPage",
  keptOffline: true,
  css: roadCss,
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
  data: ({ text, photos, facts, shared: { units }, drawings, textOf }) => {
    const { address, geo, airports, places } = facts;
    const { dintorni } = textOf(experience);
    const stops = roadStops({ facts, text, places: dintorni.items });
    return {
      text,
      photos,
      facts: { contact: contactOf(facts), address, geo, airports, places },
      drawings,
      /** The places along the road, the trees between them, and the list's accessible name. */
      road: {
        label: dintorni.title,
        stops,
        trees: treeNumbers,
      },
      sheet: {
        position: positionText(geo, units),
        whatsapp: whatsappText(facts.contact, text.arrivalSheet),
        road: sheetRoad(facts, stops),
      },
    };
  },
});

export type ContattiData = DataOf<typeof content>;
