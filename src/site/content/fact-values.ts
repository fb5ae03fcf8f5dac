import { formatMoney } from "../../modules/message-format/message-format.ts";
import type { Facts } from "./facts.ts";

// The facts that texts name in braces: "From the age of {minimumAge}".

const readers = {
  guests: ({ capacity }) => capacity.guests,
  bedrooms: ({ capacity }) => capacity.bedrooms,
  bathrooms: ({ capacity }) => capacity.bathrooms,
  kitchens: ({ capacity }) => capacity.kitchens,
  parkingSpaces: ({ capacity }) => capacity.parkingSpaces,
  apartments: ({ apartments }) => apartments.length,
  length: ({ pool }) => pool.lengthMetres,
  width: ({ pool }) => pool.widthMetres,
  minutes: ({ airports }) => airports[0]?.minutes ?? 0,
  phone: ({ contact }) => contact.phone,
  emergencyNumber: ({ emergencyNumber }) => emergencyNumber,
  minimumAge: ({ stay }) => stay.minimumAge,
  checkInFrom: ({ stay }, locale) => formatTime(stay.checkInFrom, locale),
  checkInTo: ({ stay }, locale) => formatTime(stay.checkInTo, locale),
  checkOutBy: ({ stay }, locale) => formatTime(stay.checkOutBy, locale),
  quietHoursFrom: ({ stay }, locale) => formatTime(stay.quietHoursFrom, locale),
  quietHoursTo: ({ stay }, locale) => formatTime(stay.quietHoursTo, locale),
  bookingDepositPercent: ({ stay }) => stay.bookingDepositPercent,
  balanceDueDaysBeforeArrival: ({ stay }) => stay.balanceDueDaysBeforeArrival,
  freeCancellationDaysBeforeArrival: ({ stay }) => stay.freeCancellationDaysBeforeArrival,
  securityDeposit: ({ stay }, locale) => formatMoney(stay.securityDeposit, stay.currency, locale),
  securityDepositReturnedWithinDays: ({ stay }) => stay.securityDepositReturnedWithinDays,
} satisfies Record<string, (facts: Facts, locale: string) => string | number>;

type FactName = keyof typeof readers;

/** The names of facts that a text may have in braces. */
export const factNames: readonly string[] = Object.keys(readers);

/** What a text says of each of these facts. */
export type FactValues = Record<FactName, string>;

/**
 * The values of these facts as a language writes them.
 * @param locale BCP 47, such as `it-IT`
 */
export function factValues(facts: Facts, locale: string): FactValues {
  const format = (value: string | number) =>
    typeof value === "number" ? new Intl.NumberFormat(locale).format(value) : value;
  const values = Object.entries(readers).map(([name, read]) => [name, format(read(facts, locale))]);
  return Object.fromEntries(values);
}

/** A time of day as a language writes it: `08:00` in English, `8:00` in Italian. */
function formatTime(time: string, locale: string): string {
  return locale.startsWith("it") ? time.replace(/^0/, "") : time;
}
