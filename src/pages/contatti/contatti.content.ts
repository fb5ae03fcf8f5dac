import { framePolicy } from "../../components/frame/frame-policy.ts";
import { roadCss, roadOf, roadStops, roadWarnings } from "../../components/road/road.content.ts";
import { fillTemplate, numberFormat } from "../../modules/message-format.ts";
import { differingEntries, missingValues } from "../../site/content/compare-with-facts.ts";
import { addressLines, contactOf, whatsappNumber } from "../../site/content/contact.ts";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import { problemIf } from "../../site/content/problem.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { content as experience } from "../experience/experience.content.ts";
import { type ContattiText, contattiText } from "./contatti-text.content.ts";
import { mapData, placesBeyond, seaWarnings } from "./map-data.content.ts";

export const content = definePage({
  name: "contatti",
  text: contattiText,
  photos: { gate: "photo?" },
  schemaType: "ContactPage",
  keptOffline: true,
  css: ({ facts, roadAndMap, text, textIfShown }) => {
    const places = textIfShown(experience)?.dintorni?.items ?? [];
    return roadCss(roadStops(facts, roadAndMap.road, { ...text, places }));
  },
  faults: ({ facts, text, file }) =>
    differingEntries("airports", facts, { file, entries: text.airports }),
  warnings: (page) => {
    const { facts, text, units, file } = page;
    const { road, map } = page.roadAndMap;
    const format = numberFormat(units.locale);
    const beyond = map ? placesBeyond(page, map) : [];
    return [
      ...facts.airports.flatMap(({ km, road }, index) => {
        const { distanza, via } = text.airports[index] ?? {};
        const path = ["airports", index];
        return [
          ...missingValues({ file, path: [...path, "distanza"] }, distanza, [format(km)]),
          ...missingValues({ file, path: [...path, "via"] }, via, [road]),
        ];
      }),
      ...roadWarnings(facts, road, Object.keys(text.road.seas)),
      ...(map ? seaWarnings(map, text.road.seas) : []),
      ...problemIf(beyond.length > 0, "map-beyond", "drawings/map.json", [], { places: beyond }),
    ];
  },
  data: (page) => {
    const { text, photos, facts, shared, drawingsOf } = page;
    const { road, map } = page.roadAndMap;
    const { geo } = facts;
    const dintorni = page.textIfShown(experience)?.dintorni;
    const stops = roadStops(facts, road, { ...text, places: dintorni?.items ?? [] });
    return {
      text,
      photos,
      facts: { contact: contactOf(facts), geo },
      address: addressLines(facts),
      framePolicy: framePolicy("map", geo.mapEmbedUrl, facts.villa.siteUrl),
      drawings: drawingsOf(["villa"]),
      map: map && mapData(page, map, text.road),
      road: roadOf(stops, dintorni?.title ?? text.title, page),
      links: saveContactLinks(facts, text),
      sheet: {
        position: positionText(geo, shared.units),
        whatsapp: whatsappText(facts, text.arrivalSheet),
      },
    };
  },
});

export type ContattiData = DataOf<typeof content>;

/** To map programs, and to files; their title is absent where the house does not offer them. */
function saveContactLinks({ villa, geo }: Facts, { map, saveContact }: ContattiText) {
  const { name, slug } = villa;
  const position = `${geo.latitude},${geo.longitude}`;
  const google = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(position)}`;
  const apple = `https://maps.apple.com/?ll=${position}&q=${encodeURIComponent(name)}`;
  return {
    programs: [
      { href: google, name: map.google },
      { href: apple, name: map.apple },
    ],
    title: saveContact?.title,
    files: [
      { href: `/${slug}.vcf`, name: saveContact?.contact },
      { href: `/${slug}.gpx`, name: saveContact?.position },
    ],
  };
}

/** The position in degrees with five decimals, which is about a metre. */
export function positionText(
  { latitude, longitude }: Facts["geo"],
  { locale, formats }: SharedTexts["units"],
): string {
  const format = numberFormat(locale, { minimumFractionDigits: 5, maximumFractionDigits: 5 });
  const written = (degrees: number, side: string) =>
    fillTemplate(side, { n: format(Math.abs(degrees)) });
  const northing = written(latitude, latitude < 0 ? formats.south : formats.north);
  return `${northing}, ${written(longitude, longitude < 0 ? formats.west : formats.east)}`;
}

export function whatsappText(
  { contact }: Pick<Facts, "contact">,
  { alsoWhatsapp }: { alsoWhatsapp: string },
): string | undefined {
  const number = whatsappNumber({ contact });
  return number && (number === contact.phone ? alsoWhatsapp : `WhatsApp ${number}`);
}
