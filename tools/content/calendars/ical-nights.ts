import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { type Day, parseDay } from "../../../src/modules/calendar-days.ts";
import { addDays, nightsBetween } from "../../../src/modules/count-days.ts";
import portals from "./portals.json" with { type: "json" };

/** Nights in a row: `from` is the first night, `to` the morning of departure. */
export type Nights = { from: Day; to: Day };

/**
 * Entries that give no nights, of which `unread` may be stays; and those `markedFree` by a program, which are
 * taken all the same.
 */
export const oddities = ["unread", "free", "cancelled", "blocks", "markedFree"] as const;

export type CalendarReading =
  | {
      outcome: "read";
      taken: Nights[];
      /** Blocks that a portal writes for its own booking window. */
      blocked: Nights[];
      counts: Record<(typeof oddities)[number], number>;
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

/** Steps of one rule that are looked at, a day each for 130 years; one with more cannot be read. */
const mostOccurrences = 50_000;
/** Parts of a rule that say nothing, which the library reads as others or as none, and steps that are no days. */
const notUnderstood =
  /^COUNT=(?!\+?0*[1-9])|^BY\w*DAY=(?:.*,)?[+-]?0+(?:,|$)|^FREQ=(?:HOUR|MINUTE|SECOND)/;

/** Months from the day of reading at which the booking windows of portals end. */
const windows = [3, 6, 9, 12, 24];
/** Days by which portals count months in another way. */
const windowSlack = 3;
/** Nights from today that a portal blocks because a booking would be too late. */
const noticeNights = 3;

type Read = {
  uid: string | undefined;
  sequence: number;
  /** The day of the occurrence of a series that it replaces. */
  replaces: Day | undefined;
  state: "taken" | "free" | "cancelled" | "unread";
  isMarkedFree: boolean;
  /** Whether it is of words that only a portal's own block has. */
  isBlock: boolean;
  occurrences: Nights[];
  /** Whether the nights that could be read may not be all. */
  isUnsure: boolean;
};

/** Only nights are kept: no name, no summary. What cannot be read is left out, and counted. */
export function calendarNights(text: string, options: ReadingOptions): CalendarReading {
  const calendars = calendarsIn(text);
  if (!calendars) return { outcome: "notACalendar" };
  const portal = portalOf(options.host ?? "", calendars[0]?.head.get("PRODID")?.[0]?.value);
  const entries = calendars.flatMap((calendar) =>
    calendar.entries.map((entry) => readEntry(entry, calendar, portal !== undefined, options)),
  );
  if (entries.length === 0) return { outcome: "empty" };
  const read = newest(entries.filter(({ state }) => state !== "unread"));
  const taken = read.filter(({ state }) => state === "taken");
  const series = Map.groupBy(read, ({ uid }) => uid);
  const whole = taken.flatMap((entry) =>
    shown(entry, entry.uid ? (series.get(entry.uid) ?? []) : []).map((nights) => ({
      ...nights,
      isBlock: entry.isBlock,
    })),
  );
  const beginnings = whole.map(({ from }) => from).sort();
  const last = beginnings.at(-1) ?? options.from;
  const all = whole
    .filter(({ from, to }) => from < options.to && to > options.from && from < to)
    .map(({ isBlock, ...nights }) => ({
      isBlock: isBlock && isWindowBlock(nights, last, options.from),
      from: [nights.from, options.from].sort()[1] ?? options.from,
      to: [nights.to, options.to].sort()[0] ?? options.to,
    }));
  const blocks = all.filter(({ isBlock }) => isBlock);
  const count = (state: Read["state"]) => read.filter((entry) => entry.state === state).length;
  return {
    outcome: "read",
    taken: union(all.filter(({ isBlock }) => !isBlock)),
    blocked: union(blocks),
    counts: {
      unread: entries.filter(({ state, isUnsure }) => state === "unread" || isUnsure).length,
      free: count("free"),
      cancelled: count("cancelled"),
      blocks: blocks.length,
      markedFree: taken.filter(({ isMarkedFree }) => isMarkedFree).length,
    },
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

type Property = { parameters: string; value: string };

/** Properties by their names. */
type Entry = Map<string, Property[]>;

type Calendar = { head: Entry; entries: Entry[] };

/** As it is written, and the zone where a clock shows it; undefined for that of the house. */
type Time = { clock: Temporal.PlainDateTime; isDate: boolean; zone: string | undefined };

/** The texts of the components of a kind; one that was not ended ends where the next begins. */
function componentsIn(text: string, kind: string): string[] {
  const end = String.raw`(?=^[ \t]*(?:END|BEGIN):${kind}[ \t]*$|(?![^]))`;
  const all = text.matchAll(new RegExp(`^[ \\t]*BEGIN:${kind}[ \\t]*$(.*?)${end}`, "gims"));
  return [...all].map(([, inner = ""]) => inner);
}

/** Without those of components in it. */
function propertiesIn(component: string): Entry {
  const own = component.replace(/^[ \t]*BEGIN:([\w-]+)[ \t]*$.*?^[ \t]*END:\1[ \t]*$/gims, "");
  const all = own.matchAll(
    /^[ \t]*([\w-]+)[ \t]*((?:;(?:"[^"\n]*"|[^":\n])*)?):[ \t]*(\S.*?)[ \t]*$/gm,
  );
  const properties = [...all].map(([, name = "", parameters = "", value = ""]) => ({
    ...{ name: name.toUpperCase(), parameters, value },
  }));
  return Map.groupBy(properties, ({ name }) => name);
}

/** Every VCALENDAR of a file, and what stands around; undefined if there is none, or one is cut off. */
function calendarsIn(text: string): Calendar[] | undefined {
  const lines = text
    .replace(/^\uFEFF+/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "");
  const all = componentsIn(lines, "VCALENDAR");
  const ended = lines.match(/^[ \t]*END:VCALENDAR[ \t]*$/gim) ?? [];
  if (all.length === 0 || ended.length !== all.length) return undefined;
  const outside = lines.replace(
    /^[ \t]*BEGIN:VCALENDAR[ \t]*$.*?^[ \t]*END:VCALENDAR[ \t]*$/gims,
    "",
  );
  return [...all, outside].map((calendar) => ({
    head: propertiesIn(calendar),
    entries: [
      ...componentsIn(calendar, "VEVENT")
        .map(propertiesIn)
        .flatMap((entry) => [entry, ...periodsIn(entry, "RDATE")]),
      ...componentsIn(calendar, "VFREEBUSY")
        .map(propertiesIn)
        .flatMap((entry) => periodsIn(entry, "FREEBUSY")),
    ],
  }));
}

/** Periods, which have a length of their own, as entries. */
function periodsIn(entry: Entry, name: string): Entry[] {
  const shared = [...entry].filter(([each]) => /^(STATUS|TRANSP|SUMMARY)$/.test(each));
  return (entry.get(name) ?? [])
    .filter(({ parameters }) => !/;FBTYPE=FREE(;|$)/i.test(parameters))
    .flatMap(({ parameters, value }) => value.split(",").map((each) => ({ parameters, each })))
    .filter(({ each }) => name === "FREEBUSY" || each.includes("/"))
    .map(({ parameters, each }) => {
      const [start = "", end = ""] = each.trim().split("/");
      const property = (value: string) => [{ parameters, value }];
      const length = /^[+-]?P/i.test(end) ? "DURATION" : "DTEND";
      return new Map([...shared, ["DTSTART", property(start)], [length, property(end)]]);
    });
}

/** The zone that the system knows by a name; one that is only described in the file counts as the house's. */
function zoneNamed(name: string): string | undefined {
  const zone = name.replace(/^\/.*\/(?=[^/]+\/[^/]+$)/, "");
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** What a clock in the house shows then; a date without a time is that day everywhere. */
function inHouse({ clock, isDate, zone }: Time, timeZone: string): Temporal.PlainDateTime {
  return isDate || !zone
    ? clock
    : clock.toZonedDateTime(zone).withTimeZone(timeZone).toPlainDateTime();
}

/** As programs write it: with or without dashes, minutes, `T`, and whatever VALUE says. */
const time =
  /^(\d{4})(?:(\d\d)(\d\d)|([-/.])(\d\d?)\4(\d\d?))(?:[T ]?(\d\d)(?::?(\d\d)(?::?(\d\d)(?:\.\d+)?)?)?)?T?\s*(?:Z|([+-])(\d\d):?(\d\d)?)?$/i;

/** Undefined where nothing is written. @throws Error if it cannot be read, or no calendar has that day */
function timeOf(written: Property | undefined): Time | undefined {
  if (!written) return undefined;
  const { value, parameters } = written;
  const [, year, ...found] = time.exec(value) ?? [];
  const [near, nearDate, , apart = "", apartDate = ""] = found;
  const [hour, minute = "00", second = "00", sign, ...offset] = found.slice(5);
  const [month, date] = [near ?? apart.padStart(2, "0"), nearDate ?? apartDate.padStart(2, "0")];
  const day = parseDay(`${year}-${month}-${date}`);
  if (!day) throw new Error("no day");
  const midnight = Temporal.PlainDateTime.from(day);
  const isMidnight = /^0000$/.test(`${hour}${minute}`);
  if (!hour || (isMidnight && /;VALUE=DATE(;|$)/i.test(parameters))) {
    return { clock: midnight, isDate: true, zone: undefined };
  }
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) throw new Error("no hour");
  const name = /;TZID=("[^"]*"|[^;]*)/i.exec(parameters)?.[1]?.replaceAll('"', "") ?? "";
  const isUtc = sign !== undefined || /Z$/i.test(value);
  const [hours = 0, minutes = 0] = offset.map((part = "0") => Number(`${sign ?? "+"}${part}`));
  return {
    clock: midnight
      .add({ hours: Number(hour), minutes: Number(minute), seconds: Number(second) })
      .subtract({ hours, minutes }),
    isDate: false,
    zone: isUtc ? "UTC" : zoneNamed(name),
  };
}

function readEntry(
  entry: Entry,
  { head }: Calendar,
  isOfPortal: boolean,
  options: ReadingOptions,
): Read {
  const first = (name: string) => entry.get(name)?.[0];
  const value = (name: string) => first(name)?.value ?? "";
  const method = head.get("METHOD")?.[0]?.value ?? "";
  const isCancelled = [method, value("STATUS")].some((each) => /^CANCEL(L?ED)?$/i.test(each));
  const isMarkedFree = value("TRANSP").toUpperCase() === "TRANSPARENT";
  const read = {
    uid: value("UID") || undefined,
    sequence: Number.parseInt(value("SEQUENCE"), 10) || 0,
    isMarkedFree,
    isBlock: portals.some(({ block }) => block && new RegExp(block, "i").test(value("SUMMARY"))),
  };
  try {
    const start = timeOf(first("DTSTART"));
    if (!start) throw new Error("no day");
    let isUnsure = /THISANDFUTURE/i.test(first("RECURRENCE-ID")?.parameters ?? "");
    const tried: Tried = (read) => {
      try {
        return read();
      } catch {
        isUnsure = true;
        return undefined;
      }
    };
    const day = tried(() => timeOf(first("RECURRENCE-ID")));
    const stay = stayOf(entry, start, options);
    const found = occurrences(entry, stay, tried, options);
    // programs mark all-day entries free by themselves; hours are marked by the owner
    const isFree = isMarkedFree && (isOfPortal || !stay.isAllDay);
    const state = isCancelled ? "cancelled" : isFree ? "free" : "taken";
    return {
      ...read,
      state,
      replaces: day && dayOf(inHouse(day, options.timeZone)),
      occurrences: found,
      isUnsure: state === "taken" && (stay.isUnsure || isUnsure),
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
    const isKept = (each: Read) =>
      cancelled.every(({ occurrences: [gone] }) => gone && gone.from !== each.occurrences[0]?.from);
    return present.filter((each) => cancelled.includes(each) || isKept(each));
  });
}

/** The occurrences of an entry without those that others of its series replace, or cancel. */
function shown({ replaces, occurrences: own }: Read, others: readonly Read[]): Nights[] {
  const replaced = new Set(others.map((other) => other.replaces));
  if (!replaces) return own.filter(({ from }) => !replaced.has(from));
  const isGone = others.some((other) => !other.replaces && other.state === "cancelled");
  return isGone ? [] : own;
}

type Stay = ReturnType<typeof stayOf>;

function stayOf(entry: Entry, start: Time, { timeZone }: ReadingOptions) {
  // beside a day, all days are as they are written
  const at = (time: Time) => (start.isDate ? time.clock : inHouse(time, timeZone));
  const first = at(start);
  let end: Time | undefined;
  // what is named and says nothing
  let isUnsure = false;
  try {
    end = timeOf(entry.get("DTEND")?.[0]);
    const length = entry.get("DURATION")?.[0]?.value;
    if (!end && length) {
      end = { ...start, clock: start.clock.add(length.toUpperCase()) };
    }
  } catch {
    isUnsure = true;
  }
  // the end of a day is the beginning of the next
  if (end && !end.isDate && end.clock.hour === 23 && end.clock.minute === 59) {
    end = { ...end, clock: end.clock.add({ minutes: 1 }) };
  }
  const last = end ? at(end) : first;
  const from = end?.isDate ? first.withPlainTime() : first;
  if (Temporal.PlainDateTime.compare(last, from) < 0) isUnsure = true;
  const isAllDay = [start, end ?? start].every(
    ({ clock, isDate }) => isDate || (clock.hour === 0 && clock.minute === 0),
  );
  const length = isUnsure ? Temporal.Duration.from({ days: 1 }) : last.since(first);
  return { start, at, length, isAllDay, isUnsure };
}

/** What is named and cannot be read leaves a doubt, and no more. */
type Tried = <Read>(read: () => Read) => Read | undefined;

function occurrences(entry: Entry, stay: Stay, tried: Tried, options: ReadingOptions): Nights[] {
  const { start, at, length } = stay;
  const dates = (name: string) =>
    (entry.get(name) ?? []).flatMap(({ parameters, value }) =>
      value.split(",").flatMap((each) => {
        // periods are entries of their own
        if (name === "RDATE" && each.includes("/")) return [];
        const written = { parameters, value: each.trim().replace(/\/.*/, "") };
        const time = tried(() => timeOf(written));
        return time ? [at(time)] : [];
      }),
    );
  const rules = new Set((entry.get("RRULE") ?? []).map(({ value }) => value));
  const starts = [
    at(start),
    ...[...rules].flatMap((rule) => tried(() => repeated(rule, stay, options)) ?? []),
    ...dates("RDATE"),
  ];
  const left = new Set(starts.length > 1 ? dates("EXDATE").map(dayOf) : []);
  return starts.flatMap((begin) => {
    const [from, last] = [dayOf(begin), dayOf(begin.add(length))];
    const to = last > from || !start.isDate ? last : addDays(from, 1);
    return left.has(from) ? [] : [{ from, to }];
  });
}

/** The beginnings that a rule gives within the window, in the house. @throws Error if it cannot be read */
function repeated(
  rule: string,
  { start, at, length }: Stay,
  { from, to }: ReadingOptions,
): Temporal.PlainDateTime[] {
  const parts = rule
    .toUpperCase()
    .replace(/^(RRULE:)+|\s/g, "")
    .split(";")
    .filter((part) => !/^$|=$/.test(part));
  if (parts.some((part) => notUnderstood.test(part))) throw new Error("not understood");
  const until = parts.find((part) => part.startsWith("UNTIL="));
  const last = timeOf(until ? { parameters: "", value: until.slice(6) } : undefined);
  const end = last && at({ ...last, zone: last.zone ?? start.zone });
  const recurrence = new RRuleTemporal({
    rruleString: parts.filter((part) => part !== until).join(";"),
    // as on a clock of the zone, whose changes do not move it
    dtstart: start.clock.toZonedDateTime("UTC"),
    maxIterations: mostOccurrences,
    strict: true,
  });
  const days = Math.ceil(length.total("days"));
  const window = [addDays(from, -days - 1), to].map((day) => new Date(day)) as [Date, Date];
  return recurrence
    .between(...window, true)
    .map((time) => at({ ...start, clock: time.toPlainDateTime() }))
    .filter((time) => {
      const begin = last?.isDate ? time.withPlainTime() : time;
      return !end || Temporal.PlainDateTime.compare(begin, end) <= 0;
    });
}

function dayOf(time: Temporal.PlainDateTime): Day {
  return time.toString().slice(0, 10) as Day;
}

/**
 * Whether a portal blocks nights for its booking window: those just ahead, or those at the window's end,
 * after which nothing is sold. @param last the beginning of the last entry
 */
function isWindowBlock({ from, to }: Nights, last: Day, today: Day): boolean {
  if (from <= today && to <= addDays(today, noticeNights)) return true;
  return (
    to >= last &&
    windows.some((months) => {
      const windowEnd = Temporal.PlainDate.from(today).add({ months }).toString() as Day;
      return [from, to].some((day) => Math.abs(nightsBetween(windowEnd, day)) <= windowSlack);
    })
  );
}
