import {
  checkStay,
  hasDays,
  readStayEntry,
  type Stay,
  type StayEntry,
  type StayErrors,
  stayFields,
} from "../../site/stay/stay.ts";
import { todayAtHouse } from "../../site/stay/today-at-house.ts";

/** What the page knows of a stay, and says of it. */
export type StayState = {
  /** The days and guests that stand in the fields, if they are a possible stay. */
  stay?: Stay;
  /** The errors that are said; not all that there are, while a visitor is still choosing. */
  errors: StayErrors;
  /** The stay that the calendar has been opened with, by the address or by the button. */
  handedOn?: Stay;
  /** The button has been pressed, and nothing changed since. */
  isPressed?: boolean;
  /** Days came with the address, so there has been something to say from the start. */
  cameWithDays?: boolean;
};

export const noStay: StayState = { errors: {} };

const check = (entry: StayEntry, maximumGuests: number) =>
  checkStay(entry, { today: todayAtHouse(), maximumGuests });

/** The state that an address asks for; missing days are an error only if one of the two is there. */
export function stayOfAddress(search: string, maximumGuests: number): StayState {
  const entry = readStayEntry(search);
  const { stay, errors } = check(entry, maximumGuests);
  if (stay) return { stay, handedOn: stay, errors, cameWithDays: true };
  if (hasDays(entry)) return { errors, cameWithDays: true };
  return { errors: errors.guests ? { guests: errors.guests } : {} };
}

/**
 * The state after a field has changed. That a day is missing or incomplete is said only where an
 * error has been said before: the visitor may still be typing.
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

/** The state after the button has been pressed: the calendar is opened anew only with a possible stay. */
export function pressStay(before: StayState, entry: StayEntry, maximumGuests: number): StayState {
  const { stay, errors } = check(entry, maximumGuests);
  if (stay) return { stay, handedOn: stay, errors, isPressed: true };
  return { ...(before.handedOn && { handedOn: before.handedOn }), errors };
}
