import { formatDay } from "../../modules/calendar-days.ts";
import { nightsBetween } from "../../modules/count-days.ts";
import { type Counted, counted } from "../../modules/message-format.ts";
import type { SharedTexts } from "../content/shared-texts.ts";
import type { Stay } from "./stay.ts";

export type StayWords = { nights: Counted; from: string; to: string; party: Counted };

/** "7 nights", "Saturday 12 June", "Saturday 19 June 2027", "10 guests": the year on the last day only. */
export function stayWords(
  stay: Stay,
  { locale, formats: { nights, guests } }: SharedTexts["units"],
): StayWords {
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  return {
    nights: counted(nights, nightsBetween(stay.arrival, stay.departure), locale),
    from: formatDay(stay.arrival, locale, day),
    to: formatDay(stay.departure, locale, { ...day, year: "numeric" }),
    party: counted(guests, stay.guests, locale),
  };
}
