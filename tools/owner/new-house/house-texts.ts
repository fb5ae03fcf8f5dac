import { fillTemplate } from "../../../src/modules/message-format.ts";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import { isGroup } from "../../content/values.ts";
import type { Answers } from "./answers.ts";
import { apartmentKey } from "./house-facts.ts";
import type words from "./template/en.json";

export type TemplateWords = typeof words;

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type Group = { [key: string]: Json };

/** The key of the entry in the templates that is repeated for every apartment. */
const eachApartment = "$apartment";

type TextSource = { answers: Answers; lang: Lang; words: TemplateWords };

/** With the template's entry for an apartment once for each, and without what the house has not. */
export function houseTexts(template: Json, file: string, source: TextSource): Json {
  const { answers, lang, words } = source;
  // of double braces; single ones name facts in the new texts too
  const [airport] = answers.airports;
  const names = { airportMinutes: airport ? `{${airport.code}.minutes}` : "" };
  const texts = filled(template, answers, names);
  if (!isGroup(texts)) return texts;
  if (file === "navbar") texts.url_amenitiz = answers.engine?.[lang] ?? null;
  if (file === "villa" && !answers.pool) texts.pool = null;
  if (file === "interni") {
    // what she would have to write for nobody
    texts.plans = null;
    if (answers.apartments.length === 1) texts.compare = null;
  }
  if (file === "commercial-conditions" && Array.isArray(texts.sections)) {
    for (const section of texts.sections) {
      if (isGroup(section) && section.id === "extras") section.body = words.extras;
    }
  }
  if (file === "footer") {
    texts.codes = Object.fromEntries(
      answers.codes.map(({ key, label, name }) => [key, { label, name: name || label }]),
    );
  }
  if (file === "contatti") {
    texts.airports = answers.airports.map(({ code }, index) =>
      airportTexts(code, index + 1, words),
    );
  }
  return texts;
}

function filled(value: Json, answers: Answers, names: Record<string, string>): Json {
  if (typeof value === "string") {
    return value.replace(/\{\{(\w+)\}\}/g, (token, name: string) => names[name] ?? token);
  }
  if (Array.isArray(value)) return value.map((entry) => filled(entry, answers, names));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]): [string, Json][] => {
      if (key !== eachApartment) return [[key, filled(entry, answers, names)]];
      return answers.apartments.map((_, index) => {
        const own = apartmentKey(index);
        return [own, filled(entry, answers, { ...names, apartment: `{${own}.name}` })];
      });
    }),
  );
}

function airportTexts(code: string, number: number, words: TemplateWords): Group {
  return {
    code,
    location: `${words.airport} ${code}`,
    distanza: `{${code}.time}, {${code}.km} km`,
    via: `{${code}.road}`,
    directionsTitle: fillTemplate(words.directionsTitle, { code }),
    directions: [fillTemplate(words.firstStep, { number })],
  };
}
