import type { z } from "zod";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import words from "../words/en.json" with { type: "json" };
import { say, type WordKey } from "../words/words.ts";
import type { answersSchema } from "./answers.ts";

/** Answers as an owner could write them: a hut in the mountains. */
const example: z.input<typeof answersSchema> = {
  language: "it",
  name: "Baita Großglöckner-Sankt Kassian",
  kind: "hut",
  nameShort: "Baita Kassian",
  legalName: "Anna Großglöckner",
  phone: "+39 0471 849000",
  whatsapp: "390471849000",
  email: "anna@baita.example",
  siteUrl: "https://baita.example",
  address: {
    street: "Strada Pré de Costa 12",
    postalCode: "39036",
    city: "San Cassiano",
    province: "Bolzano",
    provinceCode: "BZ",
    region: "Trentino-Alto Adige",
    countryCode: "IT",
  },
  latitude: 46.56927,
  longitude: 11.93012,
  vat: "IT02891700219",
  codes: [
    {
      key: "cin",
      label: "CIN",
      name: "Codice identificativo nazionale",
      value: "IT021006C2ABCDEFGH",
    },
  ],
  airports: [{ code: "INN", minutes: 130, km: 142, road: "A22" }],
  engine: null,
  apartments: [{ name: "La Stua", guests: 6, bedrooms: 3 }],
  pets: "allowed",
  analytics: "none",
  pool: null,
};

/** The answers of an example as JSON, each below its question. */
export function exampleAnswers(lang: OwnerLanguage): string {
  const lines = JSON.stringify(example, null, 2).split("\n");
  const commented = lines.flatMap((line) => {
    const [, space = "", key = ""] = /^( +)"(\w+)"/.exec(line) ?? [];
    const word = `newHouse.${key}`;
    return isWord(word) ? [`${space}// ${say(word, lang, { number: 1 })}`, line] : [line];
  });
  return [`// ${say("newHouse.example", lang)}`, ...commented].join("\n");
}

function isWord(key: string): key is WordKey {
  return key in words;
}
