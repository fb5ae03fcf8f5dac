import { framePolicy } from "../../components/frame/frame-policy.ts";
import {
  roadCss,
  roadDrawings,
  roadOf,
  roadStops,
  roadWarnings,
} from "../../components/road/road.content.ts";
import { fillTemplate, numberFormat } from "../../modules/message-format.ts";
import { differingEntries, missingValues } from "../../site/content/compare-with-facts.ts";
import { contactOf } from "../../site/content/contact.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import { problem } from "../../site/content/problem.ts";
import { content as experience } from "../experience/experience.content.ts";
import { contattiText } from "./contatti-text.content.ts";
import { mapData, mapDrawings, placesBeyond, seaWarnings } from "./map-data.content.ts";

export const content = definePage({
  name: "contatti",
  text: contattiText,
  photos: { gate: "photo?" },
  schemaType: "ContactPage",
  keptOffline: true,
  css: ({ facts, roadAndMap, texts: [text], textIfShown }) => {
    const places = textIfShown(experience)?.dintorni?.items ?? [];
    return text ? roadCss(roadStops(facts, roadAndMap.road, { ...text, places })) : "";
  },
  faults: ({ facts, text, file }) =>
    differingEntries(["airports", facts.airports.map(({ code }) => code)], {
      file,
      ids: text.airports.map(({ code }) => code),
    }),
  warnings: ({ facts, text, units, file, roadAndMap: { road, map }, drawingOf }) => {
    const beyond = map ? placesBeyond(facts, map, drawingOf(map.land)) : [];
    return [
      ...facts.airports.flatMap(({ km, road }, index) => {
        const airport = text.airports[index];
        const figure = numberFormat(units.locale)(km);
        return [
          ...missingValues({ file, path: ["airports", index, "distanza"] }, airport?.distanza, [
            figure,
          ]),
          ...missingValues({ file, path: ["airports", index, "via"] }, airport?.via, [road]),
        ];
      }),
      ...roadWarnings(facts, road, Object.keys(text.road.seas)),
      ...(map ? seaWarnings(map, text.road.seas) : []),
      ...(beyond.length > 0
        ? [problem("map-beyond", "drawings/map.json", [], { places: beyond })]
        : []),
    ];
  },
  data: ({
    text,
    photos,
    facts,
    roadAndMap: { road, map },
    shared: { units },
    drawingsOf,
    textIfShown,
  }) => {
    const { address, geo } = facts;
    const dintorni = textIfShown(experience)?.dintorni;
    const stops = roadStops(facts, road, { ...text, places: dintorni?.items ?? [] });
    const named = drawingsOf([...roadDrawings(road), ...(map ? mapDrawings(map) : [])]);
    const land = map && named[map.land];
    return {
      text,
      photos,
      facts: { contact: contactOf(facts), address, geo },
      framePolicy: framePolicy("map", geo.mapEmbedUrl, facts.villa.siteUrl),
      drawings: drawingsOf(["villa"]),
      /** Absent where the drawing does not show the house and its towns. */
      map:
        land && placesBeyond(facts, map, land).length === 0
          ? mapData({ facts, plan: map, drawings: named, text })
          : undefined,
      road: roadOf(stops, dintorni?.title ?? text.title, named),
      sheet: {
        position: positionText(geo, units),
        whatsapp: whatsappText(facts.contact, text.arrivalSheet),
      },
    };
  },
});

export type ContattiData = DataOf<typeof content>;

type Side = "north" | "south" | "east" | "west";
type Units = { locale: string; formats: Record<Side, string> };

/** The position in degrees with five decimals, which is about a metre. */
export function positionText({ latitude, longitude }: Facts["geo"], units: Units): string {
  const format = numberFormat(units.locale, {
    minimumFractionDigits: 5,
    maximumFractionDigits: 5,
  });
  const written = (degrees: number, side: Side) =>
    fillTemplate(units.formats[side], { n: format(Math.abs(degrees)) });
  const northing = written(latitude, latitude < 0 ? "south" : "north");
  return `${northing}, ${written(longitude, longitude < 0 ? "west" : "east")}`;
}

export function whatsappText(
  { phone, whatsapp }: Pick<Facts["contact"], "phone" | "whatsapp">,
  { alsoWhatsapp }: { alsoWhatsapp: string },
): string | undefined {
  if (!whatsapp) return;
  return whatsapp === phone.replace(/\D/g, "") ? alsoWhatsapp : `WhatsApp +${whatsapp}`;
}
