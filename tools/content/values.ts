import { type KeyPath, type Problem, problemIf } from "../../src/site/content/problem.ts";

export type Group = Record<string, unknown>;

export function isGroup(value: unknown): value is Group {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** As the method of maps that engines will have: what a key has, or what is made for it now. */
export function getOrInsertComputed<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

export const mostKeys = 4;

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

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

/** Every value at a path in which `*` stands for each key: `plans.*.rooms.*.home`. */
export function valuesAt(root: unknown, places: string): { path: KeyPath; value: unknown }[] {
  const start: ReturnType<typeof valuesAt> = [{ path: [], value: root }];
  return places.split(".").reduce(
    (found, part) =>
      found.flatMap(({ path, value }) =>
        Object.entries(Object(value))
          .filter(([key]) => part === "*" || part === key)
          .map(([key, inner]) => ({
            path: [...path, Array.isArray(value) ? Number(key) : key],
            value: inner,
          })),
      ),
    start,
  );
}

/** The names at some places of a file that are none of those that may stand there. */
export function wrongNames(
  { file, root, places }: { file: string; root: unknown; places: string },
  choices: readonly string[],
  code: "choice" | "page-kept" = "choice",
): Problem[] {
  return valuesAt(root, places).flatMap(({ path, value }) =>
    problemIf(!choices.includes(String(value)), code, file, path, { value, choices }),
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
