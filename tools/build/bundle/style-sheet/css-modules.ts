import { basename, relative } from "node:path";
import type { Plugin } from "vite";

/** Names of the CSS modules that an entry or lazy chunk imports, by the path of its source. */
export type CssModulesByEntry = Record<string, string[]>;

/** The file of the build's output that lists them, beside Vite's manifest. */
export const cssModulesFile = ".vite/css-modules.json";

/** File name suffix of CSS modules. */
export const cssModuleSuffix = ".module.css";

/**
 * Vite plugin that lists the CSS modules of the entry and of every dynamically imported module:
 * those that they draw with, directly or not.
 */
export function cssModulesPlugin(root: string): Plugin {
  return {
    name: "villa-css-modules",
    generateBundle() {
      const byEntry: CssModulesByEntry = {};
      const all = [...this.getModuleIds()];
      cssModuleNames(all);
      for (const id of all) {
        const info = this.getModuleInfo(id);
        if (!info?.isEntry && !info?.dynamicImporters.length) continue;
        const ids = [...importsBelow(id, (each) => this.getModuleInfo(each)?.importedIds ?? [])];
        byEntry[relative(root, id)] = cssModuleNames(ids);
      }
      this.emitFile({
        type: "asset",
        fileName: cssModulesFile,
        source: JSON.stringify(byEntry),
      });
    },
  };
}

/** A module and all that it imports, directly or not. */
function importsBelow(
  id: string,
  importsOf: (id: string) => readonly string[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of importsOf(id)) importsBelow(imported, importsOf, seen);
  return seen;
}

/**
 * Names of the CSS modules among some module ids: `header` for `…/header.module.css`.
 * @throws Error when two files have the same name, since their classes would collide
 */
export function cssModuleNames(ids: string[]): string[] {
  const files = new Map<string, string>();
  for (const id of ids) {
    const [file = id] = id.split("?");
    if (!file.endsWith(cssModuleSuffix)) continue;
    const name = basename(file, cssModuleSuffix);
    const other = files.get(name);
    if (other && other !== file) {
      throw new Error(`${other} and ${file} have the same name; rename one of them`);
    }
    files.set(name, file);
  }
  return [...files.keys()].sort();
}
