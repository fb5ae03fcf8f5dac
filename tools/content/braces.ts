import type { FactWriter } from "./fact-writer.ts";
import { nearest } from "./nearest.ts";
import { tieNumbers } from "./typography.ts";

// Names in braces in texts: facts, which are filled in when a text is read, and names that the site
// fills in later, such as `{n}` in "Photograph {n} of {total}".

/** A doubled brace, a name between braces, or a brace alone. */
const braces = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g;

/** Passes over a text, since a form of a number may contain the number itself: `{kitchens|1 kitchen|{kitchens} kitchens}`. */
const depth = 2;

/**
 * The same value with the facts in all its texts; other names in braces stay as they are.
 * @param value parsed JSON
 * @param writer writes the facts in the language of the texts
 * @param file the file whose lists texts can count
 */
export function fillFacts(value: unknown, writer: FactWriter, file: unknown = value): unknown {
  if (typeof value === "string") return fillText(value, writer, file);
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry, writer, file));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillFacts(inner, writer, file)]),
  );
}

function fillText(text: string, writer: FactWriter, file: unknown): string {
  let filled = text;
  for (let pass = 0; pass < depth; pass++) {
    filled = filled.replace(braces, (found, name?: string) =>
      name === undefined ? found : (writer.write(name, file) ?? found),
    );
  }
  return tieNumbers(filled);
}

/**
 * A message for each brace of a filled text that nothing will fill.
 * @param later the names that the site fills in later
 */
export function braceFaults(text: string, later: readonly string[], writer: FactWriter): string[] {
  return [...text.matchAll(braces)].flatMap(([found, inBraces]) => {
    if (found === "{{" || found === "}}") return [];
    if (inBraces === undefined)
      return [`has a ${found} alone; write ${found}${found} for the sign`];
    if (later.includes(inBraces)) return [];
    return [nameFault(inBraces, later, writer)];
  });
}

function nameFault(inBraces: string, later: readonly string[], writer: FactWriter): string {
  const [name = ""] = inBraces.split(/[:|]/);
  if (writer.missing.includes(name)) {
    return `names {${name}}, which content/facts.json does not have; add it there, or rewrite the text`;
  }
  if (writer.names.includes(name)) {
    return `has {${inBraces}}, which cannot be written so; write {${name}}, and after the name of a number :words, :Words, :ordinal, :a (English only) or |form for one|form for more, after that of a time :long`;
  }
  return `has {${inBraces}}, which nothing fills; did you mean {${nearestName(name, [...later, ...writer.names])}}?`;
}

/** The name that is most similar, compared as a whole or after its last point: `area` in `pool.area`. */
function nearestName(wanted: string, names: string[]): string {
  const lastPart = (name: string) => name.slice(name.lastIndexOf(".") + 1);
  const best = nearest(wanted, [...names, ...names.map(lastPart)]) ?? "";
  return names.includes(best) ? best : (names.find((name) => lastPart(name) === best) ?? best);
}

/** A text with its escapes resolved: `{{` and `}}` become one brace each. */
export function withoutEscapes(text: string): string {
  return text.replace(/\{\{|\}\}/g, ([brace = ""]) => brace);
}
