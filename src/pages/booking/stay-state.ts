import {
  checkStay,
  hasDays,
  readStayEntry,
  type Stay,
  type StayEntry,
  type StayErrors,
  stayFields,
  todayAtHouse,
} from "../../site/stay/stay.ts";

/** The stay in the form, and what the page shows about it. */
export type StayState = {
  /** The days and guests in the fields, if they are a possible stay. */
  stay?: Stay;
  /** The errors that are shown; while a visitor is still choosing, not all of them. */
  errors: StayErrors;
  /** The stay in the address of the calendar, from the page's address or from a press of the button. */
  handedOn?: Stay;
  /** Whether the button has been pressed and nothing changed since. */
  isPressed?: boolean;
  /** Whether the address has days, so that there is a message from the start. */
  cameWithDays?: boolean;
};

/** The state of a form in which nothing was chosen. */
export const noStay: StayState = { errors: {} };

const check = (entry: StayEntry, maximumGuests: number) =>
  checkStay(entry, { today: todayAtHouse(), maximumGuests });

/** The state that follows from an address; a missing day is an error only if the other one is given. */
export function stayOfAddress(search: string, maximumGuests: number): StayState {
  const entry = readStayEntry(search);
  const { stay, errors } = check(entry, maximumGuests);
  if (stay) return { stay, handedOn: stay, errors, cameWithDays: true };
  if (hasDays(entry)) return { errors, cameWithDays: true };
  return { errors: errors.guests ? { guests: errors.guests } : {} };
}

/**
 * The state after a field has changed. A missing or incomplete day is reported only if its field
 * already showed an error, because the visitor may still be typing.
 */
export function changeStay(before: StayState, entry: StayEntry, maximumGuests: number): StayState {
  const { stay, errors } = check(entry, maximumGuests);
  const said = stayFields.filter((field) => {
    const isUnfinished = /Missing|notADate/.test(errors[field] ?? "");
    return errors[field] && (before.errors[field] || !isUnfinished);
  });
  const { handedOn } = before;
  return {
    ...(stay && { stay }),
    ...(handedOn && { handedOn }),
    errors: Object.fromEntries(said.map((field) => [field, errors[field]])),
  };
}

/** The state after the button has been pressed; only a possible stay changes the calendar's address. */
export function pressStay(before: StayState, entry: StayEntry, maximumGuests: number): StayState {
  const { stay, errors } = check(entry, maximumGuests);
  if (stay) return { stay, handedOn: stay, errors, isPressed: true };
  return { ...(before.handedOn && { handedOn: before.handedOn }), errors };
}
