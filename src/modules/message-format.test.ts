import { expect, test } from "vitest";
import { counted, fillTemplate, pluralExamples, pluralForm } from "./message-format.ts";

test("names in braces are replaced, unknown ones stay", () => {
  expect(fillTemplate("{a} and {b}, {a}", { a: 1, b: "two" })).toBe("1 and two, 1");
  expect(fillTemplate("{a} of {total|#|{total}}", { a: 1 })).toBe("1 of {total|#|{total}}");
  expect(fillTemplate("il {a}, dal {b} al 1°", { a: 11, b: 8 }, "it")).toBe("l’11, dall’8 al 1°");
});

const numbers = [0, 4, 2, 1, 11, 20, 3, 7, 100, 21, 0.1, 1.1];

/** The place of the form for each number; `needed`: the first number of each form. */
test.each([
  ["en-GB", 2, "222122222222", [1, 0]],
  ["it-IT", 2, "222122222222", [1, 0]],
  ["de-DE", 2, "222122222222", [1, 0]],
  ["fr-FR", 2, "122122222211", [0, 2]],
  ["pl-PL", 2, "222122222222", [1, 2, 0]],
  ["pl-PL", 3, "322133233333", [1, 2, 0]],
  ["pl-PL", 4, "322133233344", [1, 2, 0]],
  ["sl-SI", 4, "432144344433", [1, 2, 3, 0]],
  ["ga-IE", 5, "532155345555", [1, 2, 3, 7, 0]],
])("%s with %i forms", (locale, length, places, needed) => {
  const forms = Array.from({ length }, (_, index) => String(index + 1));
  expect(numbers.map((n) => pluralForm(n, forms, locale)).join("")).toBe(places);
  expect(pluralExamples(locale)).toEqual(needed);
  expect(pluralForm(1, [...forms, "", "", ""], locale)).toBeUndefined();
});

test("a form has the number, other names, and a case of its own beside the usual phrase", () => {
  const nights = counted("{n|# noc|# noce|# nocy}", 1002, "pl-PL");
  const said = (template: string) => fillTemplate(template, { nights, day: "3. 4." }, "pl-PL");
  expect(said("{nights}")).toBe("1002 noce");
  expect(said("Po {nights|# nocy|# nocach, {day}|# nocach}")).toBe("Po 1002 nocach, 3. 4.");
});
