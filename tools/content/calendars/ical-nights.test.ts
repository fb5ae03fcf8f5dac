import { expect, test } from "vitest";
import cases from "./ical-nights.cases.json" with { type: "json" };
import { calendarNights } from "./ical-nights.ts";

const options = { timeZone: "Europe/Rome", from: "2027-03-01", to: "2028-09-30" } as const;

function calendar(...events: string[]): string {
  const parts = events.map(
    (event, index) =>
      `BEGIN:VEVENT\n${/^UID/m.test(event) ? "" : `UID:${index}\n`}${event}\nEND:VEVENT\n`,
  );
  const text = `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//test//EN\n${parts.join("")}END:VCALENDAR\n`;
  return text.replaceAll("\n", "\r\n");
}

const allDay = (from: string, to: string, more = "SUMMARY:Reserved") =>
  `DTSTART;VALUE=DATE:${from}\nDTEND;VALUE=DATE:${to}\n${more}`;
const stay = (more?: string) => allDay("20270410", "20270414", more);

/** What it is, the nights (`2027-04-10/04-14`: from the first to the morning after the last), and entries, or a file. */
type Case = [what: string, nights: string, unread: number, ...entries: string[]];

test.each(cases as Case[])("%s", (_what, nights, unread, ...entries) => {
  const [file = ""] = entries;
  const text = file.includes("VCALENDAR") ? file : calendar(...entries);
  const reading = calendarNights(text, options);
  if (reading.outcome !== "read") throw new Error(reading.outcome);
  const taken = reading.taken.map(({ from, to }) => `${from}/${to.slice(5)}`).join(" ");
  expect({ taken, unread: reading.counts.unread }).toEqual({ taken: nights, unread });
});

test.each([
  ["a page", "<!doctype html><title>Sign in</title>"],
  ["nothing", ""],
  ["a file that was cut off", calendar(stay()).slice(0, 120)],
])("%s is no calendar", (_what, text) => {
  expect(calendarNights(text, options)).toEqual({ outcome: "notACalendar" });
});

test("a calendar without events is empty", () => {
  expect(calendarNights(calendar(), options)).toEqual({ outcome: "empty" });
});

test.each<[string, string, string]>([
  ["Airbnb (Not available)", "20271201/20280302", "blocked"],
  ["Airbnb (Not available)", "20280110/20280301", "blocked"],
  ["Airbnb (Not available)", "20270301/20270303", "blocked"],
  ["Airbnb (Not available)", "20270710/20270714", "taken"],
  ["Reserved", "20271201/20280302", "taken"],
  ["CLOSED - Not available", "20270601/20270605", "taken"],
])("%s, %s is %s", (summary, days, kind) => {
  const [from = "", to = ""] = days.split("/");
  const reading = calendarNights(calendar(allDay(from, to, `SUMMARY:${summary}`)), options);
  expect(reading).toMatchObject({ taken: [], blocked: [], [kind]: [{}] });
});

test("a week that is closed where a window might end is none while later days are sold", () => {
  const week = allDay("20270601", "20270605", "SUMMARY:Airbnb (Not available)");
  const reading = calendarNights(calendar(week, allDay("20270710", "20270714")), options);
  expect(reading).toMatchObject({ taken: [{}, {}], blocked: [] });
});
