import ICAL from "ical.js";
import { expect, test, vi } from "vitest";
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

const utc = "DTSTART:20270410T230000Z\nDTEND:20270414T080000Z\nSUMMARY:x";
const clocks =
  "DTSTART;TZID=Europe/Rome:20271030T160000\nDTEND;TZID=Europe/Rome:20271101T100000\nSUMMARY:x";
const weekly = (more: string) => allDay("20270405", "20270407", `RRULE:FREQ=WEEKLY;${more}`);
const [without, folded] = ["EXDATE;VALUE=DATE:20270412", "SUMMARY:Reserved by\n  somebody"];
const free = "TRANSP:TRANSPARENT";
const uid = (more: string) => stay(`UID:same\n${more}`);
const moved = allDay("20270420", "20270422", "UID:same\nRECURRENCE-ID;VALUE=DATE:20270412");
const series = `UID:same\n${weekly("COUNT=2")}`;
const bareSeries = (more = "") => `DTSTART:20270405\nDTEND:20270407\n${more}`;
const of = (text: string, nights = "2027-04-10/04-14", unread = 0) => ({ text, nights, unread });
const entries = (nights: string | undefined, ...events: string[]) =>
  of(calendar(...events), nights);
const unread = (event: string, nights = "") => of(calendar(event), nights, 1);
const zone0001 = ["STANDARD 10 +0200 +0100", "DAYLIGHT 3 +0100 +0200"].map((each) => {
  const [name, month, from, to] = each.split(" ");
  const rule = `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`;
  return `BEGIN:${name}\nDTSTART:00010101T000000\n${rule}\nTZOFFSETFROM:${from}\nTZOFFSETTO:${to}\nEND:${name}\n`;
});
const zoned = calendar("DTSTART;TZID=Old:20270410T233000\nDTEND;TZID=Old:20270414T100000").replace(
  "BEGIN:VEVENT",
  `BEGIN:VTIMEZONE\nTZID:Old\n${zone0001.join("")}END:VTIMEZONE\nBEGIN:VEVENT`,
);

/** Nights as `2027-04-10/04-14 …`: from the first to the morning after the last. */
test.each(
  Object.entries({
    "an all-day stay ends on the morning of its end": entries(undefined, stay()),
    "one day without an end": entries("2027-04-10/04-11", "DTSTART;VALUE=DATE:20270410"),
    "a stay with hours in UTC is of the house's days": entries("2027-04-11/04-14", utc),
    "a stay under way begins with the window": entries(
      "2027-03-01/03-05",
      allDay("20270220", "20270305"),
    ),
    "a past stay": entries("", allDay("20260410", "20260414")),
    "a folded summary": entries(undefined, stay(folded)),
    "every week, three times": entries(
      "2027-04-05/04-07 2027-04-12/04-14 2027-04-19/04-21",
      weekly("COUNT=3"),
    ),
    "every week without an exception's date": entries(
      "2027-04-05/04-07",
      weekly(`COUNT=2\n${without}`),
    ),
    "over the change of clocks": entries("2027-10-30/11-01", clocks),
    "overlapping stays are one": entries(
      "2027-04-10/04-16",
      stay(),
      allDay("20270412", "20270416"),
    ),
    "adjoining stays are one, in order": entries(
      "2027-04-10/04-16",
      allDay("20270414", "20270416"),
      stay(),
    ),
    "hours that are marked free": entries("", `${utc}\n${free}`),
    "days that a program marked free": entries(undefined, stay(free)),
    "from midnight to midnight, marked free": entries(
      undefined,
      `DTSTART:20270410T000000\nDTEND:20270414T000000\n${free}`,
    ),
    "a portal's entry that is free": of(
      calendar(stay(free)).replace("//test//", "//Airbnb Inc//"),
      "",
    ),
    "no DTSTART": unread("DTEND;VALUE=DATE:20270414"),
    "an empty end": entries("2027-04-10/04-11", "DTSTART;VALUE=DATE:20270410\nDTEND;VALUE=DATE:"),
    "a reversed end": unread(allDay("20270410", "20270401"), "2027-04-10/04-11"),
    "an end that no calendar has": unread(allDay("20270410", "20270231"), "2027-04-10/04-11"),
    "a day that no calendar has": unread(allDay("20271345", "20270414")),
    "a day that is read in two ways": unread(allDay("04/10/2027", "04/14/2027")),
    "a bare date without VALUE": entries(undefined, "DTSTART:20270410\nDTEND:20270414"),
    "a date with dashes": entries(undefined, allDay("2027-04-10", "2027-04-14")),
    "a time with dashes and a zone": entries(
      "2027-04-11/04-14",
      "DTSTART:2027-04-10T23:00:00-01:00\nDTEND:2027-04-14T08:00Z",
    ),
    "a time although VALUE=DATE": entries(undefined, allDay("20270410T000000", "20270413T235959")),
    "a length instead of an end": entries(undefined, "DTSTART;VALUE=DATE:20270410\nDURATION:P4D"),
    "an empty rule": entries("2027-04-05/04-07", bareSeries("RRULE:")),
    "a doubled rule": entries(
      "2027-04-05/04-07 2027-04-12/04-14",
      bareSeries("RRULE:FREQ=WEEKLY;COUNT=2\nRRULE:FREQ=WEEKLY;COUNT=2"),
    ),
    "a rule named twice": entries("2027-04-05/04-07", bareSeries("RRULE:RRULE:FREQ=DAILY;COUNT=1")),
    "a rule that nobody understands": unread(bareSeries("RRULE:FREQ=SOMETIMES")),
    "further dates": entries(
      "2027-04-10/04-14 2027-05-01/05-05 2027-06-01/06-05",
      stay("RDATE;VALUE=DATE:20270501,20270601"),
    ),
    "a moved occurrence": entries("2027-04-05/04-07 2027-04-20/04-22", series, moved),
    "a moved occurrence without its series": entries("2027-04-20/04-22", moved),
    "a cancelled occurrence": entries("2027-04-05/04-07", series, `${moved}\nSTATUS:CANCELLED`),
    "a later version": entries(
      "2027-04-20/04-22",
      uid("SEQUENCE:1"),
      allDay("20270420", "20270422", "UID:same\nSEQUENCE:2"),
    ),
    "one UID for two stays": entries(
      "2027-04-10/04-14 2027-04-20/04-22",
      uid(""),
      allDay("20270420", "20270422", "UID:same"),
    ),
    "a cancelled stay": entries("", stay("STATUS:CANCELLED")),
    "a stay that is cancelled later": entries("", uid(""), uid("SEQUENCE:1\nSTATUS:CANCELLED")),
    "a calendar of cancellations": of(
      calendar(stay()).replace("VERSION", "METHOD:CANCEL\r\nVERSION"),
      "",
    ),
    "several calendars in one file": of(
      calendar(stay()) + calendar(allDay("20270501", "20270505")),
      "2027-04-10/04-14 2027-05-01/05-05",
    ),
    "text after the end": of(`${calendar(stay())}<!-- 0.2 s -->`),
    "a mark before the first letter": of(`\uFEFF${calendar(stay())}`),
    "bare CR line ends": of(calendar(stay(folded)).replaceAll("\r\n", "\r")),
    "a zone of the year 0001": of(zoned),
    "an end at 23:59:59": entries(undefined, "DTSTART:20270410T000000\nDTEND:20270413T235959"),
    "an alarm with a day of its own": entries(
      undefined,
      stay("BEGIN:VALARM\nDTSTART:19700101\nEND:VALARM"),
    ),
  }),
)("%s", (_what, { text, nights, unread }) => {
  const reading = calendarNights(text, options);
  if (reading.outcome !== "read") throw new Error(reading.outcome);
  const taken = reading.taken.map(({ from, to }) => `${from}/${to.slice(5)}`).join(" ");
  expect({ taken, unread: reading.passedOver.unread }).toEqual({ taken: nights, unread });
});

test.each(["FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=9999"])(
  "years before today are not walked: %s",
  (rule) => {
    const next = vi.spyOn(ICAL.RecurIterator.prototype, "next");
    const begin =
      "DTSTART;TZID=Europe/Rome:19970407T160000\nDTEND;TZID=Europe/Rome:19970408T100000";
    const reading = calendarNights(calendar(`${begin}\nRRULE:${rule}`), options);
    expect(reading).toMatchObject({ outcome: "read" });
    expect(next.mock.calls.length).toBeLessThan(600);
  },
);

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

test("3,000 events are read", () => {
  const events = Array.from(
    { length: 3000 },
    (_, index) => `${allDay("20270410", "20270412")} ${index}`,
  );
  expect(calendarNights(calendar(...events), options)).toMatchObject({ outcome: "read" });
});
