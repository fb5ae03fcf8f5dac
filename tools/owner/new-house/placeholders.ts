import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import type { Shape } from "../../content/shape.ts";
import { isGroup } from "../../content/values.ts";
import { fieldLabel } from "../desk/editor/labels.ts";
import lawFiles from "./law-files.json" with { type: "json" };

export const project = join(import.meta.dirname, "../../..");
export const templates = join(import.meta.dirname, "template");

/** Whether a project has a house of an owner's, which is never written over. */
export function hasHouse(root: string): boolean {
  return existsSync(join(root, "content"));
}

/** @param path with the language, `de/villa.json`; of the demo's texts those of law hold for every house */
export function draftFile(path: string): string | undefined {
  const isLaw = lawFiles.includes(basename(path, ".json"));
  const folders = isLaw ? [templates, join(project, "demo")] : [templates];
  return folders.map((folder) => join(folder, path)).find((file) => existsSync(file));
}

/** What templates name; `apartments` are the homes, with what the entry of each names besides. */
type Values = Readonly<Record<string, unknown>> & { apartments: readonly { apartment: string }[] };

/**
 * A template with values in place of `$name`. The entry `$apartment` is there for each of the homes,
 * `pool?pool` where there is a value `pool`, and the entries of `apartments[]` are a list.
 */
export function filled(value: unknown, values: Values): unknown {
  if (typeof value === "string") {
    const [, whole = ""] = /^\$(\w+)$/.exec(value) ?? [];
    if (whole in values) return values[whole];
    return value.replace(/\$(\w+)/g, (sign, name) => String(values[name] ?? sign));
  }
  if (Array.isArray(value)) return value.map((entry) => filled(entry, values));
  if (!isGroup(value)) return value;
  // the demo's are services of its own
  if (value.id === "extras") return { ...value, body: values.extras };
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      if (key === "$apartment") {
        return values.apartments.map((own) => [
          own.apartment,
          filled(entry, { ...values, ...own }),
        ]);
      }
      const [, name = "", list, condition] = /^([^[?]+)(\[\])?(?:\?(\w+))?$/.exec(key) ?? [];
      if (condition && !values[condition]) return [];
      const own = filled(entry, values);
      return [[name, list && isGroup(own) ? Object.values(own) : own]];
    }),
  );
}

/** @param names of homes, by their key @param of what the group is called that a text belongs to */
type Source = {
  shape: Shape;
  path: string[];
  lang: OwnerLanguage;
  names: Readonly<Record<string, string>>;
  of?: string;
};

/** A value with all that its shape asks for: what is not there is a placeholder, a label in brackets. */
export function withPlaceholders(value: unknown, source: Source): unknown {
  const { shape } = source;
  const { anyOf, enum: choices } = shape;
  const isLeftOut = value === undefined;
  if (anyOf) {
    if (isLeftOut && anyOf.some(({ type }) => type === "null")) return null;
    const choice = anyOf.find(({ type }) => type !== "null") ?? {};
    return value === null ? null : withPlaceholders(value, { ...source, shape: choice });
  }
  if (shape.type === "array") return listOf(value, source);
  if (shape.type === "object") return groupOf(value, source);
  if (!isLeftOut) return value;
  if (choices) return choices[0];
  if (shape.type === "boolean") return false;
  return shape.type === "string" ? textOf(source) : (shape.minimum ?? 0);
}

function listOf(value: unknown, { shape, path, ...source }: Source): unknown[] {
  const { items, minItems = 0, prefixItems = [] } = shape;
  // a list of sentences has one at least, which shows the owner its place
  const isOfTexts = typeof items === "object" && items.type === "string";
  const given: unknown[] = Array.isArray(value) ? value : [];
  const least = isOfTexts && value === undefined ? 1 : 0;
  const length = Math.max(given.length, minItems, prefixItems.length, least);
  return Array.from({ length }, (_, index) => {
    const shape = prefixItems[index] ?? (typeof items === "object" ? items : {});
    return withPlaceholders(given[index], { ...source, shape, path: [...path, String(index + 1)] });
  });
}

function groupOf(value: unknown, source: Source): Record<string, unknown> {
  const { shape, path, lang } = source;
  const { properties = {}, required = [], additionalProperties } = shape;
  const group = isGroup(value) ? value : {};
  const others = typeof additionalProperties === "object" ? additionalProperties : {};
  const keys = [...new Set([...required, ...Object.keys(group)])];
  const title = typeof group.title === "string" && !group.title.includes("{") && group.title;
  const called = title || source.names[path.at(-1) ?? ""] || labelOf(path, lang);
  const of = path.length > 1 ? called : "";
  return Object.fromEntries(
    keys.map((key) => {
      const own = { ...source, shape: properties[key] ?? others, path: [...path, key], of };
      return [key, withPlaceholders(group[key], own)];
    }),
  );
}

/** With its number, where it is an entry of a list. */
function labelOf(path: string[], lang: OwnerLanguage): string {
  const fields = path.filter((part) => !/^\d+$/.test(part));
  const number = /^\d+$/.exec(path.at(-1) ?? "");
  return [fieldLabel(fields.join("."), lang), ...(number ?? [])].join(" ");
}

/** Entries of lists are linked across languages by their id, which is the same in all. */
function textOf({ shape, path, lang, of }: Source): string {
  if (path.at(-1) === "id") return path.slice(-3, -1).join("");
  const label = shape.label?.[lang] ?? labelOf(path, lang);
  const later = (shape.names ?? []).map((each) => `{${each}}`);
  return `[${[...(of ? [of, "–"] : []), label, ...later].join(" ")}]`;
}
