import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Folders that this process is making: several requests for one folder share one task. */
const inTheMaking = new Map<string, Promise<void>>();

/** The folder gets its name only when complete, so that an interrupted build leaves nothing there. */
export async function memoizeFolder(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<boolean> {
  if (existsSync(folder)) return false;
  const running = inTheMaking.get(folder);
  const made = running ?? makeFolder(folder, make).finally(() => inTheMaking.delete(folder));
  inTheMaking.set(folder, made);
  await made;
  return !running;
}

async function makeFolder(folder: string, make: (unfinished: string) => Promise<void>) {
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.unfinished-`);
  try {
    await make(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // a parallel build may have finished the same folder first
    if (!existsSync(folder)) throw error;
  }
}
