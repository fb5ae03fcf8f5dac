import type { Lang } from "../../../src/site/site-map/languages.ts";
import { isGroup } from "../../content/groups.ts";
import type { Answers } from "./answers.ts";
import { apartmentKey } from "./house-facts.ts";

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type Group = { [key: string]: Json };

/** The key of the entry in the templates that is repeated for every apartment. */
const eachApartment = "$apartment";

/**
 * The texts of a file for a house: the template with its entry for an apartment written for each,
 * and without what the house does not have.
 * @param file its name without extension
 */
export function houseTexts(template: Json, file: string, answers: Answers, lang: Lang): Json {
  const texts = filled(template, { answers, words: wordsOf(answers, lang) });
  if (!isGroup(texts)) return texts;
  if (file === "navbar") texts.url_amenitiz = answers.engine?.[lang] ?? null;
  if (file === "villa" && !answers.pool) texts.pool = null;
  if (file === "home" && isGroup(texts.glance) && Array.isArray(texts.glance.items)) {
    texts.glance.items = texts.glance.items.filter((item) => isShown(item, answers));
  }
  if (file === "footer") {
    texts.codes = Object.fromEntries(
      answers.codes.map(({ key, label, name }) => [key, { label, name: name || label }]),
    );
  }
  if (file === "contatti") {
    texts.airports = answers.airports.map((airport, index) =>
      airportTexts(airport, index + 1, lang),
    );
  }
  return texts;
}

/** The values of double braces in the templates; single braces name facts in the new texts too. */
function wordsOf(answers: Answers, lang: Lang): Record<string, string> {
  const { vat, codes, airports } = answers;
  const vatLabel = lang === "it" ? "P.\u00a0IVA" : "VAT no.";
  const identity = [
    ...(vat ? [`${vatLabel} {vat}`] : []),
    ...codes.map(({ key, label }) => `${label} {${key}}`),
  ];
  return {
    airportMinutes: `{${airports[0]?.code}.minutes}`,
    identity: identity.join(", ") || (lang === "it" ? "[Partita IVA]" : "[VAT number]"),
  };
}

type Filling = { answers: Answers; words: Record<string, string> };

/** A template with its words, and with its entry for an apartment written for each of them. */
function filled(value: Json, { answers, words }: Filling): Json {
  if (typeof value === "string") {
    return value.replace(/\{\{(\w+)\}\}/g, (token, name: string) => words[name] ?? token);
  }
  if (Array.isArray(value)) return value.map((entry) => filled(entry, { answers, words }));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]): [string, Json][] => {
      if (key !== eachApartment) return [[key, filled(entry, { answers, words })]];
      return answers.apartments.map((_, index) => {
        const own = apartmentKey(index);
        return [own, filled(entry, { answers, words: { ...words, apartment: `{${own}.name}` } })];
      });
    }),
  );
}

/** Whether a figure of the home page is one of this house. */
function isShown(item: Json, { pool, airports }: Answers): boolean {
  if (!isGroup(item)) return true;
  if (item.id === "pool") return pool !== null;
  return item.id !== "airport" || airports.length > 0;
}

function airportTexts({ code }: Answers["airports"][number], number: number, lang: Lang): Group {
  const words =
    lang === "it"
      ? { location: "Aeroporto", title: "Indicazioni da", step: "[Il primo passo della strada]" }
      : { location: "Airport", title: "Directions from", step: "[The first step of the way]" };
  return {
    code,
    location: `${words.location} ${code}`,
    distanza: `{${code}.time}, {${code}.km} km`,
    via: `{${code}.road}`,
    directionsTitle: `${words.title} ${code}`,
    directions: [words.step.replace("]", ` ${number}]`)],
  };
}
