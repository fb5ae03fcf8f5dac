import { expect, test } from "vitest";
import { numberReader } from "./conditions.ts";

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
});
