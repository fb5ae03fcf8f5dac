import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import {
  type Facts,
  factsSchema,
  type HouseKind,
  houseKinds,
} from "../../src/site/content/facts.ts";
import { knownLanguages, type Lang, languageCodes } from "../../src/site/site-map/languages.ts";
import { factWriter } from "./fact-writer.ts";

let demo: Facts;

beforeAll(async () => {
  demo = factsSchema.parse(JSON.parse(await readFile("demo/facts.json", "utf8")));
});

function say(lang: Lang, inBraces: string, change: (facts: Facts) => void = () => {}) {
  const facts = structuredClone(demo);
  change(facts);
  return factWriter(facts, { lang, locale: knownLanguages[lang].locale }).write(inBraces);
}

test("numbers, amounts, times and days follow the language", () => {
  const change = ({ pool, stay, legal }: Facts) => {
    if (pool) pool.lengthMetres = 12.5;
    stay.settlementDays = 1500;
    stay.securityDeposit = 1200;
    stay.checkInFrom = "08:30";
    legal.textsUpdated = "2027-05-01";
  };
  const all = (inBraces: string) => languageCodes.map((lang) => say(lang, inBraces, change));
  expect(all("pool.length")).toEqual(["12.5", "12,5", "12,5", "12,5"]);
  expect(all("settlementDays")).toEqual(["1,500", "1.500", "1.500", "1\u00a0500"]);
  expect(all("securityDeposit")).toEqual([
    "€1,200",
    "1.200\u00a0€",
    "1.200\u00a0€",
    "1\u00a0200\u00a0€",
  ]);
  expect(all("checkInFrom")).toEqual(["08:30", "8:30", "08:30", "8\u00a0h\u00a030"]);
  expect(all("quietHoursTo")).toEqual(["08:00", "8:00", "08:00", "8\u00a0h"]);
  expect(all("lawTextsUpdated")).toEqual([
    "1 May 2027",
    "1° maggio 2027",
    "1. Mai 2027",
    "1er mai 2027",
  ]);
  expect(all("country")).toEqual(["Italy", "Italia", "Italien", "Italie"]);
  expect(all("restoredSince")).toEqual(["2021", "2021", "2021", "2021"]);
  expect(all("guests:words")).toEqual(["ten", "dieci", "zehn", "dix"]);
});

test("a number can be written in words, as a number in a row, and with the English article", () => {
  const guests = (lang: Lang, style: string, n: number) =>
    say(lang, `guests:${style}`, ({ capacity }) => {
      capacity.guests = n;
    });
  expect([2, 16, 23].map((n) => guests("en", "words", n))).toEqual([
    "two",
    "sixteen",
    "twenty-three",
  ]);
  expect([2, 16, 23].map((n) => guests("it", "Words", n))).toEqual(["Due", "Sedici", "Ventitré"]);
  expect([1, 14, 21].map((n) => guests("en", "ordinal", n))).toEqual([
    "first",
    "fourteenth",
    "twenty-first",
  ]);
  expect([8, 11, 16, 18, 80, 110, 800].map((n) => guests("en", "a", n))).toEqual([
    "an 8",
    "an 11",
    "a 16",
    "an 18",
    "an 80",
    "a 110",
    "an 800",
  ]);
  expect(guests("it", "a", 8)).toBe("8");
});

test("a number chooses the form of its noun", () => {
  const kitchens = (n: number) =>
    say("it", "kitchens|Una cucina|Tre cucine", ({ capacity }) => {
      capacity.kitchens = n;
    });
  expect([0, 1, 3].map(kitchens)).toEqual(["Tre cucine", "Una cucina", "Tre cucine"]);
  expect(say("it", "kitchens|Una cucina")).toBeUndefined();
  expect(say("it", "phone|uno|due")).toBeUndefined();
});

test("minutes by car are hours and minutes, in symbols or in words", () => {
  const time = (lang: Lang, style: string, minutes: number) =>
    say(lang, `BRI.time${style}`, ({ airports }) => Object.assign(airports[1] ?? {}, { minutes }));
  expect([38, 60, 83].map((minutes) => time("en", "", minutes))).toEqual([
    "38\u00a0min",
    "1\u00a0h",
    "1\u00a0h\u00a023\u00a0min",
  ]);
  expect([38, 60, 83, 121].map((minutes) => time("en", ":long", minutes))).toEqual([
    "38 minutes",
    "1 hour",
    "1 hour and 23 minutes",
    "2 hours and 1 minute",
  ]);
  expect([38, 83, 130].map((minutes) => time("it", ":long", minutes))).toEqual([
    "38 minuti",
    "1 ora e 23",
    "2 ore e 10",
  ]);
});

test("sums and entries of lists have names of their own", () => {
  const share = ({ apartments }: Facts) =>
    Object.assign(apartments[0] ?? {}, { sharedTerrace: true });
  expect(say("en", "sharedTerraceGuests")).toBe("5");
  expect(say("en", "sharedTerraceGuests", share)).toBe("10");
  expect(say("en", "apartment1.frenchBedWidth")).toBe("140");
  expect(say("en", "apartment3.name")).toBe("Golden Valley");
  expect(say("en", "ostuni.minutes")).toBe("35");
  expect(say("en", "balancePercent")).toBe("70");
  expect(say("en", "depositKeptDaysBeforeArrival")).toBe("59");
});

test("a fact that a house lacks is listed as missing, and no text can contain it", () => {
  const facts = structuredClone(demo);
  delete facts.address.road;
  const { names, missing, write } = factWriter(facts, { lang: "en", locale: "en-GB" });
  expect(missing).toEqual(["road"]);
  expect(names).not.toContain("road");
  expect(write("road")).toBeUndefined();
});

test.each(languageCodes)(
  "in %s every kind of house has its name, articles and prepositions",
  (lang) => {
    for (const kind of Object.keys(houseKinds) as HouseKind[]) {
      const forms = ["kind", "kind:The", "kind:object", "kind:of", "kind:at", "kind:Name"].map(
        (form) => say(lang, form, ({ villa }) => Object.assign(villa, { kind })),
      );
      expect(
        forms.every((form) => form && form.length > 2),
        `${lang} ${kind} ${forms}`,
      ).toBe(true);
    }
  },
);

test("a house of no kind is a villa; the article is that of the language", () => {
  expect(say("en", "kind:The")).toBe("The villa");
  expect(say("it", "kind:of", ({ villa }) => Object.assign(villa, { kind: "trullo" }))).toBe(
    "del trullo",
  );
  expect(say("de", "kind:object", ({ villa }) => Object.assign(villa, { kind: "trullo" }))).toBe(
    "den Trullo",
  );
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
