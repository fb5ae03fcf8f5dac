import type { KeyPath } from "./faults.ts";

/** Every text of parsed JSON, with the keys that lead to it. */
export function stringsIn(value: unknown, path: KeyPath = []): { path: KeyPath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => stringsIn(entry, [...path, index]));
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, entry]) => stringsIn(entry, [...path, key]));
}
