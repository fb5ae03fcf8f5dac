import type { KeyPath, Problem } from "./faults.ts";
import { isGroup } from "./groups.ts";

/**
 * Completes Italian texts with English ones where they are missing or empty.
 * @param report called for each text that is replaced, unless the English one is empty too
 */
export function fillFromEnglish(
  english: Record<string, unknown>,
  italian: Record<string, unknown>,
  report: (problem: Problem) => void,
): Record<string, unknown> {
  return fillGroup(english, italian, report, []);
}

function fillGroup(
  english: Record<string, unknown>,
  italian: Record<string, unknown>,
  report: (problem: Problem) => void,
  path: KeyPath,
): Record<string, unknown> {
  const keys = new Set([...Object.keys(english), ...Object.keys(italian)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, fill(english[key], italian[key], report, [...path, key])]),
  );
}

/** The same for the value at `path`. */
export function fill(
  english: unknown,
  italian: unknown,
  report: (problem: Problem) => void,
  path: KeyPath,
): unknown {
  if (italian === undefined) {
    if (!isEmpty(english)) report({ path, message: "is missing; English is shown" });
    return english;
  }
  if (typeof english === "string" && typeof italian === "string" && isEmpty(italian)) {
    report({ path, message: "is empty; English is shown" });
    return english;
  }
  if (Array.isArray(english) && Array.isArray(italian)) {
    const length = Math.max(english.length, italian.length);
    return Array.from({ length }, (_, index) =>
      fill(english[index], italian[index], report, [...path, index]),
    );
  }
  if (isGroup(english) && isGroup(italian)) {
    return fillGroup(english, italian, report, path);
  }
  return italian;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
