import { type Day, parseDay, today } from "../../modules/calendar-days.ts";

/** The days and the number of guests that a visitor asks for, checked: a stay of one night or more. */
export type Stay = { arrival: Day; departure: Day; guests: number };

/** The fields of a stay form, which are also the names in the address of the booking page. */
export const stayFields = ["arrival", "departure", "guests"] as const;
export type StayField = (typeof stayFields)[number];

/** The unchecked values of the fields or of the address; an empty string if nothing was chosen. */
export type StayEntry = Record<StayField, string>;

/** What is wrong with a field: the key of its sentence in `errors` of the booking page's texts. */
type StayError = "arrivalMissing" | "departureMissing" | "notADate" | "past" | "order" | "guests";
export type StayErrors = Partial<Record<StayField, StayError>>;

/** `stay` is defined if and only if `errors` is empty. */
export type CheckedStay = { errors: StayErrors; stay?: Stay };

export type StayLimits = {
  /** The first possible day of arrival: today where the house stands. */
  today: Day;
  /** `capacity.guests` of the facts. */
  maximumGuests: number;
};

/** The number of guests that is chosen at first. */
export function usualGuests(maximumGuests: number): number {
  return Math.min(2, maximumGuests);
}

/** Reads the query of an address; values are not checked. */
export function readStayEntry(search: string): StayEntry {
  const query = new URLSearchParams(search);
  const read = (field: StayField) => query.get(field) ?? "";
  return { arrival: read("arrival"), departure: read("departure"), guests: read("guests") };
}

/** Whether days are asked for at all: without any, missing ones are no error. */
export function hasDays({ arrival, departure }: StayEntry): boolean {
  return arrival !== "" || departure !== "";
}

/** Checks an entry; each field has its first error only. Without a number of guests it is the usual one. */
export function checkStay(entry: StayEntry, { today, maximumGuests }: StayLimits): CheckedStay {
  const arrival = parseDay(entry.arrival);
  const departure = parseDay(entry.departure);
  const guests = entry.guests === "" ? usualGuests(maximumGuests) : parseGuests(entry.guests);
  const errors: StayErrors = {};
  if (!arrival) errors.arrival = entry.arrival === "" ? "arrivalMissing" : "notADate";
  else if (arrival < today) errors.arrival = "past";
  if (!departure) errors.departure = entry.departure === "" ? "departureMissing" : "notADate";
  else if (arrival && departure <= arrival) errors.departure = "order";
  if (!guests || guests > maximumGuests) errors.guests = "guests";
  if (!arrival || !departure || !guests || Object.keys(errors).length > 0) return { errors };
  return { errors, stay: { arrival, departure, guests } };
}

/** A whole number from 1 to 999; 0 for anything else. */
function parseGuests(text: string): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
}

/** Today where the house stands, whose time zone the document names. */
export function todayAtHouse(): Day {
  return today(document.documentElement.dataset.timeZone);
}
