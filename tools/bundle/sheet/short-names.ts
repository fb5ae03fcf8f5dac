import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import postcss from "postcss";
import type { Plugin } from "vite";
import { filesBelow } from "../../files/files-below.ts";
import { moduleSuffix } from "./sheet-modules.ts";

/** Puts the short names in place of the long ones in a script, a sheet or a document. */
export type Shorten = (text: string) => string;

/** The classes and animations of CSS modules as the bundler names them. */
const longName = /\b[a-z][a-z0-9-]*?-module-[\w-]+/g;

/** Reads the CSS modules below a folder; their names are the same in every build of the same files. */
export async function readShortNames(folder: string): Promise<Shorten> {
  const files = (await filesBelow(folder)).filter((file) => file.endsWith(moduleSuffix));
  const sheets = await Promise.all(
    files.map(async (file) => {
      const css = await readFile(join(folder, file), "utf8");
      return { name: basename(file, moduleSuffix), css };
    }),
  );
  return shortNames(sheets);
}

/**
 * Gives every name of the CSS modules one of one or two letters: the long ones were a twentieth of
 * a page. They begin with a capital, which the few names outside the modules do not.
 */
export function shortNames(sheets: { name: string; css: string }[]): Shorten {
  const names = new Map<string, string>();
  for (const { name, css } of sheets) {
    for (const local of localNames(css)) names.set(`${name}-module-${local}`, "");
  }
  for (const [index, name] of [...names.keys()].entries()) names.set(name, letters(index));
  return (text) => text.replace(longName, (name) => names.get(name) ?? name);
}

/** The scripts know the classes of the CSS modules by their short names. */
export function shortNamesPlugin(shorten: Shorten): Plugin {
  return {
    name: "villa-short-names",
    renderChunk: (code) => ({ code: shorten(code), map: null }),
  };
}

function localNames(css: string): Set<string> {
  const names = new Set<string>();
  const root = postcss.parse(css);
  root.walkRules(({ selector }) => {
    const own = selector.replace(/:global\([^)]*\)/g, "");
    for (const [, name = ""] of own.matchAll(/\.([a-z][\w-]*)/gi)) names.add(name);
  });
  root.walkAtRules("keyframes", ({ params }) => void names.add(params));
  return names;
}

/** A, B … Z, A0, A1 … Zz. */
function letters(index: number): string {
  const first = String.fromCharCode(65 + (index % 26));
  return index < 26 ? first : first + (Math.floor(index / 26) - 1).toString(36);
}
