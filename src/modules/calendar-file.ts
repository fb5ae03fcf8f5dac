import type { Day } from "./calendar-days.ts";
import { addDays } from "./count-days.ts";

export type CalendarEvent = {
  /** Globally unique; a second file with the same value replaces the first event. */
  id: string;
  /** First and last day, both included. */
  first: Day;
  last: Day;
  madeAt: Date;
  title: string;
  description: string;
  location: string;
  position: { latitude: number; longitude: number };
  contact: string;
  url: string;
};

/** An iCalendar file (RFC 5545) with one event, which is still to be confirmed. @param product its maker: `Villa//Booking//EN` */
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
    "STATUS:TENTATIVE",
    "TRANSP:OPAQUE",
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `GEO:${position.latitude};${position.longitude}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CONTACT:${escapeText(event.contact)}`,
    `URL:${new URL(url).href}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return contentLines(lines);
}

function basicDate(day: Day): string {
  return day.replaceAll("-", "");
}

/** Octets of a line without its end; longer ones continue on the next, which begins with a space. */
const lineOctets = 75;

/** The text of a file of these lines: folded, each with its end. */
export function contentLines(lines: string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Text escaped as a property value, without control characters, which the formats forbid. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n?|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "")
  );
}

function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
