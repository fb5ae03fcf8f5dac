import { dirname, join } from "node:path/posix";

/** With what those import, and so on, each once; files that are no scripts are returned unchanged. */
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
