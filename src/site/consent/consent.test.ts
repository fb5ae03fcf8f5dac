import { afterEach, expect, test, vi } from "vitest";
import { hasAcceptedAll, switchesFor } from "./consent.ts";

afterEach(() => vi.unstubAllGlobals());

test("at first both switches are on, unless the owner wants the strict reading of the law", () => {
  expect(switchesFor({ status: "undecided" }, true)).toEqual({ essential: true, analytics: true });
  expect(switchesFor({ status: "undecided" }, false)).toEqual({
    essential: false,
    analytics: false,
  });
});

test("Global Privacy Control is stronger than the owner's setting", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(switchesFor({ status: "undecided" }, true)).toEqual({
    essential: false,
    analytics: false,
  });
});

test("after a choice the switches show it, whatever the browser asks for", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  const state = { status: "decided", essential: true, analytics: false } as const;
  expect(switchesFor(state, true)).toMatchObject({ essential: true, analytics: false });
});

test("only who has said yes to both has accepted all", () => {
  const decided = (essential: boolean, analytics: boolean) =>
    hasAcceptedAll({ status: "decided", essential, analytics });
  expect(decided(true, true)).toBe(true);
  expect(decided(true, false)).toBe(false);
  expect(decided(false, true)).toBe(false);
  expect(hasAcceptedAll({ status: "undecided" })).toBe(false);
});
