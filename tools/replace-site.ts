import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isRunning } from "./files/is-running.ts";
import { hostingFolder } from "./hosting/policy-file.ts";

/**
 * Makes a site in a new folder beside the old one, and puts it in its place when it is complete,
 * together with its folder for server configurations. If `make` fails, the old site stands as it was.
 * @param dist absolute path of the site
 * @param make writes the site into the folder whose path it receives
 */
export async function replaceSite(
  dist: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  await removeLeftovers(dist);
  // beside it, since a folder can be renamed only within a file system
  const made = `${dist}.new-${process.pid}`;
  try {
    await mkdir(made, { recursive: true });
    await make(made);
    await swapIn(made, dist);
  } finally {
    await removeSite(made);
  }
}

/** Gives the new site the name of the old one, which is removed only after that. */
async function swapIn(made: string, dist: string): Promise<void> {
  const old = `${dist}.old-${process.pid}`;
  await renameSite(dist, old);
  try {
    await renameSite(made, dist);
  } catch (error) {
    await removeSite(dist);
    await renameSite(old, dist);
    throw error;
  }
  await removeSite(old);
}

async function renameSite(from: string, to: string): Promise<void> {
  for (const folder of [(site: string) => site, hostingFolder]) {
    if (existsSync(folder(from))) await rename(folder(from), folder(to));
  }
}

async function removeSite(site: string): Promise<void> {
  for (const folder of [site, hostingFolder(site)]) {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what builds left behind that were ended before they could. */
async function removeLeftovers(dist: string): Promise<void> {
  const beside = await readdir(dirname(dist)).catch(() => []);
  for (const name of beside) {
    const process_ = name.startsWith(`${basename(dist)}.`) && /\.(?:new|old)-(\d+)\b/.exec(name);
    if (process_ && !isRunning(Number(process_[1]))) {
      await rm(join(dirname(dist), name), { recursive: true, force: true });
    }
  }
}
