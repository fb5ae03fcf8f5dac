import { type KeyPath, type Problem, problem } from "../../src/site/content/problem.ts";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { type Group, isGroup, valueAt } from "./values.ts";

/** Called with the key of each text that is replaced, unless the first one is empty too. */
type Report = (path: KeyPath) => void;

export function completed(first: Group, own: Group, report: Report, path: KeyPath = []): Group {
  const keys = new Set([...Object.keys(first), ...Object.keys(own)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, filledFrom(first[key], own[key], report, [...path, key])]),
  );
}

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

/**
 * In entries of lists, their ids and names in braces; the languages may name different facts.
 * @param lang the first language
 */
export function differences(
  first: unknown,
  own: unknown,
  lang: Lang,
  path: KeyPath = [],
): Problem[] {
  if (typeof first === "string" && typeof own === "string") {
    if (isIdentity(path)) {
      return first === own ? [] : [problem("id-differs", "", path, { id: own, first, lang })];
    }
    const [wanted, found] = [bracesOf(first), bracesOf(own)];
    if (wanted === found) return [];
    return [problem("braces-differ", "", path, { found, first: wanted, lang })];
  }
  if (Array.isArray(first) && Array.isArray(own)) {
    if (own.length > first.length) {
      const values = { count: own.length, first: first.length, lang };
      return [problem("entries-more", "", path, values)];
    }
    return first.flatMap((entry, index) => differences(entry, own[index], lang, [...path, index]));
  }
  if (!isGroup(first)) return [];
  return Object.entries(first).flatMap(([key, value]) =>
    differences(value, valueAt(own, [key]), lang, [...path, key]),
  );
}

function isIdentity(path: KeyPath): boolean {
  const key = String(path.at(-1));
  if (typeof path.at(-2) !== "number") return false;
  return ["id", "code", "category"].includes(key) || (key === "name" && path.at(-3) === "cookies");
}

function bracesOf(text: string): string {
  const names = [...text.matchAll(/\{([^{}|]*)/g)].map(([, name]) => `{${name}}`);
  return [...new Set(names)].sort().join(" ") || "–";
}
