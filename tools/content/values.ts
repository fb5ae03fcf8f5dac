import type { KeyPath } from "../../src/site/content/problem.ts";

export type Group = Record<string, unknown>;

export function isGroup(value: unknown): value is Group {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

export const mostKeys = 4;

/** Keys that tell the entries of a list apart: the first that an entry has. */
const entryKeys = ["key", "id", "file", "code", "name"];

/** What an entry of a list is called in it; undefined for one without a name. */
export function entryName(entry: unknown): string | undefined {
  return entryKeys.map((key) => valueAt(entry, [key])).find((name) => typeof name === "string");
}

/** A key path as text: `services.items[3].title`. */
export function keyName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (parent, part) =>
      parent !== null && typeof parent === "object" ? Reflect.get(parent, part) : undefined,
    value,
  );
}

/** Every text in a value, with the keys that lead to it. */
export function stringsIn(value: unknown, path: KeyPath = []): { path: KeyPath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => stringsIn(entry, [...path, index]));
  }
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => stringsIn(entry, [...path, key]));
}
