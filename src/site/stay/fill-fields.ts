import { addDays, parseDay } from "../../modules/calendar-days.ts";
import { type StayEntry, type StayField, todayAtHouse, usualGuests } from "./stay.ts";

/** The fields of a stay form. Undefined for those that the parser has not reached yet. */
export function fieldsOf(form: Element) {
  const find = <Field extends Element>(name: StayField) =>
    form.querySelector<Field>(`[name=${name}]`) ?? undefined;
  return {
    arrival: find<HTMLInputElement>("arrival"),
    departure: find<HTMLInputElement>("departure"),
    guests: find<HTMLSelectElement>("guests"),
  };
}

/** Fills a day in; empties the field if the text is no day. */
export function fillDay(field: HTMLInputElement, text: string): void {
  field.value = parseDay(text) ?? "";
}

/** Chooses a number of guests; the usual one if the house does not take so many. */
export function fillGuests(field: HTMLSelectElement, text: string): void {
  field.value = text;
  if (field.selectedIndex < 0) field.value = String(usualGuests(field.length));
}

/** Reads the fields; a date that is typed only in part gives a text that is no valid day. */
export function readFields(form: Element): StayEntry {
  const { arrival, departure, guests } = fieldsOf(form);
  const dayOf = (field: HTMLInputElement | undefined) =>
    field?.validity.badInput ? "incomplete" : (field?.value ?? "");
  return { arrival: dayOf(arrival), departure: dayOf(departure), guests: guests?.value ?? "" };
}

/** Whether the query of an address contains `arrival`, `departure` or `guests`. */
export function hasEntry(search: string): boolean {
  return /[?&](arrival|departure|guests)=[^&]/.test(search);
}

/**
 * Sets the first day that the date fields of a stay form accept: today for the arrival, the day after
 * the arrival for the departure.
 */
export function limitDays(form: HTMLFormElement): void {
  const [arrival, departure] = form.querySelectorAll<HTMLInputElement>("input[type=date]");
  if (!arrival || !departure) return;
  const first = todayAtHouse();
  const chosen = parseDay(arrival.value);
  const isToCome = chosen !== undefined && chosen > first;
  arrival.min = first;
  departure.min = addDays(isToCome ? chosen : first, 1);
}
