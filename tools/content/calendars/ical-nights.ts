import ICAL from "ical.js";
import { type Day, parseDay } from "../../../src/modules/calendar-days.ts";
import { addDays } from "../../../src/modules/count-days.ts";

/** Nights in a row: `from` is the first night, `to` the morning of departure. */
export type Nights = { from: Day; to: Day };

export type CalendarReading =
  | {
      outcome: "read";
      taken: Nights[] /** Blocks that a portal writes for its own booking window. */;
      blocked: Nights[];
    }
  | { outcome: "empty" }
  | { outcome: "notACalendar" };

export type ReadingOptions = {
  /** The time zone of the house, such as `Europe/Rome`. */
  timeZone: string;
  /** The first night that counts, and the day after the last. */
  from: Day;
  to: Day;
};

/** Occurrences of one recurring event that are looked at. */
const mostOccurrences = 3000;

/** Nights that a portal closes, in the words of Airbnb, Booking.com, Vrbo, Smoobu and Beds24. */
const portalBlock = /not available|unavailable|blocked|^closed\b|closed - not available/i;

/** Days from the end of the window within which a block has no end of its own. */
const nearEnd = 40;

/** Nights from today that a portal blocks because a booking would be too late. */
const noticeNights = 3;

/** Only nights are kept: no name, no summary. */
export function calendarNights(text: string, options: ReadingOptions): CalendarReading {
  const calendar = parse(text);
  if (!calendar) return { outcome: "notACalendar" };
  const { events, isBroken } = eventsOf(calendar, text);
  if (isBroken) return { outcome: "notACalendar" };
  if (events.length === 0) return { outcome: "empty" };
  const all = events.flatMap((event) =>
    occurrences(event, options).flatMap(({ start, end }) => {
      const nights = nightsOf(start, end, options);
      return nights ? [{ ...nights, isBlock: isPortalBlock(event, nights, options) }] : [];
    }),
  );
  const [blocked, taken] = [true, false].map((isBlock) =>
    union(all.filter((each) => each.isBlock === isBlock)),
  );
  return { outcome: "read", taken: taken ?? [], blocked: blocked ?? [] };
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

function parse(text: string): ICAL.Component | undefined {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, "").trimStart()));
    return calendar.name === "vcalendar" ? calendar : undefined;
  } catch {
    // HTML, a file that was cut off, nothing at all
    return undefined;
  }
}

function eventsOf(calendar: ICAL.Component, text: string) {
  // ICAL.js turns days that do not exist into others, which may be months away
  const isBroken = [...text.matchAll(/^DT(?:START|END)[^:\r\n]*:(\d{4})(\d\d)(\d\d)/gm)].some(
    ([, year, month, day]) => !parseDay(`${year}-${month}-${day}`),
  );
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const components = calendar.getAllSubcomponents("vevent");
  const all = components.map((component) => new ICAL.Event(component));
  const events = all.filter((event) => !event.isRecurrenceException());
  for (const exception of all.filter((event) => event.isRecurrenceException())) {
    events.find(({ uid }) => uid === exception.uid)?.relateException(exception);
  }
  return { events: events.filter(takesNights), isBroken };
}

function takesNights({ component }: ICAL.Event): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  return value("status") !== "CANCELLED" && value("transp") !== "TRANSPARENT";
}

function occurrences(event: ICAL.Event, { to }: ReadingOptions) {
  if (!event.isRecurring()) return [{ start: event.startDate, end: event.endDate }];
  const found: { start: ICAL.Time; end: ICAL.Time }[] = [];
  const iterator = event.iterator();
  for (let count = 0; count < mostOccurrences; count += 1) {
    const next = iterator.next();
    if (!next || next.toString().slice(0, 10) >= to) break;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    if (takesNights(item)) found.push({ start: startDate, end: endDate });
  }
  return found;
}

/** The nights of an event within the window; undefined if it has none. An all-day end is exclusive. */
function nightsOf(
  start: ICAL.Time,
  end: ICAL.Time,
  { timeZone, from, to }: ReadingOptions,
): Nights | undefined {
  const first = dayAt(start, timeZone);
  const last = dayAt(end, timeZone);
  const morning = last > first ? last : start.isDate ? addDays(first, 1) : first;
  const nights = { from: first < from ? from : first, to: morning > to ? to : morning };
  return nights.from < nights.to ? nights : undefined;
}

/** The day of a time where the house stands; a date without a time is that day everywhere. */
function dayAt(time: ICAL.Time, timeZone: string): Day {
  const isEverywhere = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  if (isEverywhere) return time.toString().slice(0, 10) as Day;
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(time.toJSDate()) as Day;
}

/** A block of a portal's booking window: the nights just ahead, or without end. */
function isPortalBlock(
  { summary }: ICAL.Event,
  nights: Nights,
  { from, to }: ReadingOptions,
): boolean {
  if (!portalBlock.test(summary ?? "")) return false;
  const isWithoutEnd = nights.to >= addDays(to, -nearEnd);
  return isWithoutEnd || nights.to <= addDays(from, noticeNights);
}
