import { expect, test } from "vitest";
import { wordRules } from "./word-rules.ts";

const long = "Sommerfrische in der Masseria mit Gartenwirtschaft am Wasser";

test("titles of a common length have no rules of their own", () => {
  expect(wordRules([{ text: "Experience", place: "hero" }])).toBe("");
  expect(wordRules([{ text: "Privacy policy", place: "alone" }])).toBe("");
  expect(wordRules([{ text: "Esperienze", place: "experienceLink" }])).toBe("");
});

test("a title of sixty letters stands on several lines, without the shadow of one", () => {
  const rules = wordRules([{ text: long, place: "alone" }]);
  expect(rules).toContain(`main [data-t][data-t="${long}"]{font-size:min(var(--t5),`);
  expect(rules).toContain("white-space:normal");
  expect(rules).toContain("::after{content:none}");
});

test("beside a picture a title is made for its columns, in narrow windows for all of them", () => {
  const rules = wordRules([{ text: "Donaudampfschifffahrtsgesellschaft", place: "hero" }]);
  expect(rules).toMatch(/^@media\(max-width:47\.999rem\)\{.*\}\n@media\(min-width:48rem\)\{/);
  // one word, which is made small and keeps its shadow
  expect(rules).not.toContain("white-space");
  expect(rules).toContain("*6/12");
});

test("quotation marks in a title do not end the selector", () => {
  const rules = wordRules([{ text: `The "large" house and its gardens`, place: "alone" }]);
  expect(rules).toContain(String.raw`[data-t="The \"large\" house and its gardens"]`);
});
