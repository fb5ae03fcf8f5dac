import { type Day, formatDay, parseDay } from "../../modules/calendar-days.ts";
import { fillTemplate } from "../../modules/message-format.ts";
import { incomplete, type StayEntry, type StayField, usualGuests } from "./stay.ts";

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

/** Fills an entry in; empties a day that is none, and chooses the usual number of guests for one that is none. */
export function fillFields(form: Element, entry: StayEntry): void {
  const { arrival, departure, guests } = fieldsOf(form);
  if (arrival) arrival.value = parseDay(entry.arrival) ?? "";
  if (departure) departure.value = parseDay(entry.departure) ?? "";
  if (!guests) return;
  guests.value = entry.guests;
  if (guests.selectedIndex < 0) guests.value = String(usualGuests(guests.length));
}

export function readFields(form: Element): StayEntry {
  const { arrival, departure, guests } = fieldsOf(form);
  const dayOf = (field: HTMLInputElement | undefined) =>
    field?.validity.badInput ? incomplete : (field?.value ?? "");
  return { arrival: dayOf(arrival), departure: dayOf(departure), guests: guests?.value ?? "" };
}

export function hasEntry(search: string): boolean {
  return /[?&](arrival|departure|guests)=[^&]/.test(search);
}

export function dayButtonTexts(
  day: Day | undefined,
  { field, choose, name, locale }: { field: string; choose: string; name: string; locale: string },
) {
  const long = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const short = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
  return {
    shown: day ? formatDay(day, locale, short).replaceAll(" ", "\u00a0") : choose,
    name: fillTemplate(name, { field, value: day ? formatDay(day, locale, long) : choose }),
  };
}
