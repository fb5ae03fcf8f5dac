import type { Problem, ProblemCode } from "../../../src/site/content/problem.ts";
import catalogue from "../../../src/site/content/problem-catalogue.json" with { type: "json" };
import { jsonIn, type NamedHouse } from "../house.ts";
import type { InOwnerLanguages, OwnerLanguage } from "../owner-language.ts";
import { entryName, isGroup, keyName, valueAt } from "../values.ts";
import { type Place, placeOf } from "./place.ts";

/** How serious, worst first: it stops the publication, misleads guests, or would be an improvement. */
export const levels = ["stops", "misleads", "improves"] as const;
export type Level = (typeof levels)[number];

type Row = InOwnerLanguages<{ what: string; do: string; why?: string }>;

const { fault, stops, misleads, improves, why } = catalogue;

const rows: Readonly<Record<ProblemCode, Row>> = { ...fault, ...stops, ...misleads, ...improves };
const terms: Readonly<Record<string, InOwnerLanguages>> = catalogue.terms;

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === "string" && code in rows;
}

export function isFault({ code }: Pick<Problem, "code">): boolean {
  return code in fault;
}

export function levelOf({ code }: Pick<Problem, "code">): Level {
  if (code in misleads) return "misleads";
  return code in improves ? "improves" : "stops";
}

/** What is wrong, why it matters and where: `content/it/home.json, line 4: "description"`; or an address. */
export function say(found: Problem, house: NamedHouse, lang: OwnerLanguage) {
  const row = rows[found.code];
  const words = row[lang];
  const group = isFault(found) ? "fault" : levelOf(found);
  const place = placeOf(found, house);
  return {
    where: whereOf(found, place, house, lang),
    place,
    what: filled(`${words.what} ${words.do}`, found.values, lang),
    why: filled(words.why ?? why[group][lang], found.values, lang),
  };
}

/** The words between the names of a place. */
const inPlace = { en: { line: "line", of: "of" }, it: { line: "riga", of: "di" } };

function whereOf(
  found: Problem,
  place: Place | undefined,
  house: NamedHouse,
  lang: OwnerLanguage,
): string {
  const { file } = found;
  // a variable of the build has a name in capitals
  if (/^\/|^src\/|:\/\/|^[A-Z_]+$/.test(file)) return file;
  const line = place ? `, ${inPlace[lang].line} ${place.line}` : "";
  const key = keyOf(found, house, lang);
  return `${house.name}/${file}${line}${key && `: ${key}`}`;
}

/** In an entry of a list with the entry's name, which is easier to find than `[2].it`: `"it" of 03.jpg`. */
function keyOf({ file, path }: Problem, house: NamedHouse, lang: OwnerLanguage): string {
  const names = path.map((part, at) =>
    typeof part === "number"
      ? entryName(valueAt(jsonIn(house, file).value, path.slice(0, at + 1)))
      : undefined,
  );
  const last = names.findLastIndex((name) => name !== undefined);
  const key = keyName(path.slice(last + 1));
  const quoted = key && `"${key}"`;
  if (last < 0) return quoted;
  return [...(quoted ? [quoted, inPlace[lang].of] : []), names[last]].join(" ");
}

function filled(sentence: string, values: Problem["values"], lang: OwnerLanguage): string {
  return sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (written, name, format) =>
    name in values ? shown(values[name], format, lang) : written,
  );
}

function shown(value: unknown, format: string | undefined, lang: OwnerLanguage): string {
  if (Array.isArray(value) && format !== "json") {
    return value.map((each) => shown(each, format, lang)).join(", ");
  }
  const text = String(value);
  switch (format) {
    case "term":
      return terms[text]?.[lang] ?? text;
    case "decimal":
      return Number(value).toLocaleString(lang);
    case "json":
      return jsonShown(value, lang);
    case "language":
    case "country": {
      const type = format === "country" ? "region" : "language";
      return new Intl.DisplayNames(lang, { type }).of(text) ?? text;
    }
    case "places":
      // a slot is `page.slot`, a carousel has the name of its set
      return text.includes(".") ? text : `${terms.carousel?.[lang]} ${text}`;
    default:
      return text;
  }
}

/** Characters that are shown of a value. */
const longest = 60;

function jsonShown(value: unknown, lang: OwnerLanguage): string {
  if (Array.isArray(value)) return terms.list?.[lang] ?? "";
  if (isGroup(value)) return terms.group?.[lang] ?? "";
  const json = JSON.stringify(value);
  return json.length > longest ? `${json.slice(0, longest)}…` : json;
}
