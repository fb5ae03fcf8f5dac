import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ContentError } from "../../content/faults.ts";
import { loadContent } from "../../content/load.ts";
import { shareCache } from "../../files/share-cache.ts";

/** Bytes of a file; `null` takes it away. */
export type Changes = ReadonlyMap<string, Buffer | null>;

/**
 * The faults that files of the content would have by themselves after a change, and do not have now.
 * What contradicts another file is not among them: each of the two must be changed first.
 */
export async function newFaults(root: string, changes: Changes): Promise<string[]> {
  const after = await faultsWith(root, changes);
  if (after.length === 0) return [];
  const before = await faultsWith(root, new Map());
  return after.filter((fault) => !before.includes(fault));
}

async function faultsWith(root: string, changes: Changes): Promise<string[]> {
  try {
    await withChanges(root, changes, loadContent);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.ownFaults;
    throw error;
  }
}

/**
 * Does something with the content as it would be after a change.
 * @param task receives the folder that this `content` stands in, which is gone afterwards
 */
export async function withChanges<Result>(
  root: string,
  changes: Changes,
  task: (root: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(root, ".cache/desk");
  await mkdir(folder, { recursive: true });
  const tried = await mkdtemp(join(folder, "try-"));
  try {
    await copyContent(root, tried, changes);
    return await task(tried);
  } finally {
    await rm(tried, { recursive: true, force: true });
  }
}

/** The content with the changes; photographs, which are large, stay where they are. */
async function copyContent(root: string, tried: string, changes: Changes): Promise<void> {
  const isPicture = /\/photos\/[^/]+\/(?!captions\.json$)[^/]+$/;
  await cp(join(root, "content"), join(tried, "content"), {
    recursive: true,
    filter: (from) => !isPicture.test(from),
  });
  const photos = join(root, "content/photos");
  for (const set of await readdir(photos, { withFileTypes: true })) {
    if (!set.isDirectory()) continue;
    for (const file of await readdir(join(photos, set.name))) {
      const path = `content/photos/${set.name}/${file}`;
      if (file === "captions.json" || changes.has(path)) continue;
      await symlink(resolve(root, path), join(tried, path));
    }
  }
  for (const [path, bytes] of changes) {
    if (bytes) await writeFile(join(tried, path), bytes);
    else await rm(join(tried, path), { force: true });
  }
  await shareCache(root, tried);
}
