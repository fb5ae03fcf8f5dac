import { type Day, formatDay } from "../../../modules/calendar-days.ts";
import type { Facts } from "../../../site/content/facts.ts";
import type { CalendarForms, CalendarTexts, HomeNames } from "../../../site/stay/calendar-words.ts";
import type { StayHouse } from "../../../site/stay/house-rules.ts";
import { guestsOf, type StayEntry } from "../../../site/stay/stay.ts";

/** The names under which the form's fields arrive, if not their own. */
export type DemoQuery = Partial<NonNullable<Facts["bookingEngineQuery"]>>;

/** JSON in the element of `demoDataId`. */
export type DemoData = {
  query: DemoQuery;
  house: StayHouse;
  calendar: CalendarTexts;
  forms: CalendarForms;
  homes: HomeNames;
  rules: { periods: [string, string][]; sentence: string }[];
  texts: Record<"stay" | "refused" | "notFree" | "perNight" | "totalFor", string>;
};
export const demoDataId = "demo-data";

/** Unchecked; an impossible number of guests is replaced by the usual one. */
export function entryOfQuery(search: string, names: DemoQuery, maximumGuests: number): StayEntry {
  const query = new URLSearchParams(search);
  const read = (field: "arrival" | "departure" | "guests") =>
    query.get(names[field] ?? field) ?? "";
  const entry = {
    arrival: isoDay(read("arrival"), names.dateFormat),
    departure: isoDay(read("departure"), names.dateFormat),
    guests: read("guests"),
  };
  return guestsOf(entry, maximumGuests) ? entry : { ...entry, guests: "" };
}

/** `12/06/2027` as `2027-06-12`; what is not in the format stays as it is. */
function isoDay(text: string, format = "yyyy-MM-dd"): string {
  const names = format.split(/[-/]/);
  const values = text.split(/[-/]/, names.length + 1);
  if (/^\d{4}-/.test(text) || values.length !== names.length) return text;
  const value = (name: string) => values[names.indexOf(name)] ?? "";
  return `${value("yyyy")}-${value("MM")}-${value("dd")}`;
}

type Dates = { arrival: Day; departure: Day };

/** The days of a stay in words, what they share said once: "12–19 June 2027". */
export function datesOf({ arrival, departure }: Dates, locale: string): string {
  const day = { day: "numeric" } as const;
  const month = { ...day, month: "long" } as const;
  const year = { ...month, year: "numeric" } as const;
  const isSame = (length: number) => arrival.slice(0, length) === departure.slice(0, length);
  const first = isSame("2027-06".length) ? day : isSame("2027".length) ? month : year;
  return `${formatDay(arrival, locale, first)}–${formatDay(departure, locale, year)}`;
}
