import { parsePhoneNumberFromString } from "libphonenumber-js";
import { repeats } from "../../src/modules/duplicates.ts";
import { openDays } from "../../src/pages/booking/seasons/season-faults.content.ts";
import { differingKeys } from "../../src/site/content/compare-with-facts.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { type Format, hasPlainHost } from "../../src/site/content/formats.ts";
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

export function apartmentFaults({
  apartments,
  seasons,
  fees,
  plans,
  access = {},
}: Facts): Problem[] {
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
    ...(fees?.cleaning
      ? differingKeys({ file, path: ["fees", "cleaning"] }, ["house", ...keys], fees.cleaning)
      : []),
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

export function nightFaults({ apartments, taken }: Facts): Problem[] {
  const choices = ["house", ...apartments.map(({ key }) => key)];
  return (taken?.items ?? []).flatMap(({ home, from, to }, index) => {
    const path = ["taken", "items", index];
    return [
      ...choiceFaults(home, choices, [...path, "home"]),
      ...(from < to ? [] : [problem("taken-order", file, [...path, "to"], { from, to })]),
    ];
  });
}

export function factWarnings(facts: Facts): Problem[] {
  return [
    ...mapWarnings(facts),
    ...capacityWarnings(facts),
    ...bedWarnings(facts),
    ...codeWarnings(facts),
    ...amenityWarnings(facts),
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

/** Variables that name a service whose host is none. */
export function variableProblems(environment: Record<string, string | undefined>): Problem[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    !value || !/^VITE_\w+_(HOST|URL)$/.test(name) || hasPlainHost(value)
      ? []
      : problem("format", name, [], { value, expected: "host" satisfies Format }),
  );
}
