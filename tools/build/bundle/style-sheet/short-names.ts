import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import postcss from "postcss";
import type { Plugin } from "vite";
import { filesBelow } from "../../../content/files/files-below.ts";
import { cssModuleSuffix } from "./css-modules.ts";

/** Replaces the names of CSS modules by short ones, in a script, a style sheet or a document. */
export type Shorten = (text: string) => string;

/** A class or animation of a CSS module as the bundler names it: `header-module-bar`. */
const bundledName = /\b[a-z][a-z0-9-]*?-module-[\w-]+/g;

/** Reads the CSS modules below a folder. The same files have the same names in every build. */
export async function readShortNames(folder: string): Promise<Shorten> {
  const files = (await filesBelow(folder)).filter((file) => file.endsWith(cssModuleSuffix));
  const sheets = files.map(async (file) => ({
    name: basename(file, cssModuleSuffix),
    css: await readFile(join(folder, file), "utf8"),
  }));
  return shortNames(await Promise.all(sheets));
}

/**
 * Gives every class and animation of the CSS modules a name of one or two letters. It begins with a
 * capital, which names outside of CSS modules do not.
 */
export function shortNames(sheets: { name: string; css: string }[]): Shorten {
  const long = sheets.flatMap(({ name, css }) =>
    localNames(css).map((local) => `${name}-module-${local}`),
  );
  const short = new Map(long.map((name, index) => [name, letters(index)]));
  return (text) => text.replace(bundledName, (name) => short.get(name) ?? name);
}

/** Vite plugin for the browser build: its scripts have the short names. */
export function shortNamesPlugin(shorten: Shorten): Plugin {
  return {
    name: "villa-short-names",
    renderChunk: (code) => ({ code: shorten(code), map: null }),
  };
}

/** Names of the classes and animations that a CSS module defines or refers to, each once. */
function localNames(css: string): string[] {
  const names = new Set<string>();
  const root = postcss.parse(css);
  root.walkRules(({ selector }) => {
    const own = selector.replace(/:global\([^)]*\)/g, "");
    for (const [, name = ""] of own.matchAll(/\.([a-z][\w-]*)/gi)) names.add(name);
  });
  root.walkAtRules("keyframes", ({ params }) => void names.add(params));
  return [...names];
}

/** A, B … Z, A0, B0 … Zz, A10 … */
function letters(index: number): string {
  const first = String.fromCharCode(65 + (index % 26));
  return index < 26 ? first : first + (Math.floor(index / 26) - 1).toString(36);
}
