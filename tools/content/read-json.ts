import { readFile } from "node:fs/promises";
import { decodeText } from "./decode-text.ts";
import { errorCode } from "./files/errors.ts";
import { housePath } from "./house.ts";
import { jsonFault } from "./json-fault.ts";

export type Json = { value: unknown; fault?: undefined } | { value?: undefined; fault: string };

/**
 * Reads a JSON file.
 * @param file path relative to `root`
 * @returns its value, undefined for a missing file; or the fault, with file and line
 */
export async function readJson(root: string, file: string): Promise<Json> {
  const bytes = await readFile(housePath(root, file)).catch((error: unknown) => error);
  if (bytes instanceof Buffer) {
    const { text, fault } = decodeText(bytes, file);
    return fault === undefined ? parseJson(text, file) : { fault };
  }
  const code = errorCode(bytes);
  if (code === "ENOENT") return { value: undefined };
  return { fault: `${file} cannot be read (${code}); make it a plain file that you may open` };
}

/** Parses JSON; a fault names `file`, line and column, what was found and what to do. */
export function parseJson(text: string, file: string): Json {
  const fault = jsonFault(text);
  if (!fault) {
    try {
      return { value: JSON.parse(text) };
    } catch (error) {
      // the fault finder accepts the text but `JSON.parse` does not: the two parsers differ
      return { fault: `${file} is not valid JSON (${error}); restore an earlier version` };
    }
  }
  const before = text.slice(0, fault.offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { fault: `${file}: line ${before.length}, column ${column}: ${fault.message}` };
}
