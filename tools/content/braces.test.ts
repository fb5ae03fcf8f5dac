import { expect, test } from "vitest";
import cases from "./braces.cases.json" with { type: "json" };
import { braceIssues, entriesOfHouse, fillFacts, placeInFile, withoutEscapes } from "./braces.ts";
import type { FactWriter } from "./fact-writer.ts";

const written: Record<string, string> = {
  name: "Villa Ulia",
  kitchens: "3",
  "pool.area": "80",
  "kitchens|1 kitchen|3 kitchens": "3 kitchens",
};
const writer: FactWriter = {
  locale: "sl-SI",
  names: ["name", "kitchens", "pool.area"],
  missing: ["road"],
  has: (name) => ({ pool: true, sauna: false, kitchens: true })[name],
  write: (inBraces) => written[inBraces],
};

test("facts are filled into all texts of a file; other names stay for later", () => {
  const file = { a: "{name}, {kitchens} in {n}", b: [{ c: "{pool.area}" }, 5, null, true] };
  const filled = { a: "Villa Ulia, 3 in {n}", b: [{ c: "80" }, 5, null, true] };
  expect(fillFacts(file, writer)).toEqual(filled);
});

test.each(cases.filled)("%s says %j", (text, said, locale = "sl-SI") => {
  expect(fillFacts(text, { ...writer, locale })).toBe(said);
});

test("an entry of a list goes with a text that says nothing; the others keep their place in the file", () => {
  const list = [{ id: "a" }, { id: "b", text: "{?sauna}Sauna{/sauna}" }, { id: "c", text: "C" }];
  const lines = ["{?sauna}Sauna{/sauna}", "D", "{?sauna}E{/sauna}", "F"];
  const sauna = { title: "{?sauna}Sauna{/sauna}", text: "Hot" };
  const kept = entriesOfHouse({ list, more: { lines }, sauna }, writer);
  expect(kept).toEqual({ list: [list[0], list[2]], more: { lines: ["D", "F"] }, sauna: null });
  expect(placeInFile(["list", 1, "text"], kept)).toEqual(["list", 2, "text"]);
  expect(placeInFile(["more", "lines", 1], kept)).toEqual(["more", "lines", 3]);
  expect(placeInFile(["list", 0], kept)).toEqual(["list", 0]);
});

test("a doubled brace is the sign itself", () => {
  const filled = fillFacts("{{name}} {{{name}}}", writer);
  expect(filled).toBe("{{name}} {{Villa Ulia}}");
  expect(withoutEscapes(String(filled))).toBe("{name} {Villa Ulia}");
  expect(braceIssues(String(filled), [], writer)).toEqual([]);
});

test.each(cases.faults)("%s: %s", (text, code) => {
  const [found] = braceIssues(text, ["total"], writer);
  expect(found?.params.problem).toBe(code);
});
