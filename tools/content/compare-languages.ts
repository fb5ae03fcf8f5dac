import { factNames } from "../../src/site/content/fact-values.ts";
import { type KeyPath, type Problem, valueAt } from "./faults.ts";

/** Placeholders that the code replaces; a text may contain no others. */
const placeholders = new Set([
  ...factNames,
  ..."email language m n total year set price latitude longitude width home area link".split(" "),
  ..."arrival balanceDays cancelDays checkIn checkOut days deposit from nights number".split(" "),
  ..."pool slug summary to villa".split(" "),
]);

/** Differences between two languages that are each valid: entries of lists, their ids, placeholders. */
export function compareLanguages(english: unknown, italian: unknown): Problem[] {
  return compare(english, italian, []);
}

function compare(english: unknown, italian: unknown, path: KeyPath): Problem[] {
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

function comparePlaceholders(english: string, italian: string, path: KeyPath): Problem[] {
  const wanted = bracesOf(english);
  const given = bracesOf(italian);
  if (wanted.join() !== given.join()) {
    const message = `has ${listed(given)} where English has ${listed(wanted)}; write the same`;
    return [{ path, message }];
  }
  return wanted
    .filter((brace) => !placeholders.has(brace.slice(1, -1)))
    .map((brace) => ({
      path,
      message: `holds ${brace}, which nothing fills; remove it in both languages`,
    }));
}

function bracesOf(text: string): string[] {
  return (text.match(/\{[^{}]*\}/g) ?? []).sort();
}

function listed(braces: string[]): string {
  return braces.join(" ") || "no placeholder";
}
