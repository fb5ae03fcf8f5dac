/** A place in degrees; north and east are positive. */
export type Position = { latitude: number; longitude: number };

/** A day of any year: `{ month: 6, day: 15 }`. */
export type DayOfYear = { month: number; day: number };

export type Sun = {
  /** Height of the sun at local solar noon, in degrees above the horizon; negative below it. */
  noonAltitude: number;
  /** Length of a shadow at that moment, in heights of what casts it; infinite without sun. */
  noonShadow: number;
  /** Minutes from sunrise to sunset: 0 in the polar night, 1440 in the polar day. */
  daylightMinutes: number;
};

/**
 * Zenith distance of the sun's centre at sunrise and sunset, in degrees: its upper limb is on the
 * horizon (radius of 16 minutes of arc), and refraction raises it by 34.
 */
const horizon = 90.833;

const millisecondsOfDay = 86_400_000;
const epoch2000 = Date.UTC(2000, 0, 1, 12);

/** The sun on a day of the year, as the mean of these years, not rounded. */
export function meanSun(position: Position, day: DayOfYear, years: readonly number[]): Sun {
  const suns = years.map((year) => sunAtNoon(position, Date.UTC(year, day.month - 1, day.day, 12)));
  const noonAltitude = mean(suns.map((sun) => sun.altitude));
  return {
    noonAltitude,
    noonShadow: noonAltitude > 0 ? 1 / tangent(noonAltitude) : Number.POSITIVE_INFINITY,
    daylightMinutes: mean(suns.map((sun) => sun.daylight)),
  };
}

/** @param noon 12:00 UTC of the day, in milliseconds */
function sunAtNoon({ latitude, longitude }: Position, noon: number) {
  const days = (noon - epoch2000) / millisecondsOfDay - longitude / 360;
  const sun = declination(days);
  const cosine =
    (cosineOf(horizon) - sineOf(latitude) * sineOf(sun)) / (cosineOf(latitude) * cosineOf(sun));
  // outside of -1 to 1 the sun neither rises nor sets; a degree of hour angle is four minutes
  const hourAngle = degrees(Math.acos(Math.min(1, Math.max(-1, cosine))));
  return { altitude: 90 - Math.abs(latitude - sun), daylight: hourAngle * 8 };
}

/**
 * Declination of the sun in degrees, by the Astronomical Almanac's low-precision formula.
 * @param days since 1 January 2000, 12:00
 */
function declination(days: number): number {
  const anomaly = 357.528 + 0.9856003 * days;
  const meanLongitude = 280.46 + 0.9856474 * days;
  const longitude = meanLongitude + 1.915 * sineOf(anomaly) + 0.02 * sineOf(2 * anomaly);
  const obliquity = 23.439 - 0.0000004 * days;
  return degrees(Math.asin(sineOf(obliquity) * sineOf(longitude)));
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const sineOf = (angle: number) => Math.sin(radians(angle));
const cosineOf = (angle: number) => Math.cos(radians(angle));
const tangent = (angle: number) => Math.tan(radians(angle));

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
