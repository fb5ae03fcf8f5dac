import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Facts, factsSchema } from "../../src/site/content/facts.ts";
import { knownLanguages, languageCodes } from "../../src/site/content/language-files.ts";
import { fixture, merge } from "../../tests/support/test-house.ts";
import { fillFacts } from "./braces.ts";
import { conditionsWarnings, numberReader } from "./conditions.ts";
import { factWriter } from "./fact-writer.ts";

test.each([
  ["en-GB", "30% or 30 per cent, 15:00, 3 pm, 3.30 p.m., €500, 1,290.50 euros", "15 15 15.3"],
  ["it-IT", "30% o 30 per cento, alle 15.00, ore 15, 15:30, 500 €, € 1.290,50", "15 15 15.3"],
  ["de-DE", "30 % oder 30 Prozent, 15 Uhr, 15.00, 15 Uhr 30, 500 €, 1.290,50 Euro", "15 15 15.3"],
  ["fr-FR", "30 % ou 30 pour cent, 15 h, 15h00, 15 h 30, 500 €, 1\u202f290,50 euros", "15 15 15.3"],
  ["sl-SI", "30 % ali 30 odstotkov, ob 15. uri, 15.00, 15:30, 500 EUR, 1.290,50 €", "15 15 15.3"],
])("numbers of conditions are read as %s writes them: %s", (locale, text, times) => {
  const read = numberReader(locale, "EUR");
  const wanted = ["30 %", "30 %", ...times.split(" "), "500 EUR", "1290.5 EUR"];
  expect(read(text)).toEqual(wanted);
  expect(read("**30** Tage, 30 jours, 12 500 €, 08:30")).toEqual(["30", "30", "12500 EUR", "8.3"]);
  const range = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  expect(read(range.formatRange(40, 1100))).toEqual(["40 EUR", "1100 EUR"]);
});

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const draftsIn = (lang: string) =>
  globSync(`{tools/owner/new-house/template,demo}/${lang}/commercial-conditions.json`);

// a language may have no draft yet
test.each(languageCodes.filter((lang) => draftsIn(lang).length))(
  "the draft of the conditions in %s says each fee that a house takes",
  (lang) => {
    const house = json("demo/facts.json");
    merge(house, fixture("every-fact"));
    const facts: Facts = factsSchema.parse(house);
    const [draft = ""] = draftsIn(lang);
    const language = { lang, locale: knownLanguages[lang].locale };
    const unsaid = (written: Facts) =>
      conditionsWarnings(facts, fillFacts(json(draft), factWriter(written, language)), {
        ...{ ...language, file: "commercial-conditions.json" },
      }).map(({ values }) => values.value);
    expect(unsaid(facts)).toEqual([]);
    // without them the same drafts say none
    expect(unsaid({ ...facts, fees: undefined })).toHaveLength(3);
  },
);
