/** A place in degrees; north and east are positive. */
export type Position = { latitude: number; longitude: number };

/** Zenith distance at sunrise in degrees: 90, the sun's radius of 16′, and 34′ of refraction. */
const horizon = 90.833;

const millisecondsOfDay = 86_400_000;
const epoch2000 = Date.UTC(2000, 0, 1, 12);

export type Sun = "morning" | "forenoon" | "afternoon" | "evening" | "night";

/** Sun time is UTC and four minutes for each degree of longitude: within 20 minutes of the true one, and in no zone. */
export function sunAt(position: Position, time: number): Sun {
  const day = 24 * 60;
  const fromNoon = ((((time / 60_000 + 4 * position.longitude) % day) + day) % day) - day / 2;
  const half = daylight(position, time) / 2;
  if (Math.abs(fromNoon) > half) return "night";
  if (fromNoon < 0) return fromNoon < -half / 2 ? "morning" : "forenoon";
  return fromNoon < half / 2 ? "afternoon" : "evening";
}

/**
 * Minutes between sunrise and sunset, with the sun where it is at this time, in milliseconds:
 * 0 in the polar night, 1440 in the polar day.
 */
export function daylight({ latitude, longitude }: Position, time: number): number {
  const days = (time - epoch2000) / millisecondsOfDay - longitude / 360;
  const sun = declination(days);
  const cosine =
    (cosineOf(horizon) - sineOf(latitude) * sineOf(sun)) / (cosineOf(latitude) * cosineOf(sun));
  // outside of -1 to 1 the sun neither rises nor sets; a degree of hour angle is four minutes
  return degrees(Math.acos(Math.min(1, Math.max(-1, cosine)))) * 8;
}

/** Degrees, by the Astronomical Almanac's low-precision formula; days since 2000-01-01 12:00. */
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
