import { parsePhoneNumberFromString } from "libphonenumber-js";
import { openDays } from "../../src/pages/booking/seasons/season-faults.content.ts";
import { differingKeys } from "../../src/site/content/compare-with-facts.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import { type Format, hasPlainHost } from "../../src/site/content/formats.ts";
import { type KeyPath, type Problem, problem, problemIf } from "../../src/site/content/problem.ts";

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
  const isLost = value !== undefined && !choices.includes(value);
  return problemIf(isLost, "choice", file, path, { value, choices });
}

export function nightFaults({ apartments, taken }: Facts): Problem[] {
  const choices = ["house", ...apartments.map(({ key }) => key)];
  return (taken?.items ?? []).flatMap(({ home, from, to }, index) => {
    const path = ["taken", "items", index];
    return [
      ...choiceFaults(home, choices, [...path, "home"]),
      ...problemIf(from >= to, "taken-order", file, [...path, "to"], { from, to }),
    ];
  });
}

export function factWarnings(facts: Facts): Problem[] {
  return [...capacityWarnings(facts), ...codeWarnings(facts), ...openDays(facts)];
}

function codeWarnings({ villa, address }: Facts): Problem[] {
  const isLacking = address.countryCode === "IT" && !villa.codes.some(({ key }) => key === "cin");
  return problemIf(isLacking, "cin", file, ["villa", "codes"]);
}

function capacityWarnings({ apartments, capacity }: Facts): Problem[] {
  const sums = {
    guests: sum(apartments.map(({ guests }) => guests)),
    bedrooms: sum(apartments.map((each) => each.doubleBedrooms + each.singleBedrooms)),
    bathrooms: sum(apartments.map(({ bathrooms }) => bathrooms)),
    kitchens: apartments.filter(({ kitchen }) => kitchen).length,
  };
  return (["guests", "bedrooms", "bathrooms", "kitchens"] as const).flatMap((key) => {
    const [value, sum] = [capacity[key], sums[key]];
    return problemIf(value !== sum, "capacity", file, ["capacity", key], { value, sum });
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
