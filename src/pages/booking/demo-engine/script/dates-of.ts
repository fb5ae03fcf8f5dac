import { formatDay } from "../../../../modules/calendar-days/calendar-days.ts";
import type { Stay } from "../../../../site/stay/stay.ts";

/** The days of a stay in words, what they share said once: "12–19 June 2027". */
export function datesOf(
  { arrival, departure }: Pick<Stay, "arrival" | "departure">,
  locale: string,
): string {
  const day = { day: "numeric" } as const;
  const month = { ...day, month: "long" } as const;
  const year = { ...month, year: "numeric" } as const;
  const isSame = (length: number) => arrival.slice(0, length) === departure.slice(0, length);
  const first = isSame("2027-06".length) ? day : isSame("2027".length) ? month : year;
  return `${formatDay(arrival, locale, first)}–${formatDay(departure, locale, year)}`;
}
