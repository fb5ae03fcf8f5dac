import lookUp from "@photostructure/tz-lookup";

export function timeZoneOf(position: { latitude: number; longitude: number }): string {
  return lookUp(position.latitude, position.longitude);
}

/** The offset of a zone's standard time, the year round: `+01:00` for `Europe/Rome`. */
export function standardOffset(timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const [january = "", july = ""] = ["2026-01-15", "2026-07-15"].map(
    // "1/15/2026, GMT+01:00", or "GMT" alone
    (day) => format.format(new Date(day)).split("GMT")[1] || "+00:00",
  );
  // summer time is ahead, in either half of the earth
  const noon = (offset: string) => Date.parse(`2026-01-15T12:00${offset}`);
  return noon(january) > noon(july) ? january : july;
}
