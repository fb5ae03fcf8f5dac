import type { z } from "zod";
import { emptyText } from "../../src/site/content/text-kinds.ts";

/** All faults of the content; each names file, key and what to do. */
export class ContentError extends Error {
  readonly faults: string[];
  /** Faults of single files, which no change of another file can fix. */
  readonly ownFaults: string[];

  /** @param contradictions those of the faults that are contradictions between two files */
  constructor(faults: string[], contradictions: string[] = []) {
    const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
    super(`The content has ${count}:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.name = "ContentError";
    this.faults = faults;
    this.ownFaults = faults.filter((fault) => !contradictions.includes(fault));
  }
}

export type KeyPath = PropertyKey[];

/** A key path as text: `services.items[3].title`. */
export function keyName(path: KeyPath): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

/** The value at a key path of parsed JSON; `undefined` if there is none. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (parent, part) =>
      parent !== null && typeof parent === "object" ? Reflect.get(parent, part) : undefined,
    value,
  );
}

/** A fault or a warning about a value: where it is, and the message that follows the key. */
export type Problem = { path: KeyPath; message: string };

/**
 * Describes an issue of a schema for the owner: `is missing; add it`.
 * @param root the parsed value
 * @returns one problem, or one for each unknown key
 */
export function problemsOf(issue: z.core.$ZodIssue, root: unknown): Problem[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: "is an unknown key; remove it or correct its name",
    }));
  }
  const value = valueAt(root, path);
  if (value === undefined) return [{ path, message: "is missing; add it" }];
  return [{ path, message: describeIssue(issue, value) }];
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return `is ${describeValue(value)}, ${expected(issue.expected)} is expected; correct it`;
    case "invalid_value":
      return `is ${show(value)}; ${oneOf(issue.values)} is expected`;
    case "too_small":
    case "too_big":
      return Array.isArray(value)
        ? `has ${entries(value.length)}; the design needs ${limit(issue)}`
        : `is ${show(value)}; it must be ${limit(issue)}`;
    case "custom":
      return issue.message;
    default:
      if (issue.message === emptyText) return "is empty; write the text";
      return `is ${show(value)}; ${issue.message}`;
  }
}

function limit(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const small = issue.code === "too_small";
  const bound = small ? issue.minimum : issue.maximum;
  if (issue.exact) return String(bound);
  if (!issue.inclusive) return `${small ? "more" : "less"} than ${bound}`;
  return `${small ? "at least" : "at most"} ${bound}`;
}

function entries(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

function oneOf(values: unknown[]): string {
  return values.length === 1 ? show(values[0]) : `one of ${values.map(show).join(", ")}`;
}

function show(value: unknown): string {
  return JSON.stringify(value);
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return value !== null && typeof value === "object" ? "a group" : show(value);
}

const expectations: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "a group",
};

function expected(type: string): string {
  return expectations[type] ?? type;
}
