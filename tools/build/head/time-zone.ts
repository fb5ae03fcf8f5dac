import lookUp from "@photostructure/tz-lookup";

type Position = { latitude: number; longitude: number };

export function timeZoneOf({ latitude, longitude }: Position): string {
  return lookUp(latitude, longitude);
}

/** The offset of a zone's standard time, the year round: `+01:00` for `Europe/Rome`. */
export function standardOffset(timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const offsets = ["2026-01-15", "2026-07-15"].map((day) => {
    const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
    // "GMT+01:00", or "GMT" alone
    const offset = parts.find(({ type }) => type === "timeZoneName")?.value.slice(3) || "+00:00";
    const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
    return { offset, minutes: (offset.startsWith("-") ? -1 : 1) * (60 * hours + minutes) };
  });
  // summer time is the later one, in either half of the earth
  return offsets.reduce((one, other) => (other.minutes < one.minutes ? other : one)).offset;
}
