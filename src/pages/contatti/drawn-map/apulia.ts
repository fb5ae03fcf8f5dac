/** A point on the earth, in degrees. */
export type Position = { latitude: number; longitude: number };
export type Point = { x: number; y: number };

const unitsPerDegree = 600;
const west = 16;
const north = 41.25;
/** Length of a degree of longitude relative to one of latitude, at the map's middle latitude. */
const longitudeScale = Math.cos((40.5 / 180) * Math.PI);

/** Equirectangular projection of central Puglia onto the units of `src/drawings/apulia.svg`. */
export function project({ latitude, longitude }: Position): Point {
  return {
    x: (longitude - west) * longitudeScale * unitsPerDegree,
    y: (north - latitude) * unitsPerDegree,
  };
}

/** Both ends of the road past the villa. */
export const ownRoad = { from: { x: 723, y: 431 }, to: { x: 693, y: 362 } };

/** The airports by their code in `content/facts.json`. */
export const airportPoints: Record<string, Point> = {
  BRI: { x: 349, y: 67.8 },
  BDS: { x: 888.3, y: 355.4 },
};

/** Positions of the road numbers, by the airport that the road leads to. */
export const roadNumberPoints: Record<string, Point> = {
  BRI: { x: 648, y: 285 },
  BDS: { x: 855, y: 413 },
};
export const ownRoadNumberPoint: Point = { x: 691, y: 399 };
