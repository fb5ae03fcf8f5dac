import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Drawings } from "../../../src/drawings/drawing.ts";
import { housePath } from "../house.ts";
import { parseDrawing } from "./parse-drawing.ts";

const neutral = join(import.meta.dirname, "../../../src/drawings");

/**
 * Reads drawings by name: the owner's in `content/drawings`, where there is one, else the site's own in
 * `src/drawings`. Not cached, so that the development server shows saved changes.
 * @param root the folder that contains `content`
 * @throws Error that names a file which is missing or not valid
 */
export function readDrawings<Name extends string>(
  names: readonly Name[],
  root: string,
): Drawings<Name>;
export function readDrawings(names: readonly string[], root: string) {
  return Object.fromEntries(
    names.map((name) => {
      if (hasOwnDrawing(name, root)) {
        const svg = readFileSync(ownFile(name, root), "utf8");
        return [name, parseDrawing(svg, `content/drawings/${name}.svg`)];
      }
      const svg = readFileSync(join(neutral, `${name}.svg`), "utf8");
      return [name, parseDrawing(svg, `src/drawings/${name}.svg`)];
    }),
  );
}

/** Whether the owner has a drawing of this name. */
export function hasOwnDrawing(name: string, root: string): boolean {
  return existsSync(ownFile(name, root));
}

/** Whether there is a drawing of this name. */
export function hasDrawing(name: string, root: string): boolean {
  return hasOwnDrawing(name, root) || existsSync(join(neutral, `${name}.svg`));
}

/** The names of the site's own drawings, each of which an owner can replace. */
export function neutralDrawings(): string[] {
  return readdirSync(neutral).flatMap((file) => (file.endsWith(".svg") ? [file.slice(0, -4)] : []));
}

function ownFile(name: string, root: string): string {
  return housePath(root, `content/drawings/${name}.svg`);
}
