import { type Day, parseDay, today } from "../../modules/calendar-days.ts";

export type Stay = { arrival: Day; departure: Day; guests: number };

/** The fields of a stay form, which are also the names in the address of the booking page. */
export const stayFields = ["arrival", "departure", "guests"] as const;
export type StayField = (typeof stayFields)[number];

/** The unchecked values of the fields or of the address; an empty string if nothing was chosen. */
export type StayEntry = Record<StayField, string>;
export const noEntry: StayEntry = { arrival: "", departure: "", guests: "" };

/** The value of a date field that is typed in part. */
export const incomplete = "incomplete";

export type StayError =
  | "arrivalMissing"
  | "arrivalIncomplete"
  | "departureMissing"
  | "departureIncomplete"
  | "notADate"
  | "order"
  | "guests";
export type StayErrors = Partial<Record<StayField, StayError>>;

/** `stay` is defined if and only if `errors` is empty; the house may still refuse it. */
export type CheckedStay = { errors: StayErrors; stay?: Stay };

export function usualGuests(maximumGuests: number): number {
  return Math.min(2, maximumGuests);
}

export function readStayEntry(search: string): StayEntry {
  const query = new URLSearchParams(search);
  const read = (field: StayField) => query.get(field) ?? "";
  return { arrival: read("arrival"), departure: read("departure"), guests: read("guests") };
}

/** Whether days are asked for at all: without any, missing ones are no error. */
export function hasDays({ arrival, departure }: StayEntry): boolean {
  return arrival !== "" || departure !== "";
}

/** As far as it can be checked without the rules of the house; each field has one error at most. */
export function checkStay(entry: StayEntry, maximumGuests: number): CheckedStay {
  const arrival = parseDay(entry.arrival);
  const departure = parseDay(entry.departure);
  const guests = guestsOf(entry, maximumGuests);
  const errors: StayErrors = {};
  if (!arrival) errors.arrival = dayError("arrival", entry.arrival);
  if (!departure) errors.departure = dayError("departure", entry.departure);
  else if (arrival && departure <= arrival) errors.departure = "order";
  if (!guests) errors.guests = "guests";
  if (!arrival || !departure || !guests || Object.keys(errors).length > 0) return { errors };
  return { errors, stay: { arrival, departure, guests } };
}

function dayError(field: "arrival" | "departure", text: string): StayError {
  if (text === "") return `${field}Missing`;
  return text === incomplete ? `${field}Incomplete` : "notADate";
}

export function guestsOf({ guests }: StayEntry, maximumGuests: number): number | undefined {
  if (guests === "") return usualGuests(maximumGuests);
  const count = /^[1-9]\d{0,2}$/.test(guests) ? Number(guests) : 0;
  return count > 0 && count <= maximumGuests ? count : undefined;
}

export function houseTimeZone(): string | undefined {
  return document.documentElement.dataset.timeZone;
}

export function todayAtHouse(): Day {
  return today(houseTimeZone());
}
