import { z } from "zod";
import { defaultAnalytics, otherAnalytics } from "../../../src/site/analytics/services.ts";
import { type HouseKind, houseKinds } from "../../../src/site/content/facts.ts";
import { type Format, formatted, hostAddress } from "../../../src/site/content/formats.ts";
import { type OwnerLanguage, ownerLanguages } from "../../content/owner-language.ts";
import words from "../words/en.json" with { type: "json" };
import { say, type WordKey } from "../words.ts";
import example from "./template/example.json" with { type: "json" };

const text = z.string().trim().regex(/\S/, "empty");
const code = z.strictObject({
  /** `cin` for Italy's national code; else any name of letters. */
  key: formatted("key"),
  label: text,
  name: z.string().trim().default(""),
  value: text,
});

export const mostHomes = 8;

/** With `--yes` from a JSON file of this shape; what it leaves out has the default from here. */
export const answersSchema = z.strictObject({
  /** The language of the questions and of the owner's tools. */
  language: z.enum(ownerLanguages).default("en"),
  /** Of the site, its first one first. */
  languages: z.array(formatted("languageTag")).min(1).default(["en", "it"]),
  name: text,
  kind: z.enum(Object.keys(houseKinds) as [HouseKind, ...HouseKind[]]).default("villa"),
  /** In place of a kind, by language. */
  kindWords: z.record(z.string(), formatted("kindWords")).optional(),
  nameShort: text.optional(),
  legalName: text.optional(),
  phone: formatted("phone"),
  whatsapp: formatted("whatsapp").optional(),
  email: formatted("email"),
  siteUrl: hostAddress("siteUrl").optional(),
  address: z.strictObject({
    street: text,
    postalCode: text,
    city: text,
    province: text.optional(),
    provinceCode: text.optional(),
    region: text.optional(),
    countryCode: formatted("country"),
  }),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  vat: text.optional(),
  codes: z.array(code).default([]),
  airports: z
    .array(
      z.strictObject({
        code: formatted("threeCapitals"),
        minutes: z.int().min(1).max(600),
        km: z.number().positive().max(1000),
        road: text,
      }),
    )
    .max(4)
    .default([]),
  /** Addresses of the booking engine by language; `null` without one. */
  engine: z
    .record(z.string(), z.url("engine" satisfies Format))
    .nullable()
    .default(null),
  apartments: z
    .array(
      z.strictObject({
        name: text,
        guests: z.int().min(1).max(500),
        bedrooms: z.int().min(1).optional(),
      }),
    )
    .min(1)
    .max(mostHomes),
  minimumAge: z.int().min(1).optional(),
  pets: z.enum(["onRequest", "allowed", "notAllowed"]).default("onRequest"),
  /** With `none` nobody is asked for consent. */
  analytics: z.enum([defaultAnalytics, ...otherAnalytics, "none"]).default("none"),
  /** Length and width in metres; `null` without a pool. */
  pool: z
    .strictObject({ length: z.number().positive(), width: z.number().positive() })
    .nullable()
    .default(null),
});
export type Answers = z.output<typeof answersSchema>;

/** What tells a German name, in which ö is written oe. */
const german = /ß|\b(haus|hof|hütte|alm|berg|sankt|schloss|landhaus)/i;

/** `Cala Blu, già Mulino` as an address: `cala-blu-gia-mulino`; `Großglöckner` as `grossgloeckner`. */
export function slugOf(name: string): string {
  const written = german.test(name) ? name.replace(/[äöü]/gi, "$&e") : name;
  return written
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Answers of a house that is nobody's, each with its question as a comment. */
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
