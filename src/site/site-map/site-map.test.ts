import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { knownLanguages } from "../content/language-files.ts";
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

type Cases = {
  addresses: [address: string, languages: Languages, lang: Lang, path: string][];
  /** An address with a prefix is an explicit choice, whatever is saved. */
  saved: [address: string, saved: string, languages: Languages, wanted: string | null][];
  countries: [country: string, languages: Languages, lang: Lang][];
};
const cases: Cases = JSON.parse(readFileSync("src/site/site-map/site-map.cases.json", "utf8"));

test.each(cases.addresses)(
  "the address %s of a site in %j is in %j, of the path %s",
  (address, languages, lang, path) => {
    expect(splitPath(address, languages)).toEqual({ lang, path });
    const again = localizedPath(path, lang, languages);
    expect(splitPath(again, languages)).toEqual({ lang, path });
  },
);

test.each(cases.saved)(
  "at %s with %j saved, a site in %j shows %s",
  (address, saved, languages, wanted) => {
    const found = savedAddress(new URL(address, "https://villa.example"), saved, languages);
    expect(found ?? null).toBe(wanted);
  },
);

test("any other saved value is none", () => {
  const address = new URL("/interni", "https://villa.example");
  const spoiled = ["IT", "it-IT", "[]", '"it"', "", "<b>it</b>", "it".repeat(5e5), "constructor"];
  for (const saved of [null, "de", ...spoiled])
    expect(savedAddress(address, saved, ["en", "it"])).toBeUndefined();
});

test.each(cases.countries)(
  "a first visit from %s to a site in %j is in %s",
  (country, languages, lang) => {
    expect(languageOfCountry(country, languages, knownLanguages)).toBe(lang);
  },
);

test("the pages of the site's specification have their route names and paths, in their order", () => {
  const specified = [
    ...["HomePage /", "villa-ulia /villa-ulia", "interni /interni", "experience /experience"],
    ...["about /about", "contatti /contatti", "booking /prenotazioni"],
    ...["cookie-policy /cookie-policy", "privacy-policy /privacy-policy"],
    ...["note-legali /note-legali"],
  ];
  const pages = listedPages(allPages("villa-ulia")).map(({ route, path }) => `${route} ${path}`);
  expect(pages.filter((each) => specified.includes(each))).toEqual(specified);
});

test("a house switches pages off, and the pages that it orders come first", () => {
  const pages = listedPages(
    allPages("villa-ulia", { hidden: ["experience"], order: ["booking", "about"] }),
  );
  const routes = pages.slice(0, 5).map(({ route }) => route);
  expect(routes).toEqual(["booking", "about", "HomePage", "villa-ulia", "interni"]);
  expect(pages.map(({ route }) => route)).not.toContain("experience");
});
