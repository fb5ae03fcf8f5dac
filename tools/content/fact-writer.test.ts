import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Facts, factsSchema } from "../../src/site/content/facts.ts";
import { knownLanguages } from "../../src/site/content/language-files.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import cases from "./fact-writer.cases.json" with { type: "json" };
import { factWriter } from "./fact-writer.ts";

const demo = factsSchema.parse(JSON.parse(await readFile("demo/facts.json", "utf8")));

function say(lang: Lang, inBraces: string, change: (facts: Facts) => void = () => {}) {
  const facts = structuredClone(demo);
  change(facts);
  return factWriter(facts, { lang, locale: knownLanguages[lang].locale }).write(inBraces);
}

/** A non-breaking space is written as `_`. */
const shown = (text: string | undefined) => text?.replaceAll("\u00a0", "_");

test.each(cases.languages)("{%s} follows the language: %s, %s, %s, %s", (inBraces, ...said) => {
  const change = ({ pool, stay, legal }: Facts) => {
    Object.assign(pool ?? {}, { lengthMetres: 12.5 });
    Object.assign(stay, { settlementDays: 1500, securityDeposit: 1200, checkInFrom: "08:30" });
    legal.textsUpdated = "2027-05-01";
  };
  expect(
    (["en", "it", "de", "fr"] as const).map((lang) => shown(say(lang, inBraces, change))),
  ).toEqual(said);
});

test.each(cases.numbers)("in %s {%s} of %s is %s", (lang, inBraces, numbers, said) => {
  const all = numbers.split(" ").map((n) =>
    say(lang as Lang, inBraces, ({ capacity, airports }) => {
      Object.assign(capacity, { guests: Number(n), kitchens: Number(n) });
      Object.assign(airports[1] ?? {}, { minutes: Number(n) });
    }),
  );
  expect(shown(all.join(", "))).toBe(said);
});

test("a language that has no numbers in words has figures, with its own plural forms", () => {
  const facts = { ...demo, villa: { ...demo.villa, kindWords: { en: "mill" } } };
  const { write } = factWriter(facts, { lang: "sl" as Lang, locale: "sl-SI" });
  const said = [
    "guests:words",
    "minimumAge:ordinal",
    "kitchens|# kuhinja|# kuhinji|# kuhinje|# kuhinj",
  ];
  expect(said.map((inBraces) => write(inBraces))).toEqual(["10", "14", "3 kuhinje"]);
});

test.each(cases.facts)("{%s} is %s", (inBraces, said) => {
  expect(say("en", inBraces)).toBe(said);
});

test("the article of a kind is that of the language", () => {
  const ofTrullo = (lang: Lang, form: string) =>
    say(lang, form, ({ villa }) => Object.assign(villa, { kind: "trullo" }));
  expect(ofTrullo("it", "kind:of")).toBe("del trullo");
  expect(ofTrullo("de", "kind:object")).toBe("den Trullo");
});

test("the numbers of the house stand in one line, as far as there are any", () => {
  const footer = { vatLabel: "VAT no.", codes: { cin: { label: "CIN" } } };
  const identity = (change: (villa: Facts["villa"]) => void) => {
    const facts = structuredClone(demo);
    change(facts.villa);
    const settled = { bookingEngine: true, analytics: true, footer };
    return factWriter(facts, { lang: "en", locale: "en-GB" }, settled).write("identity");
  };
  expect(identity((villa) => villa.codes.pop())).toBe(
    "VAT no. IT00000000000, CIN IT074008C200000000",
  );
  expect(identity((villa) => Object.assign(villa, { vat: undefined, codes: [] }))).toBeUndefined();
});
