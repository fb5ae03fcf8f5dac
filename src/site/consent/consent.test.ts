import { afterEach, expect, test, vi } from "vitest";
import { hasAcceptedAll, switchesFor } from "./consent.ts";

afterEach(() => vi.unstubAllGlobals());

test("before a choice both switches are on, or off if the owner has set it so", () => {
  expect(switchesFor({ status: "undecided" }, true)).toEqual({ essential: true, analytics: true });
  expect(switchesFor({ status: "undecided" }, false)).toEqual({
    essential: false,
    analytics: false,
  });
});

test("with Global Privacy Control both switches are off, whatever the owner has set", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(switchesFor({ status: "undecided" }, true)).toEqual({
    essential: false,
    analytics: false,
  });
});

test("after a choice the switches show it, even with Global Privacy Control", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  const state = { status: "decided", essential: true, analytics: false } as const;
  expect(switchesFor(state, true)).toMatchObject({ essential: true, analytics: false });
});

test("only a visitor who has agreed to both has accepted all", () => {
  const decided = (essential: boolean, analytics: boolean) =>
    hasAcceptedAll({ status: "decided", essential, analytics });
  expect(decided(true, true)).toBe(true);
  expect(decided(true, false)).toBe(false);
  expect(decided(false, true)).toBe(false);
  expect(hasAcceptedAll({ status: "undecided" })).toBe(false);
});
