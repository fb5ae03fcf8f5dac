import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Facts } from "../../src/site/content/facts.ts";
import { knownLanguages } from "../../src/site/content/language-files.ts";
import { type Lang, type Languages, localizedPath } from "../../src/site/site-map/languages.ts";
import { allPages, listedPages, type PageName } from "../../src/site/site-map/pages.ts";
import { fillFacts } from "../../tools/content/braces.ts";
import { factWriter } from "../../tools/content/fact-writer.ts";

export const langs = ["en", "it"] as const satisfies Languages;
export type DemoLang = (typeof langs)[number];

export const facts: Facts = JSON.parse(readFileSync("demo/facts.json", "utf8"));

export const villaPath = `/${facts.villa.slug}`;

export type Address = { name: PageName | "404"; lang: Lang; url: string };

export function localized(path: string, lang: Lang): string {
  return localizedPath(path, lang, langs);
}

const pageAddresses: Address[] = listedPages(allPages(facts.villa.slug)).flatMap(({ name, path }) =>
  langs.map((lang) => ({ name, lang, url: localized(path, lang) })),
);

/** Without those that another page is laid out like, with other words. */
export const layoutsIn = (lang: Lang): Address[] =>
  pageAddresses.filter((page) => page.lang === lang && !/legal|accessib/.test(page.name));

export const allAddresses: Address[] = [
  ...pageAddresses,
  { name: "404", lang: "en", url: "/no-such-page" },
  { name: "404", lang: "it", url: "/it/no-such-page" },
];

/** The 404 page with status 200: the browser would report 404 on the console, which must stay empty. */
export async function open(
  page: Page,
  { name, url }: Address,
  waitUntil: "commit" | "load" = "load",
): Promise<void> {
  if (name === "404") {
    await page.route(url, async (route) => {
      await route.fulfill({ response: await route.fetch(), status: 200 });
    });
  }
  await page.goto(url, { waitUntil });
}

/** As the site shows them, with the facts that they name. */
export function ownerTexts(lang: Lang, name: string) {
  return filled(`demo/${lang}/${name}.json`, lang);
}

export function siteWords(lang: Lang) {
  return filled(`src/words/${lang}.json`, lang, langs[0]);
}

function filled(file: string, lang: Lang, labelsOf = lang) {
  const texts = JSON.parse(readFileSync(file, "utf8"));
  const { locale } = knownLanguages[lang];
  const footer = JSON.parse(readFileSync(`demo/${labelsOf}/footer.json`, "utf8"));
  const settled = { bookingEngine: true, analytics: true, footer };
  return fillFacts(texts, factWriter(facts, { lang, locale }, settled)) as typeof texts;
}
