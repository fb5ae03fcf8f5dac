import type { Lang } from "../../../src/site/site-map/languages.ts";
import { isGroup } from "../../content/values.ts";
import type { Answers } from "./answers.ts";
import { apartmentKey } from "./house-facts.ts";
import type words from "./template/en.json";

export type TemplateWords = typeof words;

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/** The key of the entry in the templates that is repeated for every apartment. */
const eachApartment = "$apartment";

type TextSource = { answers: Answers; lang: Lang; words: TemplateWords };

/** With the template's entry for an apartment once for each, and without what the house has not. */
export function houseTexts(template: Json, file: string, source: TextSource): Json {
  const { answers, lang, words } = source;
  const texts = filled(template, answers);
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
  return texts;
}

/** @param apartment the key of the one whose entry this is: `{{apartment}}` there is its name */
function filled(value: Json, answers: Answers, apartment?: string): Json {
  if (typeof value === "string") return value.replace("{{apartment}}", `{${apartment}.name}`);
  if (Array.isArray(value)) return value.map((entry) => filled(entry, answers, apartment));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]): [string, Json][] => {
      if (key !== eachApartment) return [[key, filled(entry, answers, apartment)]];
      return answers.apartments.map((_, index) => {
        const own = apartmentKey(index);
        return [own, filled(entry, answers, own)];
      });
    }),
  );
}
