import { type DayFormat, nightsBetween } from "../../../../modules/calendar-days/calendar-days.ts";
import type { EngineQuery } from "../../../../site/stay/engine-address.ts";
import { checkStay, type StayEntry, type StayLimits } from "../../../../site/stay/stay.ts";

/** Longest stay in nights; bounds the time that the price of an absurd address takes to compute. */
const mostNights = 365;

/**
 * Reads a stay from the query of the engine's address. A missing or impossible number of guests is
 * replaced by the usual one.
 * @param names the names and the date format that the address has; ISO days are read as well, since
 *   the engine's own form sends them
 */
export function stayOfQuery(search: string, names: EngineQuery, limits: StayLimits) {
  const query = new URLSearchParams(search);
  const read = (name: string) => query.get(name) ?? "";
  const entry: StayEntry = {
    arrival: isoDay(read(names.arrival), names.dateFormat),
    departure: isoDay(read(names.departure), names.dateFormat),
    guests: read(names.guests),
  };
  const checked = checkStay(entry, limits);
  const { stay } = checked.errors.guests ? checkStay({ ...entry, guests: "" }, limits) : checked;
  const isTooLong = stay && nightsBetween(stay.arrival, stay.departure) > mostNights;
  return isTooLong ? undefined : stay;
}

/** `12/06/2027` as `2027-06-12`; what is not in the format stays as it is. */
function isoDay(text: string, format: DayFormat): string {
  const names = format.split(/[-/]/);
  const values = text.split(/[-/]/, names.length + 1);
  if (/^\d{4}-/.test(text) || values.length !== names.length) return text;
  const value = (name: string) => values[names.indexOf(name)] ?? "";
  return `${value("yyyy")}-${value("MM")}-${value("dd")}`;
}
