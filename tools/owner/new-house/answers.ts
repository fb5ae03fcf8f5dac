import { z } from "zod";
import { type HouseKind, houseKinds } from "../../../src/site/content/facts.ts";
import { type Format, formatted } from "../../../src/site/content/formats.ts";
import { type OwnerLanguage, ownerLanguages } from "../../content/owner-language.ts";
import words from "../words/en.json" with { type: "json" };
import { say, type WordKey } from "../words.ts";
import example from "./template/example.json" with { type: "json" };

const text = z.string().trim().regex(/\S/, "empty");

export const mostHomes = 8;

/** What is asked, or read with `--yes` from a JSON file of this shape. All else is for the desk. */
export const answersSchema = z.strictObject({
  /** The language of the questions and of the owner's tools. */
  language: z.enum(ownerLanguages).default("en"),
  /** Of the site, its first one first. */
  languages: z.array(formatted("languageTag")).min(1).default(["en", "it"]),
  name: text,
  kind: z.enum(Object.keys(houseKinds) as [HouseKind, ...HouseKind[]]).default("villa"),
  /** In place of a kind, by language. */
  kindWords: z.record(z.string(), formatted("kindWords")).optional(),
  phone: formatted("phone"),
  whatsapp: formatted("whatsapp").optional(),
  email: formatted("email"),
  address: z.strictObject({
    street: text,
    postalCode: text,
    city: text,
    countryCode: formatted("country"),
  }),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Addresses of the booking engine by language; `null` without one. */
  engine: z
    .record(z.string(), z.url("engine" satisfies Format))
    .nullable()
    .default(null),
  apartments: z
    .array(z.strictObject({ name: text, guests: z.int().min(1).max(500) }))
    .min(1)
    .max(mostHomes),
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
