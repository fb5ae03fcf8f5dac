import { expect, test } from "vitest";
import { linkWidthRules } from "./link-widths.ts";

const navbar = {
  villa: "Villa",
  interior: "Interiors",
  experience: "Experience",
  about: "About",
  contacts: "Contacts",
  booking: "Booking",
};

test("each link of both languages has the width of its own word", () => {
  const navbars = { en: navbar, it: { ...navbar, interior: "Interni" } };
  const rules = linkWidthRules(navbars as never, (word) => word.length).split("\n");
  expect(rules).toHaveLength(12);
  expect(rules[1]).toBe(":lang(en) header nav li:nth-child(2){--word:9.000em}");
  expect(rules[7]).toBe(":lang(it) header nav li:nth-child(2){--word:7.000em}");
});
