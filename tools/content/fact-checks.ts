import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { repeats } from "../../src/modules/duplicates.ts";
import {
  daysNotInTheCalendar,
  openDays,
} from "../../src/pages/booking/seasons/season-faults.content.ts";
import { differingKeys } from "../../src/site/content/compare-with-facts.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { type KeyPath, type Problem, problem } from "../../src/site/content/problem.ts";

const file = "facts.json";

export function telephoneFaults({ contact }: Facts): Problem[] {
  return (["phone", "whatsapp"] as const).flatMap((key) => {
    const value = contact[key];
    if (value === undefined) return [];
    const number = parsePhoneNumberFromString(`+${value.replace(/\D/g, "")}`);
    if (number?.isValid()) return [];
    const path = ["contact", key];
    return number
      ? problem("phone-country", file, path, { value, code: number.countryCallingCode })
      : problem("phone-nowhere", file, path, { value });
  });
}

type Position = { latitude: number; longitude: number };

/** South, west, north and east of Italy, with its islands. */
const italy = { south: 35.2, west: 6.5, north: 47.2, east: 18.7 };

/** Kilometres from the house beyond which a place of the surroundings is taken for an error. */
const farAway = 500;

export function swappedPositions({ address, geo, places }: Facts): Problem[] {
  const isSwapped = address.countryCode === "IT" && !isInItaly(geo) && isInItaly(swapped(geo));
  if (isSwapped) return [swapFault(["geo"], geo)];
  return places.flatMap((place, index) =>
    distance(geo, place) > farAway && distance(geo, swapped(place)) < farAway
      ? [swapFault(["places", index], place)]
      : [],
  );
}

function swapFault(path: KeyPath, { latitude, longitude }: Position): Problem {
  return problem("position-swapped", file, [...path, "latitude"], { latitude, longitude });
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

export function apartmentFaults({ apartments, seasons, plans, access = {} }: Facts): Problem[] {
  const keys = apartments.map(({ key }) => key);
  const choices = [...keys, "shared"];
  const homes: [value: string | undefined, ...path: string[]][] = [
    [access.levelHome, "levelHome"],
    [access.entrance?.home, "entrance", "home"],
    [access.bathroom?.home, "bathroom", "home"],
    [access.bed?.home, "bed", "home"],
  ];
  return [
    ...(["key", "photoSet"] as const).flatMap((name) =>
      repeats(apartments, (apartment) => apartment[name]).map(({ entry, index }) =>
        problem("twice", file, ["apartments", index, name], { value: entry[name] }),
      ),
    ),
    ...(seasons?.items ?? []).flatMap(({ from }, index) => {
      const path = ["seasons", "items", index, "from"];
      return differingKeys({ file, path }, ["house", ...keys], from);
    }),
    ...plans.flatMap(({ rooms }, index) =>
      rooms.flatMap(({ home }, room) =>
        choiceFaults(home, choices, ["plans", index, "rooms", room, "home"]),
      ),
    ),
    ...homes.flatMap(([value, ...path]) => choiceFaults(value, keys, ["access", ...path])),
  ];
}

function choiceFaults(value: string | undefined, choices: string[], path: KeyPath): Problem[] {
  if (value === undefined || choices.includes(value)) return [];
  return [problem("choice", file, path, { value, choices })];
}

function moneyPaths({ seasons, stay }: Pick<Facts, "seasons" | "stay">): KeyPath[] {
  return [
    ...(seasons?.items ?? []).flatMap(({ from }, index) =>
      Object.keys(from).map((home) => ["seasons", "items", index, "from", home]),
    ),
    ...(stay.securityDeposit === undefined ? [] : [["stay", "securityDeposit"]]),
  ];
}

/** Money with more than two decimals, where thousands were meant: JSON reads `1.290` as 1.29. */
export function moneyFaults(facts: Facts, text: string): Problem[] {
  const tree = parseTree(text);
  return moneyPaths(facts).flatMap((path) => {
    const node = tree && findNodeAtLocation(tree, [...path]);
    const written = node ? text.slice(node.offset, node.offset + node.length) : "";
    if (!/\.\d{3,}$/.test(written)) return [];
    return [problem("money-decimals", file, path, { written, meant: written.replace(".", "") })];
  });
}

/** How many times a price may be that of the same home in another season. */
const mostTimes = 10;

function priceWarnings({ seasons }: Facts): Problem[] {
  const items = seasons?.items ?? [];
  return items.flatMap(({ from }, index) =>
    Object.entries(from).flatMap(([home, value]) => {
      const inOthers = items.flatMap((item, other) =>
        other === index ? [] : (item.from[home] ?? []),
      );
      const ofOthers = Object.entries(from).flatMap(([key, price]) => (key === home ? [] : price));
      const others = inOthers.length > 0 ? inOthers : ofOthers;
      const isFar =
        others.every((other) => value * mostTimes < other) ||
        others.every((other) => value > mostTimes * other);
      if (others.length === 0 || !isFar) return [];
      const meant = [1000, 100, 10, 0.1, 0.01].map(
        (times) => Math.round(value * times * 100) / 100,
      );
      const middle = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? value;
      const [near = value] = meant.toSorted(
        (a, b) => Math.abs(Math.log(a / middle)) - Math.abs(Math.log(b / middle)),
      );
      const path = ["seasons", "items", index, "from", home];
      return [
        problem("money-neighbours", file, path, { value, others: others.join(", "), meant: near }),
      ];
    }),
  );
}

export function nightFaults({ apartments, taken, closed }: Facts): Problem[] {
  const choices = ["house", ...apartments.map(({ key }) => key)];
  return [
    ...(taken?.items ?? []).flatMap(({ home, from, to }, index) => {
      const path = ["taken", "items", index];
      return [
        ...choiceFaults(home, choices, [...path, "home"]),
        ...(from < to ? [] : [problem("taken-order", file, [...path, "to"], { from, to })]),
      ];
    }),
    ...daysNotInTheCalendar(closed?.periods ?? [], "closed", ["closed", "periods"]),
  ];
}

export function factWarnings(facts: Facts): Problem[] {
  return [
    ...mapWarnings(facts),
    ...capacityWarnings(facts),
    ...bedWarnings(facts),
    ...poolWarnings(facts),
    ...codeWarnings(facts),
    ...amenityWarnings(facts),
    ...priceWarnings(facts),
    ...openDays(facts),
  ];
}

function codeWarnings({ villa, address }: Facts): Problem[] {
  if (address.countryCode !== "IT" || villa.codes.some(({ key }) => key === "cin")) return [];
  return [problem("cin", file, ["villa", "codes"])];
}

function mapWarnings({ geo }: Facts): Problem[] {
  const { latitude } = geo;
  return (["mapEmbedUrl", "mapLinkUrl"] as const)
    .filter((key) => !geo[key].includes(String(latitude)))
    .map((key) => problem("map-latitude", file, ["geo", key], { latitude }));
}

function capacityWarnings({ apartments, capacity }: Facts): Problem[] {
  const sums = {
    guests: sum(apartments.map(({ guests }) => guests)),
    bedrooms: sum(apartments.map((each) => each.doubleBedrooms + each.singleBedrooms)),
    bathrooms: sum(apartments.map(({ bathrooms }) => bathrooms)),
    kitchens: apartments.filter(({ kitchen }) => kitchen).length,
  };
  return (["guests", "bedrooms", "bathrooms", "kitchens"] as const)
    .filter((key) => sums[key] !== capacity[key])
    .map((key) => {
      const values = { value: capacity[key], sum: sums[key] };
      return problem("capacity", file, ["capacity", key], values);
    });
}

function bedWarnings({ apartments }: Facts): Problem[] {
  return apartments.flatMap(({ beds, doubleBedrooms, singleBedrooms, guests }, index) => {
    const counted = (kind?: "double" | "single") =>
      sum(beds.filter(({ type }) => !kind || type === kind).map(({ count }) => count));
    const rooms = doubleBedrooms + singleBedrooms;
    const places = 2 * counted() - counted("single");
    const doubles = counted("double");
    const path = ["apartments", index, "beds"];
    return [
      ...(counted() < rooms ? [problem("beds-few", file, path, { beds: counted(), rooms })] : []),
      ...(doubles > doubleBedrooms
        ? [problem("beds-double", file, path, { beds: doubles, rooms: doubleBedrooms })]
        : []),
      ...(places < guests ? [problem("beds-guests", file, path, { places, guests })] : []),
    ];
  });
}

function poolWarnings({ pool }: Facts): Problem[] {
  if (!pool) return [];
  const { areaSquareMetres: area } = pool;
  const product = pool.lengthMetres * pool.widthMetres;
  // a pool that is not a rectangle has a smaller area than length times width, never a larger one
  if (area <= product) return [];
  return [problem("pool-area", file, ["pool", "areaSquareMetres"], { area, product })];
}

function amenityWarnings({ amenityFeature, capacity, pool, stay }: Facts): Problem[] {
  const isThere: Record<string, boolean> = {
    pool: pool !== undefined,
    ...(pool && { hotTub: pool.jacuzzi }),
    kitchen: capacity.kitchens > 0,
    patio: capacity.coveredPatio,
    petsAllowed: stay.pets !== "notAllowed",
    parkingType: capacity.parkingSpaces > 0,
  };
  return amenityFeature.flatMap(({ name, value }, index) => {
    const expected = isThere[name];
    const isSaid = value !== "None" && value !== false;
    if (expected === undefined || expected === isSaid) return [];
    return [problem("amenity", file, ["amenityFeature", index, "value"], { name, value })];
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
