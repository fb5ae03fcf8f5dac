import { expect, test } from "vitest";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import { staySentences } from "./chosen-stay.tsx";
import { stayMessages } from "./stay-texts.content.ts";

const text = {
  summary: "{nights}, from {from} to {to}, {party}.",
  engineOpen: "It is open on these dates.",
  engineSame: "Choose the same dates.",
  engineNone: "Write to us.",
  ruleDays: "You arrive on a {days} and stay at least {nights}.",
  ruleAnyDay: "You arrive on any day and stay at least {nights}.",
  errors: {} as Parameters<typeof stayMessages>[0]["text"]["errors"],
};
const count = (name: string) => `{n|# ${name}|# ${name}s}`;
const units = {
  locale: "en-GB",
  formats: { guests: count("guest"), nights: count("night") },
} as SharedTexts["units"];

const from = { house: 4 };
const facts: Parameters<typeof stayMessages>[0]["facts"] = {
  booking: { show: "frame", frameHeight: [] },
  bookingEngineQuery: { arrival: "a", departure: "d", guests: "g", dateFormat: "yyyy-MM-dd" },
  seasons: {
    example: false,
    items: [
      { key: "summer", periods: [["06-01", "08-31"]], from, minimumNights: 7, arrivalDays: [3, 6] },
      { key: "winter", periods: [["11-02", "03-31"]], from, minimumNights: 1, arrivalDays: [] },
    ],
  },
};
const stay = { arrival: "2099-06-13", departure: "2099-06-20", guests: 8 } as const;
const summary = "7 nights, from Saturday 13 June to Saturday 20 June 2099, 8 guests.";
const rule = "You arrive on a Wednesday or\u00a0Saturday and stay at least 7 nights.";

const noQuery = { bookingEngineQuery: undefined };
const link: Partial<typeof facts> = { booking: { show: "link", frameHeight: [] } };

test.each([
  ["another engine", {}, "/e", [summary, text.engineOpen, rule]],
  ["one without dates", noQuery, "/e", [summary, text.engineSame, rule]],
  ["a link", link, "/e", [summary, rule]],
  ["no engine", {}, null, [summary, text.engineNone, rule]],
  ["no seasons", { seasons: undefined }, "/e", [summary, text.engineOpen]],
  ["the demo, which says the stay itself", {}, "/demo/booking-engine/en", [text.engineOpen]],
] as const)("after a press, with %s", (_what, changed, engine, sentences) => {
  const messages = stayMessages({ facts: { ...facts, ...changed }, text, units, engine });
  expect(staySentences(stay, true, messages, units, {})).toEqual(sentences);
});
