import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Drawings } from "../../src/drawings/drawing.ts";
import { parseDrawing } from "./parse-drawing.ts";

const neutral = join(import.meta.dirname, "../../src/drawings");

/**
 * Reads drawings by name: the owner's in `content/drawings`, where there is one, else the site's own in
 * `src/drawings`. Not cached, so that the development server shows saved changes.
 * @param root the folder that `content` stands in
 * @throws Error that names a file which is missing or not valid
 */
export function readDrawings<Name extends string>(
  names: readonly Name[],
  root: string,
): Drawings<Name>;
export function readDrawings(names: readonly string[], root: string) {
  return Object.fromEntries(
    names.map((name) => {
      const own = join(root, "content/drawings", `${name}.svg`);
      if (existsSync(own)) {
        return [name, parseDrawing(readFileSync(own, "utf8"), `content/drawings/${name}.svg`)];
      }
      const svg = readFileSync(join(neutral, `${name}.svg`), "utf8");
      return [name, parseDrawing(svg, `src/drawings/${name}.svg`)];
    }),
  );
}

/** Whether there is a drawing of this name. */
export function hasDrawing(name: string, root: string): boolean {
  const file = `${name}.svg`;
  return existsSync(join(root, "content/drawings", file)) || existsSync(join(neutral, file));
}
