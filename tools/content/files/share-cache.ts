import { mkdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Links the project's cache, with its analysed photographs, into a folder in which content is tried. */
export async function shareCache(root: string, tried: string): Promise<void> {
  const cache = resolve(root, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  await mkdir(join(tried, "node_modules"));
  await symlink(cache, join(tried, "node_modules/.cache"));
}
