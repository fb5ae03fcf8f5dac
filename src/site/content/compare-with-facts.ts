import type { Facts } from "./facts.ts";
import { type KeyPath, type Problem, type ProblemCode, problem } from "./problem.ts";

// Comparisons of texts with facts, for the `faults` and `warnings` of pages.

type Keyed = { file: string; path: KeyPath };

/** The texts have an entry for each of a list of the facts, in the same order; they may have more. */
export function differingEntries(
  list: "airports" | "services" | "surroundings",
  facts: Facts,
  {
    file,
    entries,
  }: { file: string; entries: readonly { id?: string; code?: string }[] | undefined },
): Problem[] {
  if (!entries) return [];
  const ids = entries.map(({ id, code = id }) => code);
  const keys = facts[list].map((entry) => ("code" in entry ? entry.code : entry.key));
  const index = keys.findIndex((key, position) => key !== ids[position]);
  if (index === -1) return [];
  const values = { fact: keys[index] ?? "", file, text: ids[index] ?? "" };
  return [problem("entries-differ", "facts.json", [list, index], values)];
}

/** @param code in law texts `law-owner` */
export function missingValues(
  { file, path }: Keyed,
  text: string | undefined,
  values: string[],
  code: Extract<ProblemCode, "fact-unsaid" | "law-owner"> = "fact-unsaid",
): Problem[] {
  return values
    .filter((value) => !text?.replaceAll("\u00A0", " ").includes(value))
    .map((value) => problem(code, file, path, { value }));
}

export function differingKeys({ file, path }: Keyed, wanted: string[], found: object): Problem[] {
  const keys = Object.keys(found);
  const missing = wanted.filter((key) => !keys.includes(key));
  const unknown = keys.filter((key) => !wanted.includes(key));
  return [
    ...missing.map((key) => problem("missing", file, [...path, key])),
    ...unknown.map((key) => problem("key-unknown", file, [...path, key])),
  ];
}
