import { existsSync, readdirSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { withLock } from "../content/files/lock.ts";
import { hostingFolder } from "./hosting/policy.ts";

/**
 * Beside the old site until it is complete; if `make` fails, the old site stays unchanged.
 * @param onWait called once if another build of the same site has to end first
 */
export async function replaceSite(
  dist: string,
  make: (folder: string) => Promise<void>,
  onWait: () => void = () => {},
): Promise<void> {
  await withLock(resolve(dist), onWait, async () => {
    await clearUp(dist);
    // beside it, since a folder can be renamed only within a file system
    const made = `${dist}.new-${process.pid}`;
    try {
      await mkdir(made, { recursive: true });
      await make(made);
      await swapIn(made, dist);
    } finally {
      await removeSite(made);
    }
  });
}

/** Where the old site stands while the new one takes its place. */
export function formerSites(dist: string): string[] {
  return besides(dist)
    .filter((name) => /\.old-\d+$/.test(name))
    .map((name) => join(dirname(dist), name));
}

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

/** Completes or undoes the replacement of builds that were killed, and removes their folders. */
async function clearUp(dist: string): Promise<void> {
  for (const id of endedBuilds(dist)) {
    const [made, old] = [`${dist}.new-${id}`, `${dist}.old-${id}`];
    // killed between the two renamings: the old site gets its name back
    if (!existsSync(dist)) await renameSite(old, dist);
    // killed after the new site was renamed: its configurations are renamed too
    else if (!existsSync(hostingFolder(dist)) && !existsSync(made)) await renameSite(made, dist);
    await removeSite(made);
    await removeSite(old);
  }
}

/** The numbers of builds that left folders beside a site; who holds the lock knows that they have ended. */
function endedBuilds(dist: string): Set<string> {
  return new Set(besides(dist).flatMap((name) => /\.(?:new|old)-(\d+)\b/.exec(name)?.[1] ?? []));
}

function besides(dist: string): string[] {
  const folder = dirname(dist);
  const all = existsSync(folder) ? readdirSync(folder) : [];
  return all.filter((name) => name.startsWith(`${basename(dist)}.`));
}
