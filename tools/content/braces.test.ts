import { expect, test } from "vitest";
import { braceFaults, fillFacts, withoutEscapes } from "./braces.ts";
import type { FactWriter } from "./fact-writer.ts";

const written: Record<string, string> = {
  name: "Villa Ulia",
  kitchens: "3",
  "pool.area": "80",
  "kitchens|1 kitchen|3 kitchens": "3 kitchens",
};
const writer: FactWriter = {
  names: ["name", "kitchens", "pool.area"],
  missing: ["road"],
  write: (inBraces) => written[inBraces],
};

test("facts are filled into all texts of a file; other names stay for later", () => {
  expect(
    fillFacts({ a: "{name}, {kitchens} in {n}", b: [{ c: "{pool.area}" }, 5, null, true] }, writer),
  ).toEqual({ a: "Villa Ulia, 3 in {n}", b: [{ c: "80" }, 5, null, true] });
});

test("a form of a number can hold the number", () => {
  expect(fillFacts("{kitchens|1 kitchen|{kitchens} kitchens}", writer)).toBe("3 kitchens");
});

test("a doubled brace is the sign itself", () => {
  const filled = fillFacts("{{name}} {{{name}}}", writer);
  expect(filled).toBe("{{name}} {{Villa Ulia}}");
  expect(withoutEscapes(String(filled))).toBe("{name} {Villa Ulia}");
  expect(braceFaults(String(filled), [], writer)).toEqual([]);
});

test("a number and its unit stay on one line", () => {
  expect(fillFacts("{pool.area} m², {n} km, 80 metres, 5 hours", writer)).toBe(
    "80\u00a0m², {n}\u00a0km, 80 metres, 5 hours",
  );
});

test("a name that nothing fills is a fault, with the most similar name", () => {
  const faults = (text: string) => braceFaults(text, ["total"], writer);
  expect(faults("{total}")).toEqual([]);
  expect(faults("{nmae}")).toEqual(["has {nmae}, which nothing fills; did you mean {name}?"]);
  expect(faults("{area}")).toEqual(["has {area}, which nothing fills; did you mean {pool.area}?"]);
  expect(faults("{totl}")).toEqual(["has {totl}, which nothing fills; did you mean {total}?"]);
  expect(faults("{kitchen:words}")).toEqual([
    "has {kitchen:words}, which nothing fills; did you mean {kitchens}?",
  ]);
  expect(faults("{name:words}")).toEqual([
    "has {name:words}, which cannot be written so; write {name}, and after the name of a number :words, :Words, :ordinal, :a (English only) or |form for one|form for more, after that of a time :long",
  ]);
  expect(faults("{road}")).toEqual([
    "names {road}, which content/facts.json does not have; add it there, or rewrite the text",
  ]);
  expect(faults("a { b")).toEqual(["has a { alone; write {{ for the sign"]);
});
