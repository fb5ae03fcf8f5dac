import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile, contentLines, escapeText } from "./calendar-file.ts";

const event: CalendarEvent = {
  id: "2027-06-12-2027-06-19-10@villa.example",
  first: "2027-06-12",
  last: "2027-06-19",
  madeAt: new Date("2027-01-02T03:04:05.678Z"),
  title: "The villa",
  description: "To be confirmed",
  location: "1 High Street",
  position: { latitude: 40.56218, longitude: 17.56683 },
  contact: "+39 0831 000000",
  url: "https://villa.example/booking",
};

test("a file has one event with all that is said of it, in this order", () => {
  const expected = readFileSync("src/modules/calendar-file.expected.ics", "utf8");
  expect(calendarFile("Villa//Booking//EN", event)).toBe(expected.replaceAll("\n", "\r\n"));
});

test.each([
  ["a\\b", "a\\\\b"],
  ["a;b", "a\\;b"],
  ["a, b", "a\\, b"],
  ["a\nb", "a\\nb"],
  ["a\r\nb\rc", "a\\nb\\nc"],
  ["a\u0000b\u001Fc\u007F", "abc"],
  ["END:VEVENT\r\nBEGIN:VEVENT", "END:VEVENT\\nBEGIN:VEVENT"],
])("%j is escaped", (text, expected) => expect(escapeText(text)).toBe(expected));

test.each(["a", "è", "日", "🏡", "\\;,", "n ", "aè日🏡"])("%j is folded at 75 octets", (piece) => {
  for (let count = 10; count < 110; count += 1) {
    const long = `SUMMARY:${piece.repeat(count)}`;
    const file = contentLines([long]);
    for (const line of file.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      // a character cut in two would have become this one
      expect(line).not.toContain("\uFFFD");
      expect(line.isWellFormed()).toBe(true);
    }
    expect(file.replaceAll("\r\n ", "")).toBe(`${long}\r\n`);
  }
});
