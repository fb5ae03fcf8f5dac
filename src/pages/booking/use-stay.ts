import { type RefObject, use, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addDays, nightsBetween, parseDay } from "../../modules/calendar-days.ts";
import { prefersReducedMotion } from "../../modules/user-preferences.ts";
import { HiddenPageContext } from "../../site/context/site-context.tsx";
import {
  fieldsOf,
  fillDay,
  fillGuests,
  limitDays,
  readFields,
} from "../../site/stay/fill-fields.ts";
import { readStayEntry, type StayEntry, stayFields } from "../../site/stay/stay.ts";
import { changeStay, noStay, pressStay, type StayState, stayOfAddress } from "./stay-state.ts";

/** Id of the part of the page that the form leads to. */
export const calendarId = "calendar";

/**
 * The stay in the form and in the address. The fields are uncontrolled: this reads them when they
 * change, and fills them from the address on mount and on Back.
 * @param maximumGuests `capacity.guests` of the facts
 */
export function useStay(form: RefObject<HTMLFormElement | null>, maximumGuests: number): StayState {
  const isHidden = use(HiddenPageContext);
  const [state, setState] = useState<StayState>(() => {
    // the head script has changed only the engine's addresses; the rest must equal the prerendered HTML
    const isPrerendered = import.meta.env.SSR || isHidden;
    const { handedOn } = isPrerendered ? noStay : stayOfAddress(location.search, maximumGuests);
    return { ...noStay, ...(handedOn && { handedOn }) };
  });
  const current = useRef(state);

  useLayoutEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const stop = new AbortController();
    const { signal } = stop;
    const show = (next: StayState) => {
      current.current = next;
      setState(next);
    };
    let shownSearch: string;
    const showAddress = (isFirst: boolean) => {
      shownSearch = location.search;
      fill(fields, readStayEntry(shownSearch), isFirst);
      show(stayOfAddress(location.search, maximumGuests));
    };
    // the page shows its own messages instead of the browser's
    fields.noValidate = true;
    const isEdited = hasOwnDays(readFields(fields), readStayEntry(location.search));
    showAddress(true);
    if (isEdited) show(changeStay(current.current, readFields(fields), maximumGuests));
    let nights = nightsIn(fields);

    addEventListener(
      "popstate",
      () => {
        // a link to a section changes only the fragment, and must not reset the fields
        if (location.search !== shownSearch) showAddress(false);
      },
      { signal },
    );
    fields.addEventListener(
      "change",
      ({ target }) => {
        if (target === fieldsOf(fields).arrival) keepNights(fields, nights);
        nights = nightsIn(fields) ?? nights;
        show(changeStay(current.current, readFields(fields), maximumGuests));
      },
      { signal },
    );
    fields.addEventListener(
      "submit",
      (event) => {
        event.preventDefault();
        const entry = readFields(fields);
        const next = pressStay(current.current, entry, maximumGuests);
        flushSync(() => show(next));
        if (next.stay) openCalendar(entry);
        else focusFirstWrong(fields, next);
        shownSearch = location.search;
      },
      { signal },
    );
    return () => stop.abort();
  }, [form, maximumGuests]);

  return state;
}

/** Whether the visitor entered days before hydration, other than those of the address. */
function hasOwnDays(entered: StayEntry, address: StayEntry): boolean {
  const isOwn = (field: "arrival" | "departure") =>
    entered[field] !== "" && entered[field] !== parseDay(address[field]);
  return isOwn("arrival") || isOwn("departure");
}

/** @param keepsEntered whether to keep what a visitor entered before the form was hydrated */
function fill(form: HTMLFormElement, entry: StayEntry, keepsEntered: boolean): void {
  const { arrival, departure, guests } = fieldsOf(form);
  for (const [field, text] of [
    [arrival, entry.arrival],
    [departure, entry.departure],
  ] as const) {
    if (field && !(keepsEntered && field.value)) fillDay(field, text);
  }
  const isUntouched = guests?.options[guests.selectedIndex]?.defaultSelected;
  if (guests && (isUntouched || !keepsEntered)) fillGuests(guests, entry.guests);
  limitDays(form);
}

type Nights = { departure: string; count: number };

/** The departure and the number of nights; undefined unless both days are given and in order. */
function nightsIn(form: HTMLFormElement): Nights | undefined {
  const entry = readFields(form);
  const arrival = parseDay(entry.arrival);
  const departure = parseDay(entry.departure);
  if (!arrival || !departure || departure <= arrival) return undefined;
  return { departure, count: nightsBetween(arrival, departure) };
}

/** After a change of the arrival, moves the departure so that the number of nights stays the same. */
function keepNights(form: HTMLFormElement, nights: Nights | undefined): void {
  const { departure } = fieldsOf(form);
  const arrival = parseDay(readFields(form).arrival);
  if (!arrival || !nights || departure?.value !== nights.departure) return;
  departure.value = addDays(arrival, nights.count);
}

/** Writes the stay into the page's address, as the form does without script, and scrolls to the calendar. */
function openCalendar(entry: StayEntry): void {
  const url = new URL(location.href);
  for (const field of stayFields) url.searchParams.set(field, entry[field]);
  url.hash = "";
  if (url.search !== location.search) history.pushState(null, "", url);
  document
    .getElementById(calendarId)
    ?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

function focusFirstWrong(form: HTMLFormElement, { errors }: StayState): void {
  const first = stayFields.find((field) => errors[field]);
  if (first) fieldsOf(form)[first]?.focus();
}
