import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Drawings } from "../../src/drawings/drawing.ts";
import { parseDrawing } from "./parse-drawing.ts";

const folder = join(import.meta.dirname, "../../src/drawings");

/**
 * Reads drawings of `src/drawings/`, by name. Not cached, so that the development server shows saved
 * changes.
 * @throws Error that names a file which is missing or not valid
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
