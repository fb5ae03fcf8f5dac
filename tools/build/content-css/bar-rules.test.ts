import { expect, test } from "vitest";
import { type Bar, barRules, isNameTooLong, menuRule } from "./bar-rules.ts";

const labels = {
  brand: "",
  language: "",
  menuOpen: "",
  skipLink: "",
  villa: "Villa",
  interior: "Interiors",
  experience: "Experience",
  about: "About",
  contacts: "Contacts",
  booking: "Booking",
  menuTitle: "Menu",
  languagesShort: { en: "EN", it: "IT" },
};
const bar = (name: string, changed: Partial<typeof labels> = {}): Bar => ({
  name,
  texts: [{ ...labels, ...changed }],
});

/** The widths in rem below which the bar changes, in the order of its rules. */
const widths = (rules: string) =>
  [...rules.matchAll(/max-width:([\d.]+)rem\)/g)].map(([, width]) => Number(width));

test("a bar with a name of ten letters and common labels has no rules of its own", () => {
  expect(barRules(bar("Villa Ulia"))).toBe("");
  expect(barRules(bar("Ula"))).toBe("");
});

test("a name of 17 letters stands on two lines on a phone, with everything beside it", () => {
  const rules = barRules(bar("Masseria Cala Blu"));
  const [, name = 0, booking = 0] = widths(rules);
  expect(rules).toContain("white-space:normal");
  expect(name).toBeGreaterThan(21.9);
  expect(booking).toBeLessThan(17.6);
  expect(isNameTooLong(bar("Masseria Cala Blu"))).toBe(false);
});

test("a name of forty letters is too long for a phone, and its links go into the menu sooner", () => {
  const long = bar("Nuova Masseria Sant’Agostino dei Vigneti");
  expect(isNameTooLong(long)).toBe(true);
  expect(widths(barRules(long))[0]).toBeGreaterThan(62);
});

test("where labels leave no room for the name, booking gives way first, then the name", () => {
  const rules = barRules(
    bar("Donaudampfschifffahrt", { booking: "Reservierungen", menuTitle: "Verzeichnis" }),
  );
  const [booking = 0, alone = 0] = widths(rules).slice(-2);
  expect(booking).toBeGreaterThan(alone);
  expect(alone).toBeGreaterThan(17.6);
});

test("words of the menu are smaller only where one is wider than a phone", () => {
  expect(menuRule(bar("Villa Ulia"))).toBe("");
  expect(menuRule(bar("Villa Ulia", { contacts: "Kontaktmöglichkeiten" }))).toMatch(
    /^dialog\[open\] nav a\{font-size:min\(/,
  );
});
