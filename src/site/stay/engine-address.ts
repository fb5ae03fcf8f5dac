import type { DayFormat } from "../../modules/calendar-days.ts";
import { nightsBetween, writeDay } from "../../modules/count-days.ts";
import type { Stay } from "./stay.ts";

export type EngineQuery = {
  arrival: string;
  departure: string;
  guests: string;
  nights?: string | undefined;
  dateFormat: DayFormat;
};

/** Its own query and fragment are kept; unchanged for an engine that accepts no stay. */
export function engineAddress(base: string, names: EngineQuery | undefined, stay?: Stay): string {
  if (!names || !stay) return base;
  const origin = "https://site.invalid";
  const url = new URL(base, origin);
  url.searchParams.set(names.arrival, writeDay(stay.arrival, names.dateFormat));
  url.searchParams.set(names.departure, writeDay(stay.departure, names.dateFormat));
  url.searchParams.set(names.guests, String(stay.guests));
  if (names.nights) {
    url.searchParams.set(names.nights, String(nightsBetween(stay.arrival, stay.departure)));
  }
  return url.href.startsWith(`${origin}/`) ? url.href.slice(origin.length) : url.href;
}
