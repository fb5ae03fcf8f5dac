/** A point on the earth, in degrees. */
export type Position = { latitude: number; longitude: number };
export type Point = { x: number; y: number };

const unitsPerDegree = 600;
const west = 16;
const north = 41.25;
/** Degrees of longitude shrink by the cosine of the latitude; 40.5 is the middle of the map. */
const shrink = Math.cos((40.5 / 180) * Math.PI);

/** Equirectangular projection of central Puglia onto the map's units. */
export function project({ latitude, longitude }: Position): Point {
  return {
    x: (longitude - west) * shrink * unitsPerDegree,
    y: (north - latitude) * unitsPerDegree,
  };
}

/** The heel of Italy between its two seas, cut off where no frame reaches. */
export const coast =
  "M-5 -90 128 -48 192 -18 274 30 397 78 479 114 556 152 594 178 670 248 723 273 821 320 897 359 958 438 1063 528 1136 662 1104 762 1077 870L1004 852 908 716 912 678 867 600 776 576 684 570 607 534 561 471 456 450 401 498 365 552 319 642 283 780 228 870L-600 900 -600 -200z";

/** The SS16 along the Adriatic and the SS7 from Taranto to Brindisi, with what joins them. */
export const mainRoads = [
  "M693 362 720 312",
  "M119 -48 255 30 349 68 397 99 484 132 554 165 589 192 620 249 720 312 776 354 886 370 992 539 1127 660",
  "M886 370 825 415 785 418 723 431 655 428 569 471 433 378 274 354 -91 318 -639 270",
  "M888 355 886 370",
];

/** Where the villa's own road begins and ends. */
export const ownRoad = { from: { x: 723, y: 431 }, to: { x: 693, y: 362 } };

/** Runways; the airports' code is their key in `content/facts.json`. */
export const airportPoints: Record<string, Point> = {
  BRI: { x: 349, y: 67.8 },
  BDS: { x: 888.3, y: 355.4 },
};

/** Where the number of each airport's road stands. */
export const roadNumberPoints: Record<string, Point> = {
  BRI: { x: 648, y: 285 },
  BDS: { x: 855, y: 413 },
};
export const ownRoadNumberPoint: Point = { x: 691, y: 399 };
