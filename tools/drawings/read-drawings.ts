import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Drawings } from "../../src/drawings/drawing.ts";
import { parseDrawing } from "./parse-drawing.ts";

const folder = join(import.meta.dirname, "../../src/drawings");

/**
 * The named drawings of `src/drawings/`, by name. They are read anew each time, so that the
 * development server shows what was just saved. Throws an error that names the file at fault.
 */
export function readDrawings<Name extends string>(names: readonly Name[]): Drawings<Name>;
export function readDrawings(names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => {
      const svg = readFileSync(join(folder, `${name}.svg`), "utf8");
      return [name, parseDrawing(svg, `src/drawings/${name}.svg`)];
    }),
  );
}
