import { expect, test } from "vitest";
import { addMonths } from "./consent-store.ts";

test("calendar months are added, and a day that the month does not have becomes its last", () => {
  const later = (date: string) => addMonths(new Date(date), 6).toISOString();
  expect(later("2026-01-15T10:30:00.000Z")).toBe("2026-07-15T10:30:00.000Z");
  expect(later("2026-08-31T00:00:00.000Z")).toBe("2027-02-28T00:00:00.000Z");
  expect(later("2027-08-30T00:00:00.000Z")).toBe("2028-02-29T00:00:00.000Z");
});
