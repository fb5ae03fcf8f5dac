import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  type Facts,
  factsSchema,
  type HouseKind,
  houseKinds,
} from "../../src/site/content/facts.ts";
import { knownLanguages, languageCodes } from "../../src/site/content/language-files.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { factWriter } from "./fact-writer.ts";

const demo = factsSchema.parse(JSON.parse(await readFile("demo/facts.json", "utf8")));

function say(lang: Lang, inBraces: string, change: (facts: Facts) => void = () => {}) {
  const facts = structuredClone(demo);
  change(facts);
  return factWriter(facts, { lang, locale: knownLanguages[lang].locale }).write(inBraces);
}

/** A non-breaking space is written as `_`. */
const shown = (text: string | undefined) => text?.replaceAll("\u00a0", "_");

test.each([
  ["pool.length", "12.5", "12,5", "12,5", "12,5"],
  ["settlementDays", "1,500", "1.500", "1.500", "1_500"],
  ["securityDeposit", "€1,200", "1.200_€", "1.200_€", "1_200_€"],
  ["checkInFrom", "08:30", "8:30", "08:30", "8_h_30"],
  ["quietHoursTo", "08:00", "8:00", "08:00", "8_h"],
  ["lawTextsUpdated", "1 May 2027", "1° maggio 2027", "1. Mai 2027", "1er mai 2027"],
  ["country", "Italy", "Italia", "Italien", "Italie"],
  ["restoredSince", "2021", "2021", "2021", "2021"],
  ["guests:words", "ten", "dieci", "zehn", "dix"],
])("{%s} follows the language: %s, %s, %s, %s", (inBraces, ...said) => {
  const change = ({ pool, stay, legal }: Facts) => {
    Object.assign(pool ?? {}, { lengthMetres: 12.5 });
    Object.assign(stay, { settlementDays: 1500, securityDeposit: 1200, checkInFrom: "08:30" });
    legal.textsUpdated = "2027-05-01";
  };
  expect(
    (["en", "it", "de", "fr"] as const).map((lang) => shown(say(lang, inBraces, change))),
  ).toEqual(said);
});

test.each<[Lang, inBraces: string, numbers: number[], said: string]>([
  ["en", "guests:words", [2, 16, 23], "two, sixteen, twenty-three"],
  ["it", "guests:Words", [2, 16, 23], "Due, Sedici, Ventitré"],
  ["en", "guests:ordinal", [1, 14, 21], "first, fourteenth, twenty-first"],
  [
    "en",
    "guests:a",
    [8, 11, 16, 18, 80, 110, 800],
    "an 8, an 11, a 16, an 18, an 80, a 110, an 800",
  ],
  ["it", "guests:a", [8], "8"],
  ["it", "kitchens|Una cucina|Tre cucine", [0, 1, 3], "Tre cucine, Una cucina, Tre cucine"],
  ["en", "BRI.time", [38, 60, 83], "38_min, 1_h, 1_h_23_min"],
  ["en", "BRI.time:long", [38, 60, 83], "38 minutes, 1 hour, 1 hour and 23 minutes"],
  ["en", "BRI.time:long", [121], "2 hours and 1 minute"],
  ["it", "BRI.time:long", [38, 83, 130], "38 minuti, 1 ora e 23 minuti, 2 ore e 10 minuti"],
])("in %s {%s} of %j is %s", (lang, inBraces, numbers, said) => {
  const all = numbers.map((n) =>
    say(lang, inBraces, ({ capacity, airports }) => {
      Object.assign(capacity, { guests: n, kitchens: n });
      Object.assign(airports[1] ?? {}, { minutes: n });
    }),
  );
  expect(shown(all.join(", "))).toBe(said);
});

test("a language that has no numbers in words has figures, with its own plural forms", () => {
  const { write } = factWriter(demo, { lang: "sl" as Lang, locale: "sl-SI" });
  const said = [
    "guests:words",
    "minimumAge:ordinal",
    "kitchens|# kuhinja|# kuhinji|# kuhinje|# kuhinj",
  ];
  expect(said.map((inBraces) => write(inBraces))).toEqual(["10", "14", "3 kuhinje"]);
});

test.each([
  // forms are those of a number
  ["kitchens|One kitchen", undefined],
  ["phone|one|two", undefined],
  ["kitchens|# kitchen|# kitchens", "3 kitchens"],
  // sums, and entries of lists, have names of their own
  ["sharedTerraceGuests", "5"],
  ["apartment1.frenchBedWidth", "140"],
  ["apartment3.name", "Golden Valley"],
  ["ostuni.minutes", "35"],
  ["balancePercent", "70"],
  ["depositKeptDaysBeforeArrival", "59"],
  ["kind:The", "The villa"],
])("{%s} is %s", (inBraces, said) => {
  expect(say("en", inBraces)).toBe(said);
});

test("a fact that a house lacks is listed as missing, and no text can contain it", () => {
  const facts = structuredClone(demo);
  delete facts.address.road;
  const language = { lang: "en", locale: "en-GB" } as const;
  const { names, missing, write } = factWriter(facts, language);
  const others = factWriter(demo, language).missing;
  expect(missing.filter((name) => !others.includes(name))).toEqual(["road"]);
  expect(names).not.toContain("road");
  expect(write("road")).toBeUndefined();
});

const ofKind = (lang: Lang, form: string, kind: HouseKind) =>
  say(lang, form, ({ villa }) => Object.assign(villa, { kind }));

test.each(languageCodes)("in %s every kind of house has its articles and prepositions", (lang) => {
  for (const kind of Object.keys(houseKinds) as HouseKind[])
    for (const form of ["kind", "kind:The", "kind:object", "kind:of", "kind:at", "kind:Name"])
      expect(ofKind(lang, form, kind)?.length, `${kind} ${form}`).toBeGreaterThan(2);
});

test("the article of a kind is that of the language", () => {
  expect(ofKind("it", "kind:of", "trullo")).toBe("del trullo");
  expect(ofKind("de", "kind:object", "trullo")).toBe("den Trullo");
});

test("the numbers of the house stand in one line, as far as there are any", () => {
  const names = { vat: "VAT no.", codes: { cin: "CIN" } };
  const identity = (change: (villa: Facts["villa"]) => void) => {
    const facts = structuredClone(demo);
    change(facts.villa);
    const settled = { bookingEngine: true, analytics: true, numberNames: names };
    return factWriter(facts, { lang: "en", locale: "en-GB" }, settled).write("identity");
  };
  expect(identity((villa) => villa.codes.pop())).toBe(
    "VAT no. IT00000000000, CIN IT074008C200000000",
  );
  expect(identity((villa) => Object.assign(villa, { vat: undefined, codes: [] }))).toBeUndefined();
});
