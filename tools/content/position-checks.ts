import type { Facts } from "../../src/site/content/facts.ts";

type Position = { latitude: number; longitude: number };

/** South, west, north and east of Italy, with its islands. */
const italy = { south: 35.2, west: 6.5, north: 47.2, east: 18.7 };

/** Kilometres from the house beyond which a place of the surroundings is taken for an error. */
const farAway = 500;

/** Positions whose latitude and longitude are swapped. */
export function swappedPositions({ address, geo, places }: Facts): string[] {
  const isSwapped = address.countryCode === "IT" && !isInItaly(geo) && isInItaly(swapped(geo));
  if (isSwapped) return [message("geo", geo)];
  return places.flatMap((place, index) =>
    distance(geo, place) > farAway && distance(geo, swapped(place)) < farAway
      ? [message(`places[${index}]`, place)]
      : [],
  );
}

function message(key: string, { latitude, longitude }: Position): string {
  return `content/facts.json: "${key}.latitude" is ${latitude} and "longitude" ${longitude}, which seem to stand in each other's place; exchange them`;
}

function swapped({ latitude, longitude }: Position): Position {
  return { latitude: longitude, longitude: latitude };
}

function isInItaly({ latitude, longitude }: Position): boolean {
  const { south, west, north, east } = italy;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Kilometres between two positions, near enough to tell a region from another continent. */
function distance(one: Position, other: Position): number {
  const radians = Math.PI / 180;
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos(one.latitude * radians);
  return Math.hypot(north, east) * 111;
}
