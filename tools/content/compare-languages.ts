import { type KeyPath, type Problem, valueAt } from "./faults.ts";

/**
 * Differences between two languages whose files are valid by themselves: entries of lists, their ids,
 * placeholders. The languages may name different facts.
 * @param isFilled whether the facts have been filled in; placeholders are not compared without
 */
export function compareLanguages(english: unknown, italian: unknown, isFilled: boolean): Problem[] {
  const differing = compare(english, italian, []);
  return isFilled ? differing : differing.filter(({ kind }) => kind !== "placeholders");
}

type Difference = Problem & { kind?: "placeholders" };

function compare(english: unknown, italian: unknown, path: KeyPath): Difference[] {
  if (typeof english === "string" && typeof italian === "string") {
    return isIdentity(path)
      ? compareIds(english, italian, path)
      : comparePlaceholders(english, italian, path);
  }
  if (Array.isArray(english) && Array.isArray(italian)) {
    if (italian.length > english.length) {
      const message = `has ${italian.length} entries, English has ${english.length}; give both languages the same`;
      return [{ path, message }];
    }
    return english.flatMap((entry, index) => compare(entry, italian[index], [...path, index]));
  }
  if (english === null || typeof english !== "object") return [];
  return Object.entries(english).flatMap(([key, value]) =>
    compare(value, valueAt(italian, [key]), [...path, key]),
  );
}

/** Whether a text identifies an entry of a list, as ids do, or the names of cookies. */
function isIdentity(path: KeyPath): boolean {
  const key = String(path.at(-1));
  if (typeof path.at(-2) !== "number") return false;
  return ["id", "code", "category"].includes(key) || (key === "name" && path.at(-3) === "cookies");
}

function compareIds(english: string, italian: string, path: KeyPath): Problem[] {
  if (english === italian) return [];
  const message = `is "${italian}", English has "${english}" there; give both languages the same entries in the same order`;
  return [{ path, message }];
}

function comparePlaceholders(english: string, italian: string, path: KeyPath): Difference[] {
  const wanted = bracesOf(english);
  const given = bracesOf(italian);
  if (wanted.join() === given.join()) return [];
  const message = `has ${listed(given)} where English has ${listed(wanted)}; write the same`;
  return [{ path, message, kind: "placeholders" }];
}

function bracesOf(text: string): string[] {
  return (text.match(/\{[^{}]*\}/g) ?? []).sort();
}

function listed(braces: string[]): string {
  return braces.join(" ") || "no placeholder";
}
