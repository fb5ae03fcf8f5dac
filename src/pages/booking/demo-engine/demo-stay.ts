import type { Facts } from "../../../site/content/facts.ts";
import type { CalendarForms, CalendarTexts } from "../../../site/stay/calendar-words.ts";
import type { StayHouse } from "../../../site/stay/house-rules.ts";
import { noEntry, type StayEntry, type StayLimits, shownEntry } from "../../../site/stay/stay.ts";
import type { HomeNames } from "../../../site/stay/stay-words.ts";

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

/** What is impossible is replaced by the usual. */
export function entryOfQuery(search: string, names: DemoQuery, limits: StayLimits): StayEntry {
  const query = new URLSearchParams(search);
  const read = (field: "arrival" | "departure" | "guests") =>
    query.get(names[field] ?? field) ?? "";
  const entry = {
    ...noEntry,
    arrival: isoDay(read("arrival"), names.dateFormat),
    departure: isoDay(read("departure"), names.dateFormat),
    guests: read("guests"),
  };
  return shownEntry(entry, limits);
}

/** `12/06/2027` as `2027-06-12`; what is not in the format stays as it is. */
function isoDay(text: string, format = "yyyy-MM-dd"): string {
  const names = format.split(/[-/]/);
  const values = text.split(/[-/]/, names.length + 1);
  if (/^\d{4}-/.test(text) || values.length !== names.length) return text;
  const value = (name: string) => values[names.indexOf(name)] ?? "";
  return `${value("yyyy")}-${value("MM")}-${value("dd")}`;
}
