import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** All files in a folder and below it, as sorted paths relative to it, with `/` on every system. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}
