import { type KeyPath, type Problem, problem } from "../../src/site/content/problem.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { type Group, isGroup, valueAt } from "./values.ts";

// Texts of a language beside those of the first one, which takes the place of what is missing.

/** Called with the key of each text that is replaced, unless the first one is empty too. */
type Report = (path: KeyPath) => void;

/** Completes a group of texts with those of the first language where they are missing or empty. */
export function completed(first: Group, own: Group, report: Report, path: KeyPath = []): Group {
  const keys = new Set([...Object.keys(first), ...Object.keys(own)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, filledFrom(first[key], own[key], report, [...path, key])]),
  );
}

/** The same for the value at `path`. */
export function filledFrom(first: unknown, own: unknown, report: Report, path: KeyPath): unknown {
  const isBlank = typeof first === "string" && typeof own === "string" && isEmpty(own);
  if (own === undefined || isBlank) {
    if (!isEmpty(first)) report(path);
    return first;
  }
  if (Array.isArray(first) && Array.isArray(own)) {
    const length = Math.max(first.length, own.length);
    return Array.from({ length }, (_, index) =>
      filledFrom(first[index], own[index], report, [...path, index]),
    );
  }
  return isGroup(first) && isGroup(own) ? completed(first, own, report, path) : own;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

type Compared = {
  /** The first language. */
  lang: Lang;
  /** Whether the facts have been filled in; names in braces are not compared without. */
  isFilled: boolean;
};

/**
 * Differences between the texts of two languages that are valid by themselves: entries of lists, their
 * ids, names in braces. The languages may name different facts. Their place is the key in `own`.
 */
export function differences(
  first: unknown,
  own: unknown,
  compared: Compared,
  path: KeyPath = [],
): Problem[] {
  const { lang, isFilled } = compared;
  if (typeof first === "string" && typeof own === "string") {
    if (isIdentity(path)) {
      return first === own ? [] : [problem("id-differs", "", path, { id: own, first, lang })];
    }
    const [wanted, found] = [bracesOf(first), bracesOf(own)];
    if (!isFilled || wanted === found) return [];
    return [problem("braces-differ", "", path, { found, first: wanted, lang })];
  }
  if (Array.isArray(first) && Array.isArray(own)) {
    if (own.length > first.length) {
      const values = { count: own.length, first: first.length, lang };
      return [problem("entries-more", "", path, values)];
    }
    return first.flatMap((entry, index) =>
      differences(entry, own[index], compared, [...path, index]),
    );
  }
  if (!isGroup(first)) return [];
  return Object.entries(first).flatMap(([key, value]) =>
    differences(value, valueAt(own, [key]), compared, [...path, key]),
  );
}

/** Whether a text identifies an entry of a list, as ids do, or the names of cookies. */
function isIdentity(path: KeyPath): boolean {
  const key = String(path.at(-1));
  if (typeof path.at(-2) !== "number") return false;
  return ["id", "code", "category"].includes(key) || (key === "name" && path.at(-3) === "cookies");
}

/** The names in braces of a text, in the order of the alphabet. */
function bracesOf(text: string): string {
  return (text.match(/\{[^{}]*\}/g) ?? []).sort().join(" ") || "–";
}
