import { expect, test } from "vitest";
import { calendarNights } from "./ical-nights.ts";

const options = { timeZone: "Europe/Rome", from: "2027-03-01", to: "2028-09-30" } as const;

function calendar(...events: string[]): string {
  const parts = events.map(
    (event) => `BEGIN:VEVENT\nUID:${event.length}-a\n${event}\nEND:VEVENT\n`,
  );
  const text = `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//test//EN\n${parts.join("")}END:VCALENDAR\n`;
  return text.replaceAll("\n", "\r\n");
}

const allDay = (from: string, to: string, more = "SUMMARY:Reserved") =>
  `DTSTART;VALUE=DATE:${from}\nDTEND;VALUE=DATE:${to}\n${more}`;
const stay = (more?: string) => allDay("20270410", "20270414", more);

const utc = "DTSTART:20270410T230000Z\nDTEND:20270414T080000Z\nSUMMARY:x";
const clocks =
  "DTSTART;TZID=Europe/Rome:20271030T160000\nDTEND;TZID=Europe/Rome:20271101T100000\nSUMMARY:x";
const weekly = (more: string) => allDay("20270405", "20270407", `RRULE:FREQ=WEEKLY;${more}`);
const [without, folded] = ["EXDATE;VALUE=DATE:20270412", "SUMMARY:Reserved by\n  somebody"];

/** @param nights `2027-04-10/04-14 …`: from the first to the morning after the last */
test.each<[string, events: string[], nights: string]>([
  ["an all-day stay ends on the morning of its end", [stay()], "2027-04-10/04-14"],
  ["one day without an end", ["DTSTART;VALUE=DATE:20270410\nSUMMARY:x"], "2027-04-10/04-11"],
  ["a stay with hours in UTC is of the house's days", [utc], "2027-04-11/04-14"],
  ["a stay under way begins with the window", [allDay("20270220", "20270305")], "2027-03-01/03-05"],
  ["a cancelled stay is free", [stay("STATUS:CANCELLED")], ""],
  ["a transparent entry is free", [stay("TRANSP:TRANSPARENT")], ""],
  ["a past stay", [allDay("20260410", "20260414")], ""],
  ["a folded summary", [stay(folded)], "2027-04-10/04-14"],
  [
    "every week, three times",
    [weekly("COUNT=3")],
    "2027-04-05/04-07 2027-04-12/04-14 2027-04-19/04-21",
  ],
  ["every week without an exception's date", [weekly(`COUNT=2\n${without}`)], "2027-04-05/04-07"],
  ["over the change of clocks", [clocks], "2027-10-30/11-01"],
  [
    "overlapping stays are one",
    [stay(), `${allDay("20270412", "20270416")} two`],
    "2027-04-10/04-16",
  ],
  [
    "adjoining stays are one, in order",
    [allDay("20270414", "20270416"), stay()],
    "2027-04-10/04-16",
  ],
])("%s", (_what, events, nights) => {
  const reading = calendarNights(calendar(...events), options);
  const taken = reading.outcome === "read" ? reading.taken : [];
  expect(taken.map(({ from, to }) => `${from}/${to.slice(5)}`).join(" ")).toBe(nights);
});

test("a mark before the first letter is no fault", () => {
  const text = `\uFEFF${calendar(stay())}`;
  expect(calendarNights(text, options).outcome).toBe("read");
});

test.each([
  ["a page", "<!doctype html><title>Sign in</title>"],
  ["nothing", ""],
  ["a file that was cut off", calendar(stay()).slice(0, 120)],
  ["a day that no calendar has", calendar(allDay("20271345", "20270414"))],
])("%s is no calendar", (_what, text) => {
  expect(calendarNights(text, options)).toEqual({ outcome: "notACalendar" });
});

test("a calendar without events is empty", () => {
  expect(calendarNights(calendar(), options)).toEqual({ outcome: "empty" });
});

test("blocks of a portal's booking window are no stays", () => {
  const block = "SUMMARY:Airbnb (Not available)";
  const text = calendar(
    allDay("20270301", "20270303", block),
    `${allDay("20280301", "20290301", block)} without end`,
    `${allDay("20270601", "20270605", block)} in between`,
  );
  expect(calendarNights(text, options)).toEqual({
    outcome: "read",
    taken: [{ from: "2027-06-01", to: "2027-06-05" }],
    blocked: [
      { from: "2027-03-01", to: "2027-03-03" },
      { from: "2028-03-01", to: "2028-09-30" },
    ],
  });
});

test("3,000 events are read", () => {
  const events = Array.from(
    { length: 3000 },
    (_, index) => `${allDay("20270410", "20270412")} ${index}`,
  );
  expect(calendarNights(calendar(...events), options)).toMatchObject({ outcome: "read" });
});
