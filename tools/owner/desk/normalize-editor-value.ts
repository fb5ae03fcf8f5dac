import { type Shape, shapeIn, withoutNull } from "../../content/shape.ts";
import { isGroup, stringsIn } from "../../content/values.ts";
import { editJson, isEqual } from "./edit-json.ts";

/** By these keys the editor tells apart the entries of a list that it is changing. */
const ownMark = /^__sc_/;

/** The editor sends every field: empty optional ones are left out again, unless the file has them. */
export function normalizeEditorValue(
  value: unknown,
  before: unknown,
  described: Shape | undefined,
): unknown {
  if (isEqual(value, before)) return value;
  const { shape, isNullable } = withoutNull(described ?? {});
  const normalized = normalizeParts(value, before, shape);
  return isNullable && isBlank(normalized) ? null : normalized;
}

function normalizeParts(value: unknown, before: unknown, shape: Shape): unknown {
  if (typeof value === "string") return value.replaceAll("\r\n", "\n");
  if (Array.isArray(value)) {
    const old = Array.isArray(before) && before.length === value.length ? before : [];
    const items = typeof shape.items === "object" ? shape.items : undefined;
    return value.map((item, index) => normalizeEditorValue(item, old[index], items));
  }
  if (!isGroup(value)) return value;
  const group = shape.anyOf?.find(({ type }) => type === "object") ?? shape;
  const old = isGroup(before) ? before : {};
  // the desk's own fields return their keys alphabetically
  const known = Object.keys(group.properties ?? {}).filter((name) => name in value);
  const names = isGroup(before) ? Object.keys(value) : [...known, ...Object.keys(value)];
  const normalized = [...new Set(names)].map(
    (name) => [name, normalizeEditorValue(value[name], old[name], shapeIn(group, name))] as const,
  );
  return Object.fromEntries(
    normalized.filter(([name, inner]) => !isLeftOut(name, inner, before, group)),
  );
}

function isLeftOut(name: string, value: unknown, before: unknown, shape: Shape): boolean {
  if (ownMark.test(name)) return true;
  const isOptional = !shape.required?.includes(name);
  const isThere = isGroup(before) && name in before;
  if (isThere && isEqual(value, before[name])) return false;
  // a switch that was never set
  if (value === false) return isOptional && !isThere;
  if (!isBlank(value)) return false;
  // an Italian text that is missing shows English
  return isOptional || (typeof value === "string" && isGroup(before) && !isThere);
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && Object.values(value).every(isBlank);
}

type Format = { fromFile(text: string): unknown; toFile(value: unknown): string };

/** Unchanged parts stay as the owner wrote them; an empty field becomes the schema's empty value. */
export function ownFormat(shape: Shape): Format {
  const read: { text: string; value: unknown }[] = [];
  return {
    fromFile(text) {
      const value = JSON.parse(text);
      read.push({ text: `${text}\n`, value });
      return structuredClone(value);
    },
    toFile(value) {
      // the editor does not pass the language
      const [before] = read.toSorted((a, b) => inCommon(b.value, value) - inCommon(a.value, value));
      if (!before) return JSON.stringify(normalizeEditorValue(value, {}, shape), null, 2);
      return editJson(before.text, normalizeEditorValue(value, before.value, shape));
    },
  };
}

function inCommon(one: unknown, other: unknown): number {
  const texts = new Set(stringsIn(one).map(({ text }) => text));
  return stringsIn(other).filter(({ text }) => texts.has(text)).length;
}
