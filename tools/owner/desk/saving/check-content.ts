import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { ContentError } from "../../../content/faults.ts";
import { shareCache } from "../../../content/files/share-cache.ts";
import { loadContent } from "../../../content/load.ts";

/** The new bytes of a file; `null` deletes it. */
export type Changes = ReadonlyMap<string, Buffer | null>;

/**
 * The new faults of single files after a change. Contradictions between two files are left out, because
 * the files are saved one after the other.
 */
export async function newFaults(root: string, changes: Changes): Promise<string[]> {
  const after = await withChanges(root, changes, ownFaults);
  if (after.length === 0) return [];
  const before = await ownFaults(root);
  return after.filter((fault) => !before.includes(fault));
}

async function ownFaults(root: string): Promise<string[]> {
  try {
    await loadContent(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.ownFaults;
    throw error;
  }
}

/**
 * Runs a task on the content as it would be after a change.
 * @param task receives a temporary folder that holds this `content`
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
    await linkFolder("content", root, tried, [...changes.keys()]);
    for (const [path, bytes] of changes) {
      if (!bytes) continue;
      await mkdir(dirname(join(tried, path)), { recursive: true });
      await writeFile(join(tried, path), bytes);
    }
    await shareCache(root, tried);
    return await task(tried);
  } finally {
    await rm(tried, { recursive: true, force: true });
  }
}

/**
 * Links to all that does not change, to whole folders where nothing in them does: copying the texts and
 * linking each photograph took longer than reading them.
 * @param folder relative to the project, as the paths of the changes
 */
async function linkFolder(
  folder: string,
  root: string,
  tried: string,
  changes: string[],
): Promise<void> {
  await mkdir(join(tried, folder));
  for (const name of await readdir(join(root, folder))) {
    const path = `${folder}/${name}`;
    if (changes.some((each) => each.startsWith(`${path}/`))) {
      await linkFolder(path, root, tried, changes);
    } else if (!changes.includes(path)) {
      await symlink(resolve(root, path), join(tried, path));
    }
  }
}
