import { type DayFormat, nightsBetween, writeDay } from "../../modules/calendar-days.ts";
import type { Stay } from "./stay.ts";

/** The names under which a booking engine expects a stay: `bookingEngineQuery` of the facts. */
export type EngineQuery = {
  arrival: string;
  departure: string;
  guests: string;
  nights?: string | undefined;
  dateFormat: DayFormat;
};

/**
 * The address of the booking engine with a stay in its query; its own query and fragment are kept.
 * Unchanged without a stay, and for an engine that accepts none in its address.
 * @param base absolute, or of this site: `/demo/booking-engine/en`
 */
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
