import ICAL from "ical.js";
import { parseDay } from "../../../src/modules/calendar-days.ts";

export type Property = { parameters: string; value: string };

/** A VEVENT: its properties by their names, without those of what it holds, such as alarms. */
export type Entry = Map<string, Property[]>;

export type Calendar = {
  method: string;
  product: string;
  zones: Map<string, ICAL.Timezone>;
  entries: Entry[];
};

const property = /^\s*([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/;

/** Every VCALENDAR of a file, whatever stands around; undefined if there is none, or one is cut off. */
export function calendarsIn(text: string): Calendar[] | undefined {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n");
  const calendars: Calendar[] = [];
  const open: string[] = [];
  let zone: string[] = [];
  let ended = 0;
  for (const line of lines) {
    const [, written = "", parameters = "", value = ""] = property.exec(line) ?? [];
    const name = written.toUpperCase();
    const component = value.trim().toUpperCase();
    if (name === "BEGIN") {
      // one that was not ended ends where the next begins
      if (component === "VCALENDAR") open.length = 0;
      else if (component === "VEVENT") open.length = Math.min(open.length, 1);
      open.push(component);
      if (component === "VCALENDAR") {
        calendars.push({ method: "", product: "", zones: new Map(), entries: [] });
      } else if (component === "VEVENT") calendars.at(-1)?.entries.push(new Map());
      else if (component === "VTIMEZONE") zone = [];
    }
    const calendar = calendars.at(-1);
    if (!calendar || open.length === 0) continue;
    if (open[1] === "VTIMEZONE") zone.push(line);
    if (name === "END") {
      const depth = open.lastIndexOf(component);
      if (depth >= 0) open.length = depth;
      if (component === "VCALENDAR") ended += 1;
      if (component === "VTIMEZONE") addZone(calendar.zones, zone);
    } else if (open.length === 1 && name === "METHOD") calendar.method = component;
    else if (open.length === 1 && name === "PRODID") calendar.product = value;
    else if (open.length === 2 && open[1] === "VEVENT" && value.trim()) {
      const entry = calendar.entries.at(-1);
      entry?.set(name, [...(entry.get(name) ?? []), { parameters, value: value.trim() }]);
    }
  }
  return calendars.length > 0 && ended === calendars.length ? calendars : undefined;
}

/** Times of a zone that cannot be read are those of the house. */
function addZone(zones: Calendar["zones"], lines: string[]): void {
  try {
    const component = new ICAL.Component(ICAL.parse(lines.join("\r\n")));
    const zone = new ICAL.Timezone(component);
    zones.set(zone.tzid, zone);
  } catch {}
}

/** As programs write it: with or without dashes, seconds, `T`, and whatever VALUE says. */
const time =
  /^(\d{4})([-/.]?)(\d\d)\2(\d\d)(?:[T ]?(\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?)?T?\s*(?:Z|([+-])(\d\d):?(\d\d))?$/i;

/** Undefined where nothing is written. @throws Error if it cannot be read, or no calendar has that day */
export function timeOf(
  written: Property | undefined,
  zones: Calendar["zones"],
): ICAL.Time | undefined {
  if (!written) return undefined;
  const { value, parameters } = written;
  const [, year, , month, date, hour, minute = "", second = "00", sign, ...offset] =
    time.exec(value) ?? [];
  const day = parseDay(`${year}-${month}-${date}`);
  if (!day) throw new Error("no day");
  const isMidnight = /^0000$/.test(`${hour}${minute}`);
  if (!hour || (isMidnight && /;VALUE=DATE(;|$)/i.test(parameters))) {
    return ICAL.Time.fromDateString(day);
  }
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) throw new Error("no hour");
  const found = ICAL.Time.fromDateTimeString(`${day}T${hour}:${minute}:${second}`);
  const name = /;TZID=("[^"]*"|[^;]*)/i.exec(parameters)?.[1]?.replaceAll('"', "");
  const isUtc = sign !== undefined || /Z$/i.test(value);
  found.zone =
    (isUtc ? ICAL.Timezone.utcTimezone : zones.get(name ?? "")) ?? ICAL.Timezone.localTimezone;
  if (sign) {
    const [hours = 0, minutes = 0] = offset.map((part) => Number(`${sign}${part}`));
    found.adjust(0, -hours, -minutes, 0);
  }
  return found;
}
