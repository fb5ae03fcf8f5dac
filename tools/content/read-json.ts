import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type Json = { found: unknown; fault?: undefined } | { found?: undefined; fault: string };

/**
 * Reads a JSON file; `file` is relative to `root` and stands in the fault, which names the line.
 * A file that is not there is `undefined`.
 */
export async function readJson(root: string, file: string): Promise<Json> {
  const text = await readFile(join(root, file), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return { found: undefined };
  return parseJson(text.replace(/^\uFEFF/, ""), file);
}

/** Parses JSON; a fault says what is wrong in which line of `file`. */
export function parseJson(text: string, file: string): Json {
  const message = parseError(text);
  if (message === undefined) return { found: JSON.parse(text) };
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

/** V8 gives the position of most faults. Of an unexpected token it does not: look where it begins. */
function faultPosition(text: string, message: string): number {
  const given = /at position (\d+)/.exec(message)?.[1];
  if (given !== undefined) return Number(given);
  let sound = 0;
  let faulty = text.length;
  while (faulty - sound > 1) {
    const middle = Math.floor((sound + faulty) / 2);
    if (parseError(text.slice(0, middle))?.startsWith("Unexpected token")) faulty = middle;
    else sound = middle;
  }
  return sound;
}
