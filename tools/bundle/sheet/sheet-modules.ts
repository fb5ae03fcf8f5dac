import { basename, relative } from "node:path";
import type { Plugin } from "vite";

/** Names of the CSS modules that a module and what it imports draw with, by the module's path. */
export type SheetModules = Record<string, string[]>;

/** Where the build leaves them, beside Vite's own manifest. */
export const sheetModulesFile = ".vite/sheet-modules.json";

/** What the name of a CSS module's file ends with. */
export const moduleSuffix = ".module.css";

/**
 * Writes down which CSS modules the entry and every dynamically imported part need to be drawn:
 * those that they import themselves or through others, but not through a further `import()`.
 */
export function sheetModulesPlugin(root: string): Plugin {
  return {
    name: "villa-sheet-modules",
    generateBundle() {
      const found: SheetModules = {};
      const all = [...this.getModuleIds()];
      moduleNames(all);
      for (const id of all) {
        const info = this.getModuleInfo(id);
        if (!info?.isEntry && !info?.dynamicImporters.length) continue;
        const ids = [...staticImports(id, (each) => this.getModuleInfo(each)?.importedIds ?? [])];
        found[relative(root, id)] = moduleNames(ids);
      }
      this.emitFile({
        type: "asset",
        fileName: sheetModulesFile,
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
export function moduleNames(ids: string[]): string[] {
  const files = new Map<string, string>();
  for (const id of ids) {
    const [file = id] = id.split("?");
    if (!file.endsWith(moduleSuffix)) continue;
    const name = basename(file, moduleSuffix);
    const other = files.get(name);
    if (other && other !== file) {
      throw new Error(`${other} and ${file} have one name; give one of them another`);
    }
    files.set(name, file);
  }
  return [...files.keys()].sort();
}
