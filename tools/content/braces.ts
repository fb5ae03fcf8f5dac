import { closestMatch } from "leven";
import { type Issue, issue } from "../../src/site/content/problem.ts";
import type { FactWriter } from "./fact-writer.ts";
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

/** The same for a text alone. */
export function fillText(text: string, writer: FactWriter, file?: unknown): string {
  let filled = text;
  for (let pass = 0; pass < depth; pass++) {
    filled = filled.replace(braces, (found, name?: string) =>
      name === undefined ? found : (writer.write(name, file) ?? found),
    );
  }
  return tieNumbers(filled);
}

/**
 * What is wrong with the braces of a filled text: what nothing will fill, and signs alone.
 * @param later the names that the site fills in later
 */
export function braceIssues(text: string, later: readonly string[], writer: FactWriter): Issue[] {
  return [...text.matchAll(braces)].flatMap(([found, inBraces]) => {
    if (found === "{{" || found === "}}") return [];
    if (inBraces === undefined) return [issue("brace-alone", { brace: found })];
    return later.includes(inBraces) ? [] : [nameIssue(inBraces, later, writer)];
  });
}

function nameIssue(inBraces: string, later: readonly string[], writer: FactWriter): Issue {
  const [name = ""] = inBraces.split(/[:|]/);
  const written = `{${inBraces}}`;
  if (writer.missing.includes(name)) return issue("brace-absent", { written: `{${name}}` });
  if (writer.names.includes(name)) return issue("brace-form", { written, plain: `{${name}}` });
  const near = nearestName(name, [...later, ...writer.names]);
  return near
    ? issue("brace-near", { written, near: `{${near}}` })
    : issue("brace-unknown", { written });
}

/** Letters that may differ, as a share of all. */
const mostDiffering = 0.4;

/** The name that is most similar, compared as a whole or after its last point: `area` in `pool.area`. */
function nearestName(wanted: string, names: string[]): string | undefined {
  const lastPart = (name: string) => name.slice(name.lastIndexOf(".") + 1);
  const maxDistance = Math.round(mostDiffering * wanted.length);
  const best = closestMatch(wanted, [...names, ...names.map(lastPart)], { maxDistance });
  return names.find((name) => name === best) ?? names.find((name) => lastPart(name) === best);
}

/** A text with its escapes resolved: `{{` and `}}` become one brace each. */
export function withoutEscapes(text: string): string {
  return text.replace(/\{\{|\}\}/g, ([brace = ""]) => brace);
}
