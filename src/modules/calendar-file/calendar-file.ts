import { addDays, type Day } from "../calendar-days/calendar-days.ts";
import { contentLines, escapeText } from "../content-lines/content-lines.ts";

/** An event of whole days, as a calendar file describes it. */
export type CalendarEvent = {
  /** Globally unique; a second file with the same value replaces the first event. */
  id: string;
  /** First and last day, both included. */
  first: Day;
  last: Day;
  /** When the file was made. */
  madeAt: Date;
  /** Whether it is still to be confirmed. */
  isTentative?: boolean;
  title: string;
  description?: string;
  /** Where it takes place, in one line. */
  location?: string;
  position?: { latitude: number; longitude: number };
  /** The contact: a name, a number, an address. */
  contact?: string;
  /** An absolute address with more about it. */
  url?: string;
};

/**
 * The text of an iCalendar file (RFC 5545) with one event.
 * @param product what made the file: `Villa//Booking//EN`
 */
export function calendarFile(product: string, event: CalendarEvent): string {
  const { first, last, madeAt, position, url } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escapeText(`-//${product}`)}`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escapeText(event.id)}`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${basicDate(first)}`,
    // in the format the end is exclusive
    `DTEND;VALUE=DATE:${basicDate(addDays(last, 1))}`,
    `STATUS:${event.isTentative ? "TENTATIVE" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    `SUMMARY:${escapeText(event.title)}`,
    ...property("LOCATION", event.location),
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    ...property("DESCRIPTION", event.description),
    ...property("CONTACT", event.contact),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return contentLines(lines);
}

function property(name: string, value: string | undefined): string[] {
  return value ? [`${name}:${escapeText(value)}`] : [];
}

function basicDate(day: Day): string {
  return day.replaceAll("-", "");
}
