import { pluralExamples, pluralForm, withArticles } from "../../src/modules/message-format.ts";
import { type Issue, issue, type KeyPath } from "../../src/site/content/problem.ts";
import type { FactWriter } from "./fact-writer.ts";
import { tieNumbers } from "./typography.ts";
import { valueAt } from "./values.ts";

// Names in braces in texts: facts, which are filled in when a text is read, and names that the site
// fills in later, such as `{n}` in "Photograph {n} of {total}".

/** A doubled brace, a name between braces, or a brace alone. */
const braces = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g;
/** The same, where forms of a number may have names of their own. */
const nestedBraces = /\{\{|\}\}|\{((?:[^{}]|\{\w+\})*)\}|[{}]/g;

/** Passes over a text, since a form of a number may contain the number itself: `{kitchens|a kitchen|{kitchens:words} kitchens}`. */
const depth = 2;

/** The same value with the facts in its texts; other names in braces stay. */
export function fillFacts(value: unknown, writer: FactWriter, file: unknown = value): unknown {
  if (typeof value === "string") return fillText(value, writer, file);
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry, writer, file));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillFacts(inner, writer, file)]),
  );
}

/** `{?pool}…{/pool}`: words of a house with a pool; `{!pool}…{/pool}`: of one without. */
const condition = /\{([?!])([\w.]+)\}([\s\S]*?)\{\/\2\}/;

/** By a list without some entries of the file, the places that those left have there. */
const placesInFile = new WeakMap<object, number[]>();

/** Leaves out entries whose text says nothing in this house; a group with such a text is `null`. */
export function entriesOfHouse(value: unknown, writer: FactWriter, isWhole = true): unknown {
  if (Array.isArray(value)) {
    const kept = [...value.keys()].filter((index) => saysAll(value[index], writer));
    const entries = kept.map((index) => entriesOfHouse(value[index], writer, false));
    placesInFile.set(entries, kept);
    return entries;
  }
  if (value === null || typeof value !== "object") return value;
  const texts = Object.values(value).filter((inner) => typeof inner === "string");
  if (!isWhole && texts.some((text) => !saysAll(text, writer))) return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, entriesOfHouse(inner, writer, false)]),
  );
}

/** Whether a text, and each text of a group, says something in this house. */
function saysAll(value: unknown, writer: FactWriter): boolean {
  if (typeof value === "string") {
    return !condition.test(value) || saidOf(value, writer).trim() !== "";
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) return true;
  return Object.values(value).every((inner) => saysAll(inner, writer));
}

/** The key that a place has in the file. @param ofHouse what `entriesOfHouse` has left of it */
export function placeInFile(path: KeyPath, ofHouse: unknown): KeyPath {
  return path.map((part, depth) => {
    const places = placesInFile.get(Object(valueAt(ofHouse, path.slice(0, depth))));
    return (typeof part === "number" && places?.[part]) || part;
  });
}

/** A text with its conditions resolved, the outer ones first; those on unknown names stay. */
function saidOf(text: string, writer: FactWriter): string {
  return text.replace(new RegExp(condition, "g"), (whole, sign, name, words) => {
    const isThere = writer.has(name);
    if (isThere === undefined) return whole;
    return isThere === (sign === "?") ? saidOf(words, writer) : "";
  });
}

export function fillText(text: string, writer: FactWriter, file?: unknown): string {
  if (!text.includes("{")) return tieNumbers(text);
  let filled = saidOf(text, writer);
  for (let pass = 0; pass < depth; pass++) {
    filled = filled.replace(braces, (found, name?: string) =>
      name === undefined ? found : (writer.write(name, file) ?? found),
    );
  }
  return tieNumbers(withArticles(filled, writer.locale));
}

/** Braces that nothing will fill, and signs alone; the site fills in the names in `later`. */
export function braceIssues(text: string, later: readonly string[], writer: FactWriter): Issue[] {
  return [...text.matchAll(nestedBraces)].flatMap(([found, inBraces]) => {
    if (found === "{{" || found === "}}") return [];
    if (inBraces === undefined) return [issue("brace-alone", { brace: found })];
    const [name = "", ...forms] = inBraces.split("|");
    const isNumber = later.includes(name) || writer.names.includes(name);
    if (isNumber && forms.length > 0 && !pluralForm(0, forms, writer.locale)) {
      return [issue("brace-forms", { written: found, numbers: pluralExamples(writer.locale) })];
    }
    if (!later.includes(name)) return [nameIssue(inBraces, writer)];
    return braceIssues(forms.join(), later, writer);
  });
}

function nameIssue(inBraces: string, writer: FactWriter): Issue {
  const [, sign = "", name = ""] = /^([?!/]?)([^:|]*)/.exec(inBraces) ?? [];
  const written = `{${inBraces}}`;
  if (sign && writer.has(name) !== undefined) {
    return issue("brace-open", { written, other: sign === "/" ? `{?${name}}` : `{/${name}}` });
  }
  if (!sign && writer.missing.includes(name))
    return issue("brace-absent", { written: `{${name}}` });
  if (!sign && writer.names.includes(name)) {
    return issue("brace-form", { written, plain: `{${name}}` });
  }
  return issue("brace-unknown", { written });
}

/** A text with its escapes resolved: `{{` and `}}` become one brace each. */
export function withoutEscapes(text: string): string {
  return text.replace(/\{\{|\}\}/g, ([brace = ""]) => brace);
}
