import type { Facts } from "../../src/site/content/facts.ts";

/** Facts that contradict each other, or lack what the law wants. */
export function factWarnings(facts: Facts): string[] {
  return [
    ...mapWarnings(facts),
    ...capacityWarnings(facts),
    ...bedWarnings(facts),
    ...poolWarnings(facts),
    ...codeWarnings(facts),
    ...amenityWarnings(facts),
  ];
}

/** A house in Italy without the code that it must show on its site. */
function codeWarnings({ villa, address }: Facts): string[] {
  if (address.countryCode !== "IT" || villa.codes.some(({ key }) => key === "cin")) return [];
  return [
    'content/facts.json: "villa.codes" has no "cin"; a house in Italy must show its national identification code',
  ];
}

function mapWarnings({ geo }: Facts): string[] {
  return (["mapEmbedUrl", "mapLinkUrl"] as const)
    .filter((key) => !geo[key].includes(String(geo.latitude)))
    .map(
      (key) =>
        `content/facts.json: "geo.${key}" does not hold the latitude ${geo.latitude}; check that it shows the villa`,
    );
}

function capacityWarnings({ apartments, capacity }: Facts): string[] {
  const sums = {
    guests: sum(apartments.map(({ guests }) => guests)),
    bedrooms: sum(apartments.map((each) => each.doubleBedrooms + each.singleBedrooms)),
    bathrooms: sum(apartments.map(({ bathrooms }) => bathrooms)),
    kitchens: apartments.filter(({ kitchen }) => kitchen).length,
  };
  return (["guests", "bedrooms", "bathrooms", "kitchens"] as const)
    .filter((key) => sums[key] !== capacity[key])
    .map(
      (key) =>
        `content/facts.json: "capacity.${key}" is ${capacity[key]}, the apartments add up to ${sums[key]}; correct one of them`,
    );
}

/** Apartments whose beds are too few for their bedrooms or guests, or too wide for their bedrooms. */
function bedWarnings({ apartments }: Facts): string[] {
  return apartments.flatMap(({ beds, doubleBedrooms, singleBedrooms, guests }, index) => {
    const counted = (kind?: "double" | "single") =>
      sum(beds.filter(({ type }) => !kind || type === kind).map(({ count }) => count));
    const places = 2 * counted() - counted("single");
    const contradictions = [
      counted() < doubleBedrooms + singleBedrooms &&
        `has ${counted()} for ${doubleBedrooms + singleBedrooms} bedrooms`,
      counted("double") > doubleBedrooms &&
        `has ${counted("double")} double ones for ${doubleBedrooms} double bedrooms`,
      places < guests && `has places for ${places} of ${guests} guests`,
    ];
    return contradictions
      .filter((each) => each !== false)
      .map(
        (each) =>
          `content/facts.json: "apartments[${index}].beds" ${each}; correct the beds or the rooms`,
      );
  });
}

function poolWarnings({ pool }: Facts): string[] {
  if (!pool) return [];
  const area = pool.lengthMetres * pool.widthMetres;
  // a pool that is not a rectangle has a smaller area than length times width, never a larger one
  if (pool.areaSquareMetres <= area) return [];
  return [
    `content/facts.json: "pool.areaSquareMetres" is ${pool.areaSquareMetres}, length by width is ${area}; correct one of them`,
  ];
}

/** Amenities for search engines that contradict the facts which pages show. */
function amenityWarnings({ amenityFeature, capacity, pool, stay }: Facts): string[] {
  const isThere: Record<string, boolean> = {
    pool: pool !== undefined,
    ...(pool && { hotTub: pool.jacuzzi }),
    kitchen: capacity.kitchens > 0,
    patio: capacity.coveredPatio,
    petsAllowed: stay.pets !== "notAllowed",
    parkingType: capacity.parkingSpaces > 0,
  };
  return amenityFeature
    .filter(({ name, value }) => {
      const expected = isThere[name];
      return expected !== undefined && expected !== (value !== "None" && value !== false);
    })
    .map(
      ({ name, value }) =>
        `content/facts.json: "amenityFeature" has ${name} as ${JSON.stringify(value)}, the other facts say otherwise; correct one of them`,
    );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
