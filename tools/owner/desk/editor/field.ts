import type { Languages } from "../../../../src/site/site-map/languages.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { type Shape, shapeIn, withoutNull } from "../../../content/shape.ts";
import { isGroup, valueAt, valuesAt } from "../../../content/values.ts";
import { languageName, say } from "../../words.ts";
import keysOfFacts from "./keys-of-facts.json" with { type: "json" };
import { fieldHint, homeName, labelOf, optionLabel, ownLabel } from "./labels.ts";

/** A field of the editor's configuration (https://sveltiacms.app/en/docs/fields). */
export type Field = {
  name: string;
  label: string;
  widget: string;
  [option: string]: unknown;
};

export type FieldSource = {
  name: string;
  /** Key path, beginning with the file name: `facts.villa.name`. */
  path: string;
  shape: Shape;
  /** Its current values in the files: they determine the order of the keys and the length of texts. */
  samples: unknown[];
  isRequired: boolean;
  /** What the menu calls the pages, by the key of each. */
  pages?: ReadonlyMap<string, string>;
  /** As the file has them. */
  facts?: unknown;
  /** Of an entry: what begins the names that texts have for it; a point alone while there is none. */
  namesBegin?: string;
  /** Whether the file has a version per language. */
  isTranslated: boolean;
  lang: OwnerLanguage;
  languages: Languages;
};

/** Length in characters from which a text gets a field of several lines. */
const longText = 60;
/** Photographs with which a carousel may begin. */
const mostAtStart = 40;

function fieldOf(source: FieldSource): Field {
  const { shape, isNullable } = withoutNull(source.shape);
  const isRequired = source.isRequired && !isNullable;
  const { lang } = source;
  const inTexts = nameInTexts(source);
  const language = source.languages.find((each) => each === source.name);
  const names = shape.names?.map((each) => `{${each}}`).join(" ");
  const hints = [
    fieldHint(source.path, lang),
    shape.kind === "markdown" && say("editor.markdown", lang),
    inTexts && say("editor.inTexts", lang, { name: inTexts }),
    names && say("editor.braces", lang, { names }),
    !isRequired && say("editor.leftOut", lang),
    isId(source) && say("editor.sameInAll", lang),
  ].filter((hint) => typeof hint === "string");
  return {
    name: source.name,
    label:
      shape.label?.[lang] ??
      homeName(source.facts, source.name) ??
      ownLabel(source.path, lang) ??
      source.pages?.get(source.name) ??
      (language && languageName(language, lang)) ??
      labelOf(source.name),
    ...(hints.length > 0 && { hint: hints.join(" ") }),
    // otherwise the editor rejects an empty list
    required: isRequired && (shape.type !== "array" || Boolean(shape.minItems)),
    ...(source.isTranslated && { i18n: isId(source) ? "duplicate" : true }),
    ...kindOfField({ ...source, shape }),
  };
}

/** By which texts write a fact; those of yes and no, and groups, have none. */
function nameInTexts({ name, namesBegin = "", shape }: FieldSource): string | undefined {
  const { inTexts, type = "" } = shape;
  const hasName = inTexts !== undefined && namesBegin !== ".";
  if (!hasName || !/string|number|integer/.test(type)) return undefined;
  return `{${namesBegin}${inTexts === true ? name : inTexts}}`.replace(".}", "}");
}

/** Ids link the entries of the languages. */
function isId({ name, isTranslated, shape }: FieldSource): boolean {
  return isTranslated && name === "id" && shape.type === "string";
}

type Kind = { widget: string; [option: string]: unknown };

function kindOfField(source: FieldSource): Kind {
  const { shape } = source;
  const isInOneLine = source.samples.every((sample) => String(sample).length <= longText);
  if (shape.widget) return { widget: shape.widget };
  if (shape.enum) return select(shape.enum, source);
  if (shape.anyOf || shape.oneOf) return kindOfChoice(source);
  if (shape.const === true || shape.type === "boolean") return { widget: "boolean" };
  if (shape.type === "integer" || shape.type === "number") return numberField(shape);
  if (shape.type === "array") return listField(source);
  if (shape.type === "object") {
    return { widget: "object", collapsed: true, fields: fieldsOf(source) };
  }
  if (shape.kind === "markdown") return { widget: "text" };
  return { widget: shape.kind && !isInOneLine ? "text" : "string" };
}

function select(values: readonly unknown[], { name, lang }: FieldSource): Kind {
  const options = [...new Set(values)].map((value) => {
    return { label: optionLabel(name, value, lang), value };
  });
  return { widget: "select", options };
}

/** A field of our own: the editor's would make 50 of `99,50`. */
function numberField({ type, unit, minimum, exclusiveMinimum, maximum }: Shape): Kind {
  const decimals = type === "integer" ? 0 : unit === "money" ? 2 : undefined;
  const limits = { decimals, min: minimum, above: exclusiveMinimum, max: maximum };
  return { widget: "figure", limits };
}

function listField(source: FieldSource): Kind {
  const { shape, samples } = source;
  const items = shape.prefixItems?.[0] ?? (typeof shape.items === "object" ? shape.items : {});
  const found = samples.flatMap((sample) => (Array.isArray(sample) ? sample : []));
  const entry = fieldOf({
    ...source,
    name: "entry",
    path: `${source.path}.entry`,
    shape: items,
    samples: found,
    isRequired: true,
    ...(shape.namedBy && { namesBegin: `${valueAt(found[0], [shape.namedBy]) ?? ""}.` }),
  });
  const isFixed = shape.minItems !== undefined && shape.minItems === shape.maxItems;
  return {
    widget: "list",
    label_singular: entry.label,
    ...(shape.minItems && { min: shape.minItems }),
    ...(shape.maxItems && { max: shape.maxItems }),
    ...(isFixed && { allow_remove: false }),
    ...("fields" in entry && entry.widget === "object"
      ? { fields: entry.fields, collapsed: true }
      : // a new one has its entries at once, such as the two days of a period
        { field: entry, ...(isFixed && { default: Array(shape.minItems).fill("") }) }),
  };
}

export function fieldsOf(source: Omit<FieldSource, "name" | "isRequired">): Field[] {
  const { shape, samples } = source;
  // labels of the fields of an entry are found by the key path of its list
  const base = source.path.replace(/\.entry$/, "");
  const fields = namesOf(source).map((name) => {
    const values = samples.flatMap((sample) =>
      isGroup(sample) && name in sample ? [sample[name]] : [],
    );
    const isRequired = Boolean(shape.required?.includes(name));
    const path = `${base}.${name}`;
    const inner = shapeIn(shape, name) ?? {};
    return fieldOf({ ...source, name, path, shape: inner, samples: values, isRequired });
  });
  // the editor keeps what has no field
  return fields.filter(({ fields: parts }) => !Array.isArray(parts) || parts.length > 0);
}

/** Where the facts have the keys of groups that have a field for each entry there. */
const keyedByFacts: Readonly<Record<string, string>> = keysOfFacts;

/** Also of the site's languages, where a group has a text for each, and of what the facts name. */
function namesOf(source: Omit<FieldSource, "name" | "isRequired">) {
  const { shape, samples, languages, facts, path } = source;
  const { properties = {}, propertyNames } = shape;
  const found = samples.flatMap((sample) => (isGroup(sample) ? Object.keys(sample) : []));
  const others = languages.filter((lang) => propertyNames?.enum?.includes(lang));
  const keys = valuesAt(facts, keyedByFacts[path] ?? "-").map(({ value }) => String(value));
  // a single home is the house
  const named = "house" in properties && keys.length === 1 ? [] : keys;
  const names = [...new Set([...found, ...Object.keys(properties), ...others, ...named])];
  // in the editor they may contain neither spaces nor dots
  return names.some((name) => /[\s.]/.test(name)) ? [] : names;
}

/** Groups with the same names become one, in which each takes what any of them allows. */
function kindOfChoice(source: FieldSource): Kind {
  const choices = source.shape.anyOf ?? source.shape.oneOf ?? [];
  const values = choices.flatMap(valuesOf);
  const parts = choices.flatMap(({ properties = {} }) => Object.entries(properties));
  const names = [...Map.groupBy(parts, ([name]) => name)];
  if (names.length > 0) {
    const properties = names.map(([name, all]): [string, Shape] => {
      return [name, { enum: all.flatMap(([, kind]) => valuesOf(kind)) }];
    });
    const required = names.map(([name]) => name);
    const shape = { type: "object", properties: Object.fromEntries(properties), required };
    return kindOfField({ ...source, shape });
  }
  if (values.length === 0) return { widget: "string" };
  const counts = Array.from({ length: mostAtStart }, (_, index) => index + 1);
  return select([...values, ...counts], source);
}

/** From which an owner chooses. */
function valuesOf({ type, enum: some, const: only }: Shape) {
  return type === "boolean" ? [true, false] : (some ?? (only ? [only] : []));
}
