import ICAL from "ical.js";
import type { Day } from "../../../src/modules/calendar-days.ts";
import { addDays, nightsBetween } from "../../../src/modules/count-days.ts";
import { type Calendar, calendarsIn, type Entry, timeOf } from "./ical-text.ts";
import portals from "./portals.json" with { type: "json" };

/** Nights in a row: `from` is the first night, `to` the morning of departure. */
export type Nights = { from: Day; to: Day };

/** Entries, by why they give no nights; those of `unread` may be stays. */
type PassedOver = { unread: number; free: number; cancelled: number; blocks: number };

export type CalendarReading =
  | {
      outcome: "read";
      taken: Nights[];
      /** Blocks that a portal writes for its own booking window. */
      blocked: Nights[];
      passedOver: PassedOver;
      /** All-day entries that a program has marked free, and which are taken all the same. */
      markedFree: number;
      portal: string | undefined;
    }
  | { outcome: "empty" }
  | { outcome: "notACalendar" };

export type ReadingOptions = {
  /** The time zone of the house, such as `Europe/Rome`. */
  timeZone: string;
  /** The day of the reading, whose night is the first that counts, and the day after the last. */
  from: Day;
  to: Day;
  /** Where the file is from. */
  host?: string;
};

/** Occurrences of one rule that are looked at; one with more cannot be read. */
const mostOccurrences = 5000;

/** Months from the day of reading at which the booking windows of portals end. */
const windows = [3, 6, 9, 12, 24];
/** Days by which portals count months in another way. */
const windowSlack = 3;
/** Nights from today that a portal blocks because a booking would be too late. */
const noticeNights = 3;

type Occurrence = { day: Day; from: Day; to: Day };

type Read = {
  uid: string | undefined;
  sequence: number;
  /** The day of the occurrence of a series that it replaces. */
  replaces: Day | undefined;
  state: "taken" | "free" | "cancelled" | "unread";
  isMarkedFree: boolean;
  /** Whether it is of words that only a portal's own block has. */
  isBlock: boolean;
  occurrences: Occurrence[];
  /** Whether the nights that could be read may not be all. */
  isUnsure: boolean;
};

/** Only nights are kept: no name, no summary. What cannot be read is left out, and counted. */
export function calendarNights(text: string, options: ReadingOptions): CalendarReading {
  const calendars = calendarsIn(text);
  if (!calendars) return { outcome: "notACalendar" };
  const portal = portalOf(options.host ?? "", calendars[0]?.product ?? "");
  const entries = calendars.flatMap((calendar) =>
    calendar.entries.map((entry) => readEntry(entry, calendar, portal !== undefined, options)),
  );
  if (entries.length === 0) return { outcome: "empty" };
  const read = newest(entries.filter(({ state }) => state !== "unread"));
  const taken = read.filter(({ state }) => state === "taken");
  const whole = taken.flatMap((entry) =>
    shown(entry, read).map(({ from, to }) => ({ from, to, isBlock: entry.isBlock })),
  );
  const [last = options.from] = whole.map(({ from }) => from).sort((a, b) => (a < b ? 1 : -1));
  const all = whole.flatMap(({ isBlock, ...nights }) => {
    const inWindow = within(nights, options);
    const isOfWindow = isBlock && isWindowBlock(nights, last, options.from);
    return inWindow ? [{ ...inWindow, isBlock: isOfWindow }] : [];
  });
  const count = (state: Read["state"]) => read.filter((entry) => entry.state === state).length;
  return {
    outcome: "read",
    taken: union(all.filter(({ isBlock }) => !isBlock)),
    blocked: union(all.filter(({ isBlock }) => isBlock)),
    passedOver: {
      unread: entries.filter(({ state, isUnsure }) => state === "unread" || isUnsure).length,
      free: count("free"),
      cancelled: count("cancelled"),
      blocks: all.filter(({ isBlock }) => isBlock).length,
    },
    markedFree: taken.filter(({ isMarkedFree }) => isMarkedFree).length,
    portal,
  };
}

export function union(nights: readonly Nights[]): Nights[] {
  const joined: Nights[] = [];
  for (const { from, to } of nights.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (!last || from > last.to) joined.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return joined;
}

/** The name of the portal that a calendar is from, by its address or what it says of itself. */
export function portalOf(host: string, product = ""): string | undefined {
  return portals.find(
    (each) =>
      new RegExp(`(^|\\.)(${each.host})$`, "i").test(host) ||
      new RegExp(each.product, "i").test(product),
  )?.name;
}

function readEntry(
  entry: Entry,
  calendar: Calendar,
  isOfPortal: boolean,
  options: ReadingOptions,
): Read {
  const value = (name: string) => entry.get(name)?.[0]?.value ?? "";
  const isCancelled = [calendar.method, value("STATUS")].some((each) =>
    /^CANCEL(L?ED)?$/i.test(each),
  );
  const isMarkedFree = value("TRANSP").toUpperCase() === "TRANSPARENT";
  const read = {
    uid: value("UID") || undefined,
    sequence: Number.parseInt(value("SEQUENCE"), 10) || 0,
    isMarkedFree,
    isBlock: portals.some(({ block }) => block && new RegExp(block, "i").test(value("SUMMARY"))),
  };
  try {
    const start = timeOf(entry.get("DTSTART")?.[0], calendar.zones);
    if (!start) throw new Error("no day");
    const replaced = entry.get("RECURRENCE-ID")?.[0];
    const day = timeOf(replaced, calendar.zones);
    const stay = stayOf(entry, start, calendar.zones);
    // programs mark all-day entries free by themselves; hours are marked by the owner
    const isFree = isMarkedFree && (isOfPortal || !stay.isAllDay);
    const state = isCancelled ? "cancelled" : isFree ? "free" : "taken";
    const isOfMore = /THISANDFUTURE/i.test(replaced?.parameters ?? "");
    return {
      ...read,
      state,
      replaces: day && dayAt(day, options.timeZone),
      occurrences: occurrences(entry, stay, calendar, options),
      isUnsure: state === "taken" && (stay.isUnsure || isOfMore),
    };
  } catch {
    const state = isCancelled ? "cancelled" : isMarkedFree && isOfPortal ? "free" : "unread";
    return { ...read, state, replaces: undefined, occurrences: [], isUnsure: false };
  }
}

/** Of those with one UID the last version counts, and what is cancelled in it is no stay. */
function newest(entries: readonly Read[]): Read[] {
  const versions = Map.groupBy(entries, ({ uid, replaces }) => uid && `${uid} ${replaces ?? ""}`);
  return [...versions].flatMap(([version, all]) => {
    if (!version) return all;
    const last = Math.max(...all.map(({ sequence }) => sequence));
    const present = all.filter(({ sequence }) => sequence === last);
    const cancelled = present.filter(({ state }) => state === "cancelled");
    const isCancelled = ({ occurrences: [first] }: Read) =>
      cancelled.some((each) => !each.occurrences[0] || each.occurrences[0].day === first?.day);
    return [
      ...cancelled,
      ...present.filter((each) => !cancelled.includes(each) && !isCancelled(each)),
    ];
  });
}

/** The occurrences of an entry without those that others of its series replace, or cancel. */
function shown({ uid, replaces, occurrences: own }: Read, read: readonly Read[]): Occurrence[] {
  const others = uid ? read.filter((other) => other.uid === uid) : [];
  if (replaces) {
    const series = others.find((other) => !other.replaces);
    return series?.state === "cancelled" ? [] : own;
  }
  return own.filter(({ day }) => !others.some((other) => other.replaces === day));
}

type Stay = {
  start: ICAL.Time;
  duration: ICAL.Duration;
  isAllDay: boolean;
  isUnsure: boolean;
};

function stayOf(entry: Entry, start: ICAL.Time, zones: Calendar["zones"]): Stay {
  let end: ICAL.Time | undefined;
  // what is named and says nothing
  let isUnsure = false;
  try {
    end = timeOf(entry.get("DTEND")?.[0], zones);
    const length = entry.get("DURATION")?.[0]?.value;
    if (!end && length) {
      end = start.clone();
      end.addDuration(ICAL.Duration.fromString(length.toUpperCase()));
    }
  } catch {
    isUnsure = true;
  }
  // the end of a day is the beginning of the next
  if (end && !end.isDate && end.hour === 23 && end.minute === 59) end.adjust(0, 0, 1, 0);
  const last = end && !end.isDate && !start.isDate ? end.convertToZone(start.zone) : end;
  if (last && last.toString() < start.toString().slice(0, last.toString().length)) isUnsure = true;
  const isAllDay = [start, last ?? start].every(
    (each) => each.isDate || (each.hour === 0 && each.minute === 0),
  );
  const duration = new ICAL.Duration({});
  if (last && !isUnsure) {
    const [from, to] = [start, last].map((each) => wallClock(each));
    if (from && to) duration.fromSeconds(to.subtractDate(from).toSeconds());
  } else if (isUnsure) duration.days = 1;
  return { start, duration, isAllDay, isUnsure };
}

/** The same hour without its zone, so that days are counted as they are written. */
function wallClock(time: ICAL.Time): ICAL.Time {
  const copy = time.clone();
  copy.zone = ICAL.Timezone.localTimezone;
  return copy;
}

function occurrences(
  entry: Entry,
  { start, duration }: Stay,
  { zones }: Calendar,
  { timeZone, from, to }: ReadingOptions,
): Occurrence[] {
  const first = wallClock(start);
  const dates = (name: string) =>
    (entry.get(name) ?? []).flatMap(({ parameters, value }) =>
      // of a period its beginning
      value.split(",").map((each) => ({ parameters, value: each.trim().replace(/\/.*/, "") })),
    );
  const rules = new Set((entry.get("RRULE") ?? []).map(({ value }) => value));
  const starts = [
    first,
    ...[...rules].flatMap((rule) => repeated(rule, { start, zones, duration, from, to })),
    ...dates("RDATE").flatMap((each) => {
      const added = timeOf(each, zones);
      return added ? wallClock(added.isDate ? added : added.convertToZone(start.zone)) : [];
    }),
  ];
  const isSeries = starts.length > 1;
  const left = new Set(
    isSeries
      ? dates("EXDATE").flatMap((each) => {
          const time = timeOf(each, zones);
          return time ? dayAt(time, timeZone) : [];
        })
      : [],
  );
  return starts.flatMap((each) => {
    const begin = each.clone();
    if (!begin.isDate) begin.zone = start.zone;
    const end = begin.clone();
    end.addDuration(duration);
    const [day, last] = [dayAt(begin, timeZone), dayAt(end, timeZone)];
    const morning = last > day ? last : start.isDate ? addDays(day, 1) : day;
    return left.has(day) ? [] : [{ day, from: day, to: morning }];
  });
}

type Series = Pick<ReadingOptions, "from" | "to"> & {
  start: ICAL.Time;
  duration: ICAL.Duration;
  zones: Calendar["zones"];
};

/** The beginnings that a rule gives within the window. @throws Error if it cannot be read, or gives too many */
function repeated(rule: string, { start, duration, zones, from, to }: Series): ICAL.Time[] {
  const written = rule.replace(/^(RRULE:)+/i, "").replace(/;+$/, "");
  const until = /(?:^|;)UNTIL=([^;]*)/i.exec(written)?.[1];
  const recur = ICAL.Recur.fromString(
    written.replace(/(^|;)UNTIL=[^;]*/i, "").replace(/^;|;$/g, ""),
  );
  const last = timeOf(until ? { parameters: "", value: until } : undefined, zones);
  const end = last && wallClock(last.isDate ? last : last.convertToZone(start.zone)).toString();
  const first = beginningNear(recur, wallClock(start), addDays(from, -daysOf(duration) - 1));
  const iterator = first && recur.iterator(first);
  const found: ICAL.Time[] = [];
  for (let count = 0; iterator && count <= mostOccurrences; count += 1) {
    const next = iterator.next();
    const day = next?.toString() ?? "";
    if (!next || day.slice(0, 10) >= to || (end && day.slice(0, end.length) > end)) return found;
    found.push(next.clone());
  }
  if (iterator) throw new Error("too many");
  return found;
}

function daysOf(duration: ICAL.Duration): number {
  return Math.ceil(duration.toSeconds() / 86_400);
}

/**
 * A rule that repeats by days or weeks gives the same from any whole number of its steps on, so that the
 * years before are not walked; what it counts is counted down. Undefined if it has ended before `day`.
 */
function beginningNear(rule: ICAL.Recur, start: ICAL.Time, day: Day): ICAL.Time | undefined {
  const step = { DAILY: 1, WEEKLY: 7 }[rule.freq ?? ""];
  const parts = Object.entries(rule.parts);
  const isEven = parts.every(([name]) => name === "BYDAY" && rule.freq === "WEEKLY");
  if (!step || (rule.count && !isEven)) return start;
  const days = step * Math.max(rule.interval, 1);
  const written = start.toString().slice(0, 10) as Day;
  // a step less, since the library takes a beginning that the rule does not give
  const steps = Math.floor(nightsBetween(written, day) / days) - 1;
  if (steps <= 0) return start;
  if (rule.count) {
    rule.count -= steps * Math.max(parts[0]?.[1].length ?? 1, 1);
    if (rule.count <= 0) return undefined;
  }
  const later = start.clone();
  later.adjust(steps * days, 0, 0, 0);
  return later;
}

function within({ from: first, to: last }: Nights, { from, to }: ReadingOptions) {
  const nights = { from: first < from ? from : first, to: last > to ? to : last };
  return nights.from < nights.to ? nights : undefined;
}

/** The day of a time where the house stands; a date without a time is that day everywhere. */
function dayAt(time: ICAL.Time, timeZone: string): Day {
  const { zone } = time;
  if (time.isDate || zone === ICAL.Timezone.localTimezone || zone.tzid === timeZone) {
    return time.toString().slice(0, 10) as Day;
  }
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  formats.set(timeZone, format);
  return format.format(time.toJSDate()) as Day;
}

/** To make one takes longer than to use it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Whether a portal blocks nights for its booking window: those just ahead, or those at the window's end,
 * after which nothing is sold. @param last the beginning of the last entry
 */
function isWindowBlock({ from, to }: Nights, last: Day, today: Day): boolean {
  if (from <= today && to <= addDays(today, noticeNights)) return true;
  return (
    to >= last &&
    windows.some((months) => {
      const end = ICAL.Time.fromDateString(today);
      end.month += months;
      const windowEnd = end.toString() as Day;
      return [from, to].some((day) => Math.abs(nightsBetween(windowEnd, day)) <= windowSlack);
    })
  );
}
