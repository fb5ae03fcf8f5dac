import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { facts, siteWords } from "../../../tests/support/addresses.ts";
import { stringsIn } from "../../../tools/content/values.ts";
import { accessAmenities } from "../../site/content/access.ts";
import type { Facts } from "../../site/content/facts.ts";
import { accessRows } from "./accessibility.content.ts";

const english = siteWords("en").access;
const rowsOf = (house: Facts) =>
  Object.fromEntries(accessRows(house, english, "en-GB").map(({ id, text }) => [id, text]));
const rowsWith = (access: Facts["access"]) => rowsOf({ ...facts, access });

const single = Object.entries(facts.access ?? {}).flatMap(([group, value]): object[] =>
  typeof value === "object"
    ? Object.entries(value).map(([key, each]) => ({ [group]: { [key]: each } }))
    : [{ [group]: value }],
);

test.each(single as Facts["access"][])("%j alone makes at most one sentence", (access) => {
  const texts = Object.values(rowsWith(access));
  expect(texts.length).toBeLessThan(2);
  expect(texts.join()).toMatch(/^([\p{Lu}\d][^.{}]+\.)?$/u);
});

type Access = NonNullable<Facts["access"]>;
/** The group, what is said of it in the facts, and its sentences in the row of the same name. */
const cases: [row: keyof Access, Access[keyof Access], said: string][] = JSON.parse(
  readFileSync("src/pages/accessibility/access-rows.cases.json", "utf8"),
);

test.each(cases)("%s: %j is said as %s", (row, given, said) => {
  expect(rowsWith({ [row]: given })).toEqual({ [row]: said });
});

test.each<[Facts["access"], Record<string, string>]>([
  [undefined, {}],
  [{ example: true, levelHome: "apartment3" }, {}],
  [{ assistanceDogs: false }, { animals: "Please ask before you book." }],
  [{ smokeAlarmLight: true }, { alarm: "Smoke alarms sound and flash." }],
])("%j is said as %j", (access, said) => {
  expect(rowsWith(access)).toEqual(said);
});

test("every sentence has a case that says it", () => {
  const { headings: _, ...sentences } = english;
  const others = { assistanceDogs: false, smokeAlarmLight: true };
  const said = [facts.access, others, ...cases.map(([row, given]) => ({ [row]: given }))]
    .flatMap((access) => Object.values(rowsWith(access)))
    .join("\n");
  const silent = stringsIn(sentences).filter(
    ({ text }) => !RegExp(text.replace(/[.]/g, "\\.").replace(/\{[^}]+\}/g, ".+?")).test(said),
  );
  expect(silent).toEqual([]);
});

test("of a pool or a storey that a house has not, nothing is said", () => {
  const { pool: _, ...house } = facts;
  const apartments = facts.apartments.map((each) => ({ ...each, floor: 0 }));
  expect(Object.keys(rowsOf({ ...house, apartments }))).not.toContain("pool");
  expect(Object.keys(rowsOf({ ...house, apartments }))).not.toContain("firstFloor");
});

const fit = {
  entrance: { steps: 1, ramp: true, rampPercent: 8 },
  doors: { narrowestCentimetres: 80 },
  bathroom: { shower: "level", turningCentimetres: 150 },
} as const;

test.each<[Facts["access"], boolean | undefined]>([
  [fit, true],
  [undefined, undefined],
  [{ ...fit, doors: {} }, undefined],
  [{ ...fit, entrance: { steps: 1, ramp: false } }, false],
  [{ ...fit, entrance: { steps: 1, ramp: true, rampPercent: 9 } }, false],
  [{ entrance: { steps: 3 } }, false],
  [{ ...fit, doors: { narrowestCentimetres: 79 } }, false],
  [{ ...fit, bathroom: { shower: "step" } }, false],
])("for search engines a house with %j is accessible by wheelchair: %s", (access, value) => {
  expect(accessAmenities(access).wheelchairAccessible).toBe(value);
});
