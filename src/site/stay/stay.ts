import { type Day, parseDay, today } from "../../modules/calendar-days.ts";

export type Stay = {
  arrival: Day;
  departure: Day;
  guests: number;
  /** Key of an apartment, or `house`; undefined if the guest leaves it open. */
  home?: string | undefined;
};

/** What a stay is checked against before the rules of the house judge it. */
export type StayLimits = {
  guests: number;
  homes: readonly { key: string; guests: number }[];
};

export type StayField = keyof Stay;
/** The unchecked texts of the fields or of the address; an empty one if nothing was chosen. */
export type StayEntry = Record<StayField, string>;

type DayError = "Missing" | "Incomplete";
export type StayError =
  | `${"arrival" | "departure"}${DayError}`
  | "notADate"
  | "order"
  | "guests"
  | "homeGuests";
export type StayErrors = Partial<Record<StayField, StayError>>;

/** The value of a date field that is typed in part. */
export const incomplete = "incomplete";

type Field<Value> = {
  /** The value of a text; undefined if it has none. */
  read(text: string, limits: StayLimits): Value | undefined;
  /** Why a text without a value has none; undefined if that is no error. */
  fault?(text: string): StayError;
  /** What the control shows then. */
  usual(limits: StayLimits): string;
};

const day = (name: "arrival" | "departure"): Field<Day> => ({
  read: parseDay,
  fault: (text) => {
    if (text === "") return `${name}Missing`;
    return text === incomplete ? `${name}Incomplete` : "notADate";
  },
  usual: () => "",
});

const usualGuests = ({ guests }: StayLimits) => Math.min(2, guests);

/** By their names in forms and in the address of the booking page. A value is written as `String` writes it. */
const fields = {
  arrival: day("arrival"),
  departure: day("departure"),
  guests: {
    read: (text, limits) => {
      // whatever is no number stands for the usual one
      const count = /^[1-9]\d*$/.test(text) ? Number(text) : usualGuests(limits);
      return count <= limits.guests ? count : undefined;
    },
    fault: () => "guests",
    usual: (limits) => String(usualGuests(limits)),
  },
  home: {
    read: (text, limits) => homesOf(limits).find(({ key }) => key === text)?.key,
    usual: () => "",
  },
} satisfies { [Name in StayField]-?: Field<NonNullable<Stay[Name]>> };

const isField = (name: string): name is StayField => Object.hasOwn(fields, name);
export const stayFields: readonly StayField[] = Object.keys(fields).filter(isField);

/** Which of several homes can be chosen: the house and each apartment; none in a house that is one. */
export function homesOf({ guests, homes }: StayLimits): StayLimits["homes"] {
  return homes.length > 1 ? [...homes, { key: "house", guests }] : [];
}

function entryOf(text: (field: StayField) => string): StayEntry {
  const [arrival, departure] = [text("arrival"), text("departure")];
  return { arrival, departure, guests: text("guests"), home: text("home") };
}

export const noEntry = entryOf(() => "");

/** @param names under which the fields stand there, if not their own */
export function readStayEntry(
  search: string,
  names: Partial<Record<StayField, string | undefined>> = {},
): StayEntry {
  const query = new URLSearchParams(search);
  return entryOf((field) => query.get(names[field] ?? field) ?? "");
}

/** The entry as the controls show it: what is impossible gives way to the usual. */
export function shownEntry(entry: StayEntry, limits: StayLimits): StayEntry {
  return entryOf((field) =>
    String(fields[field].read(entry[field], limits) ?? fields[field].usual(limits)),
  );
}

export function isSameEntry(one: StayEntry, other: StayEntry): boolean {
  return stayFields.every((field) => one[field] === other[field]);
}

/** What of `over` is not the usual, over the rest. */
export function mergedEntry(under: StayEntry, over: StayEntry, usual: StayEntry): StayEntry {
  return entryOf((field) => (over[field] === usual[field] ? under : over)[field]);
}

/** The address of a page with an entry in its query, as the form writes it; what else it holds stays. */
export function addressOf(href: string, entry: StayEntry): URL {
  const url = new URL(href);
  for (const field of stayFields) {
    url.searchParams.delete(field);
    if (entry[field]) url.searchParams.append(field, entry[field]);
  }
  url.hash = "";
  return url;
}

/** Whether days are asked for at all: without any, missing ones are no error. */
export function hasDays({ arrival, departure }: StayEntry): boolean {
  return arrival !== "" || departure !== "";
}

/** `stay` is defined if and only if `errors` is empty; the house may still refuse it. */
export type CheckedStay = { errors: StayErrors; stay?: Stay };

/** As far as it can be checked without the rules of the house; each field has one error at most. */
export function checkStay(entry: StayEntry, limits: StayLimits): CheckedStay {
  const read = <Value>(field: StayField, { read, fault }: Field<Value>): Value | undefined => {
    const value = read(entry[field], limits);
    if (value === undefined && fault) errors[field] = fault(entry[field]);
    return value;
  };
  const errors: StayErrors = {};
  const arrival = read("arrival", fields.arrival);
  const departure = read("departure", fields.departure);
  const guests = read("guests", fields.guests);
  const home = read("home", fields.home);
  if (arrival && departure && departure <= arrival) errors.departure = "order";
  const room = homesOf(limits).find(({ key }) => key === home);
  if (guests && room && guests > room.guests) errors.guests = "homeGuests";
  if (!arrival || !departure || !guests || Object.keys(errors).length > 0) return { errors };
  return { errors, stay: { arrival, departure, guests, ...(home && { home }) } };
}

export function houseTimeZone(): string | undefined {
  return document.documentElement.dataset.timeZone;
}

export function todayAtHouse(): Day {
  return today(houseTimeZone());
}
