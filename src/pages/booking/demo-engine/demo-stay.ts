import type { DayFormat } from "../../../modules/calendar-days.ts";
import type { CalendarForms, CalendarTexts } from "../../../site/stay/calendar-words.ts";
import type { EngineQuery } from "../../../site/stay/engine-address.ts";
import type { StayHouse } from "../../../site/stay/house-rules.ts";
import { noEntry, type StayEntry, type StayLimits, shownEntry } from "../../../site/stay/stay.ts";
import type { HomeNames } from "../../../site/stay/stay-words.ts";

/** JSON in the element of `demoDataId`. */
export type DemoData = {
  query: EngineQuery;
  house: StayHouse;
  calendar: CalendarTexts;
  forms: CalendarForms;
  homes: HomeNames;
  rules: { periods: [string, string][]; sentence: string }[];
  texts: Record<"stay" | "refused" | "notFree" | "perNight" | "totalFor", string>;
};
export const demoDataId = "demo-data";

/** What is impossible is replaced by the usual. */
export function entryOfQuery(search: string, names: EngineQuery, limits: StayLimits): StayEntry {
  const query = new URLSearchParams(search);
  const read = (name: string) => query.get(name) ?? "";
  const entry = {
    ...noEntry,
    arrival: isoDay(read(names.arrival), names.dateFormat),
    departure: isoDay(read(names.departure), names.dateFormat),
    guests: read(names.guests),
  };
  return shownEntry(entry, limits);
}

/** `12/06/2027` as `2027-06-12`; what is not in the format stays as it is. */
function isoDay(text: string, format: DayFormat): string {
  const names = format.split(/[-/]/);
  const values = text.split(/[-/]/, names.length + 1);
  if (/^\d{4}-/.test(text) || values.length !== names.length) return text;
  const value = (name: string) => values[names.indexOf(name)] ?? "";
  return `${value("yyyy")}-${value("MM")}-${value("dd")}`;
}
