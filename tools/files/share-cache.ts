import { mkdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Gives content that is tried out in another folder the cache of its project, where its photographs are known. */
export async function shareCache(root: string, tried: string): Promise<void> {
  const cache = resolve(root, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  await mkdir(join(tried, "node_modules"));
  await symlink(cache, join(tried, "node_modules/.cache"));
}
