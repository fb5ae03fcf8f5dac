import { formatDay } from "../../modules/calendar-days.ts";
import { nightsBetween } from "../../modules/count-days.ts";
import { type CountForms, formatCount } from "../../modules/message-format.ts";
import type { Stay } from "./stay.ts";

export type StayWords = { nights: string; from: string; to: string; party: string };

export type StayForms = {
  locale: string;
  nights: CountForms;
  guests: CountForms;
};

/** "7 nights", "Saturday 12 June", "Saturday 19 June 2027", "10 guests": the year on the last day only. */
export function stayWords(stay: Stay, { locale, nights, guests }: StayForms): StayWords {
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  return {
    nights: formatCount(nights, nightsBetween(stay.arrival, stay.departure), locale),
    from: formatDay(stay.arrival, locale, day),
    to: formatDay(stay.departure, locale, { ...day, year: "numeric" }),
    party: formatCount(guests, stay.guests, locale),
  };
}
