import { dirname, join } from "node:path/posix";

/**
 * Files of a built site with the scripts that its scripts import, and what those import, and so on.
 * @param files paths relative to the site; those that are no scripts are returned unchanged
 * @param read gives the code of a script
 * @returns all of them, each once
 */
export async function withImports(
  files: Iterable<string>,
  read: (script: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set(files);
  // grows while it is walked
  for (const file of found) {
    if (file.endsWith(".js"))
      for (const other of importsIn(await read(file), file)) found.add(other);
  }
  return [...found];
}

/** Paths of a script's static imports, including those without bindings: `import"./other.js"`. */
function importsIn(code: string, file: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name = ""]) =>
    join(dirname(file), name),
  );
}
