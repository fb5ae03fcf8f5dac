import { formatCount } from "../../modules/message-format.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";

type Apartment = Facts["apartments"][number];

/** What the page compares of an apartment, and of the whole house. */
export type Home = Pick<
  Apartment,
  "guests" | "bathrooms" | "sauna" | "areaSquareMetres" | "beds"
> & { bedrooms: number };

/** An apartment as the page compares it. */
export function homeOf(apartment: Apartment): Home {
  const { guests, bathrooms, sauna, areaSquareMetres, beds } = apartment;
  const bedrooms = apartment.doubleBedrooms + apartment.singleBedrooms;
  return { guests, bedrooms, bathrooms, sauna, areaSquareMetres, beds };
}

/** All apartments as one home: counts and areas added, equal beds in one entry, widest first. */
export function wholeHouse(homes: Home[]): Home {
  const sum = (count: (home: Home) => number) =>
    homes.reduce((total, home) => total + count(home), 0);
  return {
    guests: sum(({ guests }) => guests),
    bedrooms: sum(({ bedrooms }) => bedrooms),
    bathrooms: sum(({ bathrooms }) => bathrooms),
    sauna: homes.some(({ sauna }) => sauna),
    ...(homes.every(({ areaSquareMetres }) => areaSquareMetres) && {
      areaSquareMetres: sum(({ areaSquareMetres = 0 }) => areaSquareMetres),
    }),
    beds: addEqualBeds(homes.flatMap(({ beds }) => beds)),
  };
}

function addEqualBeds(beds: Home["beds"]): Home["beds"] {
  const sums = new Map<string, Home["beds"][number]>();
  for (const bed of beds) {
    const kind = `${bed.type} ${bed.widthCentimetres}`;
    sums.set(kind, { ...bed, count: bed.count + (sums.get(kind)?.count ?? 0) });
  }
  return [...sums.values()].sort((a, b) => b.widthCentimetres - a.widthCentimetres);
}

type HoldsWords = Record<"sauna" | "veranda" | "sharedTerrace", string>;

/** What an apartment holds, in a line: `5 guests, 3 bedrooms, 2 bathrooms, sauna, veranda`. */
export function holdsLine(
  apartment: Apartment,
  words: HoldsWords,
  { locale, formats }: SharedTexts["units"],
): string {
  const { guests, bedrooms, bathrooms } = homeOf(apartment);
  const counts = [
    formatCount(formats.guests, guests, locale),
    formatCount(formats.bedrooms, bedrooms, locale),
    formatCount(formats.bathrooms, bathrooms, locale),
  ];
  return [
    // a number stays on the line of its noun
    ...counts.map((count) => count.replaceAll(" ", "\u00A0")),
    ...(["sauna", "veranda", "sharedTerrace"] as const)
      .filter((name) => apartment[name])
      .map((name) => words[name]),
  ].join(", ");
}
