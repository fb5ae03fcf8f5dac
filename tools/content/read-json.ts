import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type Json = { value: unknown; fault?: undefined } | { value?: undefined; fault: string };

/**
 * Reads a JSON file.
 * @param file path relative to `root`
 * @returns its value, undefined for a missing file; or the fault, with file and line
 */
export async function readJson(root: string, file: string): Promise<Json> {
  const text = await readFile(join(root, file), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return { value: undefined };
  return parseJson(text.replace(/^\uFEFF/, ""), file);
}

/** Parses JSON; a fault names `file`, the line and the syntax error. */
export function parseJson(text: string, file: string): Json {
  const message = parseError(text);
  if (message === undefined) return { value: JSON.parse(text) };
  const line = text.slice(0, faultPosition(text, message)).split("\n").length;
  const what = message.replace(
    / in JSON at position.*| of JSON input$|, .*is not valid JSON$/s,
    "",
  );
  return {
    fault: `${file}: line ${line} is not valid JSON (${what}); look there and just before for a missing or extra comma, bracket or quotation mark`,
  };
}

function parseError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The position of a syntax error. V8's message lacks it for unexpected tokens: a binary search finds it. */
function faultPosition(text: string, message: string): number {
  const given = /at position (\d+)/.exec(message)?.[1];
  if (given !== undefined) return Number(given);
  let valid = 0;
  let faulty = text.length;
  while (faulty - valid > 1) {
    const middle = Math.floor((valid + faulty) / 2);
    if (parseError(text.slice(0, middle))?.startsWith("Unexpected token")) faulty = middle;
    else valid = middle;
  }
  return valid;
}
