import type { z } from "zod";
import { keyName, problemsOf } from "./faults.ts";
import { readJson } from "./read-json.ts";

/**
 * Reads a JSON file that has no language and checks it against a schema.
 * @param file path relative to `root`
 * @param optional whether the owner may leave the file out: its value is then undefined
 * @returns the parsed value, or undefined and the faults
 */
export async function readChecked<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  { optional = false } = {},
): Promise<{ value: z.output<Schema> | undefined; faults: string[] }> {
  const { value: raw, fault } = await readJson(root, file);
  if (fault) return { value: undefined, faults: [fault] };
  if (raw === undefined) {
    return { value: undefined, faults: optional ? [] : [`${file} is missing; restore it`] };
  }
  const { data, error } = schema.safeParse(raw);
  const faults = error?.issues
    .flatMap((issue) => problemsOf(issue, raw))
    .map(({ path, message }) => `${file}: ${path.length ? `"${keyName(path)}" ` : ""}${message}`);
  return { value: data, faults: faults ?? [] };
}
