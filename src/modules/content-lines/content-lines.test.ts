import { expect, test } from "vitest";
import { contentLines, escapeText } from "./content-lines.ts";

test("every line has its end", () => {
  expect(contentLines(["BEGIN:VCARD", "END:VCARD"])).toBe("BEGIN:VCARD\r\nEND:VCARD\r\n");
});

test.each([
  ["a\\b", "a\\\\b"],
  ["a;b", "a\\;b"],
  ["a, b", "a\\, b"],
  ["a\nb", "a\\nb"],
  ["a\r\nb\rc", "a\\nb\\nc"],
  ["a\u0000b\u001Fc\u007F", "abc"],
  ["END:VEVENT\r\nBEGIN:VEVENT", "END:VEVENT\\nBEGIN:VEVENT"],
])("%j is escaped", (text, expected) => {
  expect(escapeText(text)).toBe(expected);
});

test.each(["a", "è", "日", "🏡", "\\;,", "n ", "aè日🏡"])(
  "a long line of %j is folded at 75 octets, and whole again when joined",
  (piece) => {
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
  },
);
