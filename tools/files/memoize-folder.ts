import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A folder of files that is made once and kept from build to build; its name says what it was made from.
 * It gets that name only when it is complete, so a build that was stopped halfway leaves nothing to trust.
 * @param make fills the folder whose path it receives
 * @returns whether it had to be made
 */
export async function memoizeFolder(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<boolean> {
  if (existsSync(folder)) return false;
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.unfinished-`);
  try {
    await make(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // another one, with the same content, may have been faster
    if (!existsSync(folder)) throw error;
  }
  return true;
}
