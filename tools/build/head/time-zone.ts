import lookUp from "@photostructure/tz-lookup";
import { Temporal } from "temporal-polyfill";

export function timeZoneOf(position: { latitude: number; longitude: number }): string {
  return lookUp(position.latitude, position.longitude);
}

/** The offset of a zone's standard time, the year round: `+01:00` for `Europe/Rome`. */
export function standardOffset(timeZone: string): string {
  const [january, july] = ["2026-01-15", "2026-07-15"].map((day) =>
    Temporal.PlainDate.from(day).toZonedDateTime(timeZone),
  );
  // summer time is ahead, in either half of the earth
  const isNorth = (january?.offsetNanoseconds ?? 0) < (july?.offsetNanoseconds ?? 0);
  return (isNorth ? january : july)?.offset ?? "";
}
