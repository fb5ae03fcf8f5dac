import { expect, test } from "vitest";
import {
  type Lang,
  type Languages,
  languageOfCountry,
  localizedPath,
  savedAddress,
  splitPath,
} from "./languages.ts";
import { allPages, listedPages } from "./pages.ts";

// behaviour.md, "Languages and addresses"; in the browser: tests/language.spec.ts

const english: Languages = ["en", "it"];
const italian: Languages = ["it", "en"];
const four: Languages = ["it", "en", "de", "fr"];

test.each<[address: string, languages: Languages, lang: Lang, path: string]>([
  ["/", english, "en", "/"],
  ["/interni", english, "en", "/interni"],
  ["/it", english, "it", "/"],
  ["/it/", english, "it", "/"],
  ["/it/interni", english, "it", "/interni"],
  ["/it/interni//", english, "it", "/interni"],
  ["/item", english, "en", "/item"],
  ["/de/interni", english, "en", "/de/interni"],
  ["/en/interni", english, "en", "/en/interni"],
  ["/it", ["en"], "en", "/it"],
  ["/interni", italian, "it", "/interni"],
  ["/en/interni", italian, "en", "/interni"],
  ["/de/interni", four, "de", "/interni"],
  ["/fr", four, "fr", "/"],
])("the address %s of a site in %j is in %j, of the path %s", (address, languages, lang, path) => {
  expect(splitPath(address, languages)).toEqual({ lang, path });
  const again = localizedPath(path, lang, languages);
  expect(splitPath(again, languages)).toEqual({ lang, path });
});

test.each<[address: string, saved: unknown, languages: Languages, wanted: string | undefined]>([
  ["/", "it", english, "/it"],
  ["/interni?guests=2#plans", "it", english, "/it/interni?guests=2#plans"],
  ["/interni", "en", italian, "/en/interni"],
  ["/interni", "fr", four, "/fr/interni"],
  ["/interni", "en", english, undefined],
  // an address with a prefix is an explicit choice, whatever is saved
  ["/it/interni", "it", english, undefined],
  ["/it/interni", "en", english, undefined],
])("at %s with %j saved, a site in %j shows %s", (address, saved, languages, wanted) => {
  expect(savedAddress(new URL(address, "https://villa.example"), saved, languages)).toBe(wanted);
});

test("any other saved value is none", () => {
  const address = new URL("/interni", "https://villa.example");
  const spoiled = ["IT", "it-IT", "[]", '"it"', "", "<b>it</b>", "it".repeat(5e5), "constructor"];
  for (const saved of [null, "de", ...spoiled])
    expect(savedAddress(address, saved, english)).toBeUndefined();
});

test.each<readonly [country: string, languages: Languages, lang: Lang]>([
  ["IT", english, "it"],
  ["GB", english, "en"],
  ["DE", english, "en"],
  ["DE", italian, "it"],
  ["US", italian, "en"],
  ["IT", ["en"], "en"],
  ...["DE", "AT", "CH", "LI"].map((country) => [country, four, "de"] as const),
  ["FR", four, "fr"],
  ["JP", four, "it"],
])("a first visit from %s to a site in %j is in %s", (country, languages, lang) => {
  expect(languageOfCountry(country, languages)).toBe(lang);
});

test("every page has its route name and its path of the site's specification, in their order", () => {
  const pages = listedPages(allPages("villa-ulia"));
  expect(pages.map(({ route, path }) => `${route} ${path}`)).toEqual([
    ...["HomePage /", "villa-ulia /villa-ulia", "interni /interni", "experience /experience"],
    ...["about /about", "contatti /contatti", "booking /prenotazioni"],
    ...["cookie-policy /cookie-policy", "privacy-policy /privacy-policy"],
    // the last is not one of the specification's
    ...["note-legali /note-legali", "accessibilita /accessibilita"],
  ]);
});

test("a house switches pages off, and the pages that it orders come first", () => {
  const pages = listedPages(
    allPages("villa-ulia", { hidden: ["experience"], order: ["booking", "about"] }),
  );
  const routes = pages.slice(0, 5).map(({ route }) => route);
  expect(routes).toEqual(["booking", "about", "HomePage", "villa-ulia", "interni"]);
  expect(pages.map(({ route }) => route)).not.toContain("experience");
});
