/** The driving times of `content/facts.json` that the road is drawn from. */
export type RoadFacts = {
  surroundings: { key: string; minutes: number }[];
  airports: { code: string; minutes: number }[];
};

/** Minutes to the town of the address, for the drawing alone: the content has no time for it. */
const nearby = 5.5;

/**
 * Minutes by car from the villa to each place of the road.
 * @throws Error when the facts lack a place of the road
 */
export function roadMinutes({ surroundings, airports }: RoadFacts) {
  const place = (key: string) =>
    minutesOf(
      surroundings.find((fact) => fact.key === key),
      key,
    );
  const airport = (code: string) =>
    minutesOf(
      airports.find((fact) => fact.code === code),
      code,
    );
  return {
    villa: 0,
    francavilla: nearby,
    ceglie: place("ceglieMessapica"),
    oria: place("oriaGrottaglie"),
    ostuni: place("ostuni"),
    bds: airport("BDS"),
    adriatico: place("twoSeas"),
    ionio: place("twoSeas"),
    itria: place("itriaValley"),
    bri: airport("BRI"),
  };
}

/** A place along the road, also the value of its `data-place`. */
export type RoadPlace = keyof ReturnType<typeof roadMinutes>;

/** Places left of the villa, in the direction of Bari; the others are to its right. */
const towardsBari: readonly RoadPlace[] = ["ceglie", "ostuni", "adriatico", "itria", "bri"];

export function isTowardsBari(place: RoadPlace): boolean {
  return towardsBari.includes(place);
}

/** The minutes to the farthest place on either side of the villa. */
export function roadLengths(minutes: Record<RoadPlace, number>): { left: number; right: number } {
  const side = (isLeft: boolean) =>
    roadPlaces(minutes).filter((place) => isTowardsBari(place) === isLeft);
  const farthest = (places: RoadPlace[]) => Math.max(...places.map((place) => minutes[place]));
  return { left: farthest(side(true)), right: farthest(side(false)) };
}

/** The places of a road, typed. */
function roadPlaces(minutes: Record<RoadPlace, number>): RoadPlace[] {
  return Object.keys(minutes) as RoadPlace[];
}

function minutesOf(fact: { minutes: number } | undefined, name: string): number {
  if (fact) return fact.minutes;
  throw new Error(
    `content/facts.json: "${name}" is missing; the road on the contacts page is drawn from its minutes`,
  );
}
