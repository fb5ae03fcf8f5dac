import { afterAll, expect, test, vi } from "vitest";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { staySentences } from "./invitation.tsx";
import { pressStay, type StayState, stayOfAddress } from "./stay-state.ts";
import { stayMessages } from "./stay-texts.content.ts";

const text = {
  summary: "{nights}, from {from} to {to}, {party}.",
  engineOpen: "It is open on these dates.",
  engineSame: "Choose the same dates.",
  engineNone: "Write to us.",
  ruleDays: "You arrive on a {days} and stay at least {nights}.",
  ruleAnyDay: "You arrive on any day and stay at least {nights}.",
  errors: {
    arrivalMissing: "No arrival.",
    departureMissing: "No departure.",
    notADate: "No date.",
    past: "Past.",
    order: "Wrong order.",
    guests: "Up to 8 guests.",
  },
};
const count = (name: string) => ({ one: `{n} ${name}`, other: `{n} ${name}s` });
const units = {
  locale: "en-GB",
  formats: { guests: count("guest"), nights: count("night") },
} as SharedTexts["units"];

const from = { house: 4, apartment3: 3, apartment1: 2, apartment2: 1 };
const facts: Parameters<typeof stayMessages>[0]["facts"] = {
  capacity: { guests: 8 } as never,
  bookingEngineQuery: { arrival: "a", departure: "d", guests: "g", dateFormat: "yyyy-MM-dd" },
  seasons: {
    example: false,
    items: [
      { key: "summer", periods: [["06-01", "08-31"]], from, minimumNights: 7, arrivalDays: [3, 6] },
      { key: "winter", periods: [["11-02", "03-31"]], from, minimumNights: 1, arrivalDays: [] },
    ],
  },
};

vi.stubGlobal("document", { documentElement: { dataset: { timeZone: "Europe/Rome" } } });
afterAll(() => vi.unstubAllGlobals());

const entry = { arrival: "2099-06-13", departure: "2099-06-20", guests: "8" };
const pressed = pressStay({ errors: {} }, entry, 8);
const say = (state: StayState, changed: Partial<typeof facts> = {}, engine: string | null = "/e") =>
  staySentences(
    state,
    stayMessages({ facts: { ...facts, ...changed }, text, units, engine }),
    units,
  );

const summary = "7 nights, from Saturday 13 June to Saturday 20 June 2099, 8 guests.";

test("after a press the message says what happened, and the rule of the season", () => {
  expect(say(pressed)).toEqual([
    summary,
    text.engineOpen,
    "You arrive on a Wednesday or\u00a0Saturday and stay at least 7 nights.",
  ]);
  const atNewYear = { arrival: "2099-12-31", departure: "2100-01-01", guests: "1" };
  expect(say(pressStay({ errors: {} }, atNewYear, 8))).toEqual([
    "1 night, from Thursday 31 December to Friday 1 January 2100, 1 guest.",
    text.engineOpen,
    "You arrive on any day and stay at least 1 night.",
  ]);
});

test("with an engine that accepts no dates the message says so", () => {
  expect(say(pressed, { bookingEngineQuery: undefined })).toContain(text.engineSame);
});

test("a house without an engine asks the visitor to write", () => {
  expect(say(pressed, {}, null)[1]).toBe("Write to us.");
});

test("without seasons there is no rule", () => {
  expect(say(pressed, { seasons: undefined })).toEqual([summary, text.engineOpen]);
  expect(
    stayMessages({ facts: { ...facts, seasons: undefined }, text, units, engine: "/e" }).rules,
  ).toEqual([]);
});

test("each error is one sentence, in the order of the fields, and two equal ones are one", () => {
  expect(say(pressStay({ errors: {} }, { arrival: "", departure: "", guests: "9" }, 8))).toEqual([
    "No arrival.",
    "No departure.",
    "Up to 8 guests.",
  ]);
  expect(say(stayOfAddress("?arrival=x&departure=y", 8))).toEqual(["No date."]);
});

test("the room that is kept is at least as long as any message", () => {
  const { longest } = stayMessages({ facts, text, units, engine: "/e" });
  expect(longest.length).toBeGreaterThanOrEqual(
    say(stayOfAddress(`?${new URLSearchParams(entry)}`, 8)).join(" ").length,
  );
  expect(longest).toContain("Wednesday 15 September");
});
