import {
  addDays,
  type DayFormat,
  formatDay,
  nightsBetween,
  type Period,
  seasonOf,
} from "../../../modules/calendar-days.ts";
import type { CountForms } from "../../../modules/message-format.ts";
import type { EngineQuery } from "../../../site/stay/engine-address.ts";
import { checkStay, type Stay, type StayLimits } from "../../../site/stay/stay.ts";

/** What the script of the demo engine reads from the document, as JSON from the element of `demoDataId`. */
export type DemoData = {
  locale: string;
  currency: string;
  /** The names of the stay in the address. */
  query: EngineQuery;
  maximumGuests: number;
  /**
   * The seasons with the price of a night by the key of the home, and the days of arrival as ISO 8601
   * counts, none for any day. No seasons if the owner states none: then there are no prices.
   */
  seasons: { periods: Period[]; from: Record<string, number>; arrivalDays: number[] }[];
  nights: CountForms;
  guests: CountForms;
  texts: Record<"offersTitle" | "perNight" | "totalFor" | "chosen" | "arrival" | "taken", string>;
};
export const demoDataId = "demo-data";

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
  const entry = {
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

type Dates = Pick<Stay, "arrival" | "departure">;

/** The days of a stay in words, what they share said once: "12–19 June 2027". */
export function datesOf({ arrival, departure }: Dates, locale: string): string {
  const day = { day: "numeric" } as const;
  const month = { ...day, month: "long" } as const;
  const year = { ...month, year: "numeric" } as const;
  const isSame = (length: number) => arrival.slice(0, length) === departure.slice(0, length);
  const first = isSame("2027-06".length) ? day : isSame("2027".length) ? month : year;
  return `${formatDay(arrival, locale, first)}–${formatDay(departure, locale, year)}`;
}

/**
 * The price of a stay, each night at that of its season, and that of a night if all cost the same.
 * @param home the key of the home in the seasons' prices
 * @returns undefined if a night has no price
 */
export function priceOf(
  { arrival, departure }: Dates,
  home: string,
  seasons: DemoData["seasons"],
): { total: number; perNight?: number } | undefined {
  const nights: number[] = [];
  for (let day = arrival; day < departure; day = addDays(day, 1)) {
    const price = seasonOf(day, seasons)?.from[home];
    if (price === undefined) return undefined;
    nights.push(price);
  }
  const total = nights.reduce((sum, price) => sum + price, 0);
  const [perNight] = nights;
  const isEven = perNight !== undefined && nights.every((price) => price === perNight);
  return { total, ...(isEven && { perNight }) };
}
