import { addressInOneLine } from "../../../src/site/content/contact.ts";
import type { Facts } from "../../../src/site/content/facts.ts";
import { escapeAttribute, escapeText } from "../head/html.ts";

/** Address of the position file. */
export function positionPath({ villa }: Facts): string {
  return `/${villa.slug}.gpx`;
}

/** The villa's position as a waypoint, GPX 1.1 (https://www.topografix.com/GPX/1/1/). */
export function positionFile(facts: Facts): string {
  const { villa, geo } = facts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeAttribute(villa.name)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<wpt lat="${geo.latitude}" lon="${geo.longitude}">`,
    `<name>${escapeText(villa.name)}</name>`,
    `<desc>${escapeText(addressInOneLine(facts))}</desc>`,
    `<link href="${escapeAttribute(villa.siteUrl)}/"/>`,
    "</wpt>",
    "</gpx>",
    "",
  ].join("\n");
}
