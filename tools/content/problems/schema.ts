import { z } from "zod";
import { type KeyPath, type Problem, problem } from "../../../src/site/content/problem.ts";
import catalogue from "../../../src/site/content/problem-catalogue.json" with { type: "json" };
import { type House, jsonIn } from "../house.ts";
import type { Shape } from "../shape.ts";
import { getOrInsertComputed, valueAt } from "../values.ts";
import { isProblemCode } from "./report.ts";

export type Checked<Value> = { value: Value; problems: Problem[] };

/** @param optional whether the owner may leave the file out: its value is then undefined */
export function checkFile<Schema extends z.ZodType>(
  house: Pick<House, "texts">,
  file: string,
  schema: Schema,
  { optional = false } = {},
): Checked<z.output<Schema> | undefined> {
  const { value: raw, fault } = jsonIn(house, file);
  if (fault) return { value: undefined, problems: [fault] };
  if (raw === undefined) {
    return { value: undefined, problems: optional ? [] : [problem("file-missing", file, [])] };
  }
  const { data, error } = schema.safeParse(raw);
  return { value: data, problems: schemaProblems(error, raw, (path) => ({ file, path })) };
}

const shapes = new WeakMap<z.ZodType, Shape>();

export function shapeOf(schema: z.ZodType): Shape {
  const make = () => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  return getOrInsertComputed(shapes, schema, make);
}

type PlaceAt = (path: KeyPath) => { file: string; path: KeyPath };

/** The messages of the schemas are names of the catalogue: of a format, or in `params` of a problem. */
export function schemaProblems(
  error: z.ZodError | undefined,
  root: unknown,
  placeAt: PlaceAt,
): Problem[] {
  return (error?.issues ?? []).flatMap((found) => {
    const path = found.path.filter((part) => typeof part !== "symbol");
    if (found.code === "unrecognized_keys") {
      return found.keys.map((key) => placed("key-unknown", [...path, key], {}));
    }
    const value = valueAt(root, path);
    if (value === undefined) return placed("missing", path, {});
    const { code, values } = described(found, value);
    const line: unknown = found.code === "custom" ? found.params?.line : undefined;
    return { ...placed(code, path, values), ...(typeof line === "number" && { line }) };
  });

  function placed(code: Problem["code"], path: KeyPath, values: Problem["values"]): Problem {
    return { code, values, ...placeAt(path) };
  }
}

type Described = Pick<Problem, "code" | "values">;

function described(found: z.core.$ZodIssue, value: unknown): Described {
  // an entry of a list, whose schema says what it is
  if (found.message in catalogue.terms) return expected(value, found.message);
  switch (found.code) {
    case "invalid_type":
      return expected(value, found.expected);
    case "invalid_value":
      return {
        code: isProblemCode(found.message) ? found.message : "choice",
        values: { value, choices: found.values },
      };
    case "too_small":
      return outside(found.minimum, found.inclusive === false ? "moreThan" : "atLeast");
    case "too_big":
      return outside(found.maximum, "atMost");
    case "custom": {
      const { problem: code, values = {} } = found.params ?? {};
      return isProblemCode(code) ? { code, values } : expected(value, found.message);
    }
    default:
      return expected(value, found.message);
  }

  function outside(bound: unknown, side: string): Described {
    const limit = "exact" in found && found.exact ? "exactly" : side;
    return Array.isArray(value)
      ? { code: "list-length", values: { count: value.length, limit, bound } }
      : { code: "number", values: { value, limit, bound } };
  }
}

function expected(value: unknown, name: string): Described {
  if (name === "empty") return { code: "empty", values: {} };
  if (!(name in catalogue.terms)) return { code: "format-other", values: { value } };
  return { code: "format", values: { value, expected: name } };
}
