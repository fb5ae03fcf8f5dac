import { type Home, homeOf, wholeHouse } from "../../../src/pages/interni/homes.content.ts";
import { content as interni } from "../../../src/pages/interni/interni.content.ts";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { type Content, pageText } from "../../content/load.ts";
import type { Thing } from "./thing.ts";

/** Google's types of beds, by the least width in centimetres of those sold under that name. */
const bedTypes: [least: number, type: string][] = [
  [180, "King"],
  [150, "Queen"],
  [130, "Double"],
  [110, "SemiDouble"],
];

/**
 * The whole house as the one `Accommodation` that Google reads, with its apartments in it.
 * @param lang the language of their names
 */
export function accommodation(content: Content, lang: Lang): Thing {
  const { villa, apartments, capacity, stay, amenityFeature } = content.facts;
  const texts = pageText(content, interni, lang).apartments;
  // the national code, or the first there is
  const code = villa.codes.find(({ key }) => key === "cin") ?? villa.codes[0];
  const license = code ? [{ name: "licenseNum", value: code.value }] : [];
  return {
    "@type": "Accommodation",
    additionalType: "EntirePlace",
    ...rooms({
      ...wholeHouse(apartments.map(homeOf)),
      ...capacity,
      beds: apartments.flatMap(({ beds }) => beds),
    }),
    petsAllowed: stay.pets !== "notAllowed",
    amenityFeature: [...amenityFeature, ...license].map(({ name, value }) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value,
    })),
    containsPlace: apartments.map((apartment) => ({
      "@type": "Apartment",
      name: texts[apartment.key]?.name,
      ...rooms(homeOf(apartment)),
    })),
  };
}

/** What is said of the house and of each apartment alike. */
function rooms({ guests, bedrooms, bathrooms, areaSquareMetres, beds }: Home) {
  return {
    occupancy: { "@type": "QuantitativeValue", value: guests },
    // MTK is the UN/CEFACT code of the square metre
    ...(areaSquareMetres && {
      floorSize: { "@type": "QuantitativeValue", value: areaSquareMetres, unitCode: "MTK" },
    }),
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    bed: bedDetails(beds),
  };
}

/** Beds with their number, type and width; those of the same width as one. */
function bedDetails(beds: Home["beds"]): Thing[] {
  const counts = new Map<number, number>();
  for (const { widthCentimetres: width, count } of beds) {
    counts.set(width, (counts.get(width) ?? 0) + count);
  }
  return [...counts].map(([width, numberOfBeds]) => ({
    "@type": "BedDetails",
    numberOfBeds,
    typeOfBed: bedTypes.find(([least]) => width >= least)?.[1] ?? "Single",
    description: `${width}\u00A0cm`,
  }));
}
