import type { FactWriter } from "./fact-writer.ts";
import { nearest } from "./nearest.ts";
import { tieUnits } from "./typography.ts";

// What texts have in braces: facts, which are filled in when a text is read, and names that the site
// fills in later, such as `{n}` in "Photograph {n} of {total}".

/** A doubled brace, a name between braces, or a brace alone. */
const braces = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g;

/** A form of a number may hold the number itself: `{kitchens|1 kitchen|{kitchens} kitchens}`. */
const depth = 2;

/**
 * The same value with the facts in all its texts; other names in braces stay as they are.
 * @param value parsed JSON
 * @param file the file whose lists texts can count
 */
export function fillFacts(value: unknown, facts: FactWriter, file: unknown = value): unknown {
  if (typeof value === "string") return fillText(value, facts, file);
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry, facts, file));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillFacts(inner, facts, file)]),
  );
}

function fillText(text: string, facts: FactWriter, file: unknown): string {
  let filled = text;
  for (let pass = 0; pass < depth; pass++) {
    filled = filled.replace(braces, (found, name?: string) =>
      name === undefined ? found : (facts.write(name, file) ?? found),
    );
  }
  return tieUnits(filled);
}

/**
 * A message for each brace of a filled text that nothing will fill.
 * @param later the names that the site fills in later
 */
export function braceFaults(text: string, later: readonly string[], facts: FactWriter): string[] {
  return [...text.matchAll(braces)].flatMap(([found, inBraces]) => {
    if (found === "{{" || found === "}}") return [];
    if (inBraces === undefined)
      return [`has a ${found} alone; write ${found}${found} for the sign`];
    if (later.includes(inBraces)) return [];
    return [nameFault(inBraces, later, facts)];
  });
}

function nameFault(inBraces: string, later: readonly string[], facts: FactWriter): string {
  const [name = ""] = inBraces.split(/[:|]/);
  if (facts.missing.includes(name)) {
    return `names {${name}}, which content/facts.json does not have; add it there, or rewrite the text`;
  }
  if (facts.names.includes(name)) {
    return `has {${inBraces}}, which cannot be written so; write {${name}}, and after the name of a number :words, :Words, :ordinal or |form for one|form for more`;
  }
  return `has {${inBraces}}, which nothing fills; did you mean {${nearestName(name, [...later, ...facts.names])}}?`;
}

/** The name that is nearest as a whole, or by what stands after its point: `area` in `pool.area`. */
function nearestName(wanted: string, names: string[]): string {
  const lastPart = (name: string) => name.slice(name.lastIndexOf(".") + 1);
  const best = nearest(wanted, [...names, ...names.map(lastPart)]) ?? "";
  return names.includes(best) ? best : (names.find((name) => lastPart(name) === best) ?? best);
}

/** A text without its escapes: `{{` and `}}` are a brace each. */
export function withoutEscapes(text: string): string {
  return text.replace(/\{\{|\}\}/g, ([brace = ""]) => brace);
}
