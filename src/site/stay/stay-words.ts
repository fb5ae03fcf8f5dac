import { type Day, formatDay } from "../../modules/calendar-days.ts";
import { nightsBetween } from "../../modules/count-days.ts";
import { type Counted, counted } from "../../modules/message-format.ts";
import type { SharedTexts } from "../content/shared-texts.ts";
import type { Stay } from "./stay.ts";

/** By the keys of the apartments, and of `house` as it stands inside a sentence. */
export type HomeNames = Readonly<Record<string, string>>;

export type StayWords = { nights: Counted; from: string; to: string; party: Counted };

/** "7 nights", "Saturday 12 June", "Saturday 19 June 2027", "4 guests, Golden Valley": a year that both days share once. */
export function stayWords(
  { arrival, departure, guests, home }: Stay,
  { locale, formats }: SharedTexts["units"],
  names: HomeNames,
): StayWords {
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const year = { ...day, year: "numeric" } as const;
  const party = counted(formats.guests, guests, locale);
  const name = home && names[home];
  return {
    nights: counted(formats.nights, nightsBetween(arrival, departure), locale),
    from: formatDay(arrival, locale, arrival.slice(0, 4) === departure.slice(0, 4) ? day : year),
    to: formatDay(departure, locale, year),
    party: name ? { ...party, text: `${party.text}, ${name}` } : party,
  };
}

type Dates = { arrival: Day; departure: Day };

/** The days of a stay, what they share said once: "12–19 June 2027". */
export function datesOf({ arrival, departure }: Dates, locale: string): string {
  const day = { day: "numeric" } as const;
  const month = { ...day, month: "long" } as const;
  const year = { ...month, year: "numeric" } as const;
  const isSame = (length: number) => arrival.slice(0, length) === departure.slice(0, length);
  const first = isSame("2027-06".length) ? day : isSame("2027".length) ? month : year;
  return `${formatDay(arrival, locale, first)}–${formatDay(departure, locale, year)}`;
}
