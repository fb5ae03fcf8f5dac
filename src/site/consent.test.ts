import { afterEach, expect, test, vi } from "vitest";
import { type ConsentState, hasAcceptedAll, switchesFor } from "./consent.ts";

afterEach(() => vi.unstubAllGlobals());

const undecided = undefined;
const chosen = { essential: true, analytics: false };

test.each<[state: ConsentState, preselected: boolean, privacyControl: boolean, on: boolean[]]>([
  [undecided, true, false, [true, true]],
  [undecided, false, false, [false, false]],
  // Global Privacy Control counts more than the owner's setting, and less than a choice
  [undecided, true, true, [false, false]],
  [chosen, true, true, [true, false]],
])("%j, preselected %j, privacy control %j: the switches are %j", (state, preselected, gpc, on) => {
  vi.stubGlobal("navigator", { globalPrivacyControl: gpc });
  const { essential, analytics } = switchesFor(state, preselected);
  expect([essential, analytics]).toEqual(on);
});

test("only a visitor who has agreed to both has accepted all", () => {
  const all = { ...chosen, analytics: true };
  expect([undecided, chosen, all].filter(hasAcceptedAll)).toEqual([all]);
});
