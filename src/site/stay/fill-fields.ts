import { type Day, formatDay } from "../../modules/calendar-days.ts";
import { fillNames } from "../../modules/fill-names.ts";
import {
  incomplete,
  noEntry,
  type StayEntry,
  type StayField,
  type StayLimits,
  shownEntry,
  stayFields,
} from "./stay.ts";

/** The control of a field. Undefined if the parser has not reached it yet. */
export function controlOf(form: Element, field: StayField) {
  return form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${field}]`) ?? undefined;
}

/** Fills in what can be chosen; a field that may be left out is there only with a value. */
export function fillFields(form: Element, entry: StayEntry, limits: StayLimits): void {
  const shown = shownEntry(entry, limits);
  for (const field of stayFields) {
    const control = controlOf(form, field);
    // a date that is typed in part stays
    if (control && control.value !== shown[field]) control.value = shown[field];
  }
}

export function readFields(form: Element): StayEntry {
  const entry = { ...noEntry };
  for (const field of stayFields) {
    const control = controlOf(form, field);
    entry[field] = control?.validity.badInput ? incomplete : (control?.value ?? "");
  }
  return entry;
}

export function focusField(form: Element, field: StayField): void {
  form.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus();
  const native = controlOf(form, field);
  if (native?.checkVisibility?.() ?? true) native?.focus();
}

export function dayButtonTexts(
  day: Day | undefined,
  { field, choose, name, locale }: { field: string; choose: string; name: string; locale: string },
) {
  const long = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const short = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
  const values = { field, value: day ? formatDay(day, locale, long) : choose };
  return {
    text: day ? formatDay(day, locale, short).replaceAll(" ", "\u00a0") : choose,
    name: fillNames(name, values),
  };
}
