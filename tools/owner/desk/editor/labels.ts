import { analyticsServices } from "../../../../src/site/analytics/services.ts";
import type { InOwnerLanguages, OwnerLanguage } from "../../../content/owner-language.ts";
import { searchLengths } from "../../../content/text-shapes.ts";
import { valuesAt } from "../../../content/values.ts";
import { languageName } from "../../words.ts";
import english from "./labels.en.json" with { type: "json" };
import italian from "./labels.it.json" with { type: "json" };

// Keys of `fields` and `hints` are key paths without the entries of lists: `facts.villa.name`.

type Labels = Record<keyof typeof english, Partial<Record<string, string>>>;

// a label that English has and Italian lacks is an error of types
const labels: InOwnerLanguages<Labels> = { en: english, it: italian satisfies typeof english };

export function fieldLabel(path: string, lang: OwnerLanguage): string {
  return ownLabel(path, lang) ?? labelOf(lastOf(path));
}

export function ownLabel(path: string, lang: OwnerLanguage): string | undefined {
  const { fields, numbered } = labels[lang];
  const key = keyOf(fields, path);
  if (key) return fields[key];
  const [, stem = "", figure] = /^([a-z]+)(\d+)$/.exec(lastOf(path)) ?? [];
  return numbered[stem] && `${numbered[stem]} ${figure}`;
}

/** A set of photographs: that of a home by its name in the facts. */
export function setLabel(set: string, facts: unknown, lang: OwnerLanguage): string {
  const key = set.replace(/-(\d+)$/, "$1");
  return homeName(facts, key) ?? fieldLabel(key, lang);
}

export function homeName(facts: unknown, key: string): string | undefined {
  const homes = valuesAt(facts, "apartments.*").map(({ value }) => Object(value));
  return homes.find((home) => home.key === key)?.name;
}

export function fileLabel(name: string, lang: OwnerLanguage): string {
  return labels[lang].files[name] ?? labelOf(name);
}

export function fieldHint(path: string, lang: OwnerLanguage): string | undefined {
  const { title, description } = searchLengths;
  const { hints } = labels[lang];
  return hints[keyOf(hints, path) ?? ""]
    ?.replace("{title}", String(title))
    .replace("{description}", String(description));
}

/** Some say something else in one field: `analytics.none`. */
export function optionLabel(field: string, value: unknown, lang: OwnerLanguage): string {
  const { options } = labels[lang];
  if (/^languages?$/.test(field)) return languageName(String(value), lang);
  const [, service] = Object.entries(analyticsServices).find(([key]) => key === value) ?? [];
  return options[`${field}.${value}`] ?? options[String(value)] ?? service?.name ?? String(value);
}

/** A key as a label: `checkInFrom` becomes “Check in from”. */
export function labelOf(name: string): string {
  const spaced = name
    .replace(/[-_]/g, " ")
    .replace(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The key that holds the words of a field: its whole path, its file and name, or its name alone. */
export function keyOf(words: Labels["fields"], path: string): string | undefined {
  const [file] = path.split(".");
  return [path, `${file}.${lastOf(path)}`, lastOf(path)].find((key) => key in words);
}

function lastOf(path: string): string {
  return path.split(".").at(-1) ?? "";
}
