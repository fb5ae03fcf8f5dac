import { basename, relative } from "node:path";
import type { Plugin } from "vite";

/** Names of the CSS modules that a module and what it imports draw with, by the module's path. */
export type CssModulesByEntry = Record<string, string[]>;

/** Where the build leaves them, beside Vite's own manifest. */
export const cssModulesFile = ".vite/css-modules.json";

/** What the name of a CSS module's file ends with. */
export const cssModuleSuffix = ".module.css";

/**
 * Writes down which CSS modules the entry and every dynamically imported part need to be drawn:
 * those that they import themselves or through others, but not through a further `import()`.
 */
export function cssModulesPlugin(root: string): Plugin {
  return {
    name: "villa-css-modules",
    generateBundle() {
      const found: CssModulesByEntry = {};
      const all = [...this.getModuleIds()];
      cssModuleNames(all);
      for (const id of all) {
        const info = this.getModuleInfo(id);
        if (!info?.isEntry && !info?.dynamicImporters.length) continue;
        const ids = [...staticImports(id, (each) => this.getModuleInfo(each)?.importedIds ?? [])];
        found[relative(root, id)] = cssModuleNames(ids);
      }
      this.emitFile({
        type: "asset",
        fileName: cssModulesFile,
        source: JSON.stringify(found),
      });
    },
  };
}

/** A module and all that it imports, directly or not. */
function staticImports(
  id: string,
  importsOf: (id: string) => readonly string[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of importsOf(id)) staticImports(imported, importsOf, seen);
  return seen;
}

/**
 * `header` of `…/header.module.css`, which its classes begin with.
 * @throws Error when two files have one name: their classes could not be told apart
 */
export function cssModuleNames(ids: string[]): string[] {
  const files = new Map<string, string>();
  for (const id of ids) {
    const [file = id] = id.split("?");
    if (!file.endsWith(cssModuleSuffix)) continue;
    const name = basename(file, cssModuleSuffix);
    const other = files.get(name);
    if (other && other !== file) {
      throw new Error(`${other} and ${file} have one name; give one of them another`);
    }
    files.set(name, file);
  }
  return [...files.keys()].sort();
}
