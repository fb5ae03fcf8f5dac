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
    const [made, old] = [`${dist}.new-${process.pid}`, `${dist}.old-${process.pid}`];
    try {
      await mkdir(made, { recursive: true });
      await make(made);
      await renameSite(dist, old);
      await renameSite(made, dist);
    } finally {
      await clearUp(dist);
    }
  });
}

/** Where the old site stands while the new one takes its place. */
export function formerSites(dist: string): string[] {
  return besides(dist)
    .filter((name) => /\.old-\d+$/.test(name))
    .map((name) => join(dirname(dist), name));
}

async function renameSite(from: string, to: string): Promise<void> {
  for (const folder of [(site: string) => site, hostingFolder]) {
    if (existsSync(folder(from))) await rename(folder(from), folder(to));
  }
}

/** Completes or undoes the replacement of builds that failed or were killed, and removes their folders. */
async function clearUp(dist: string): Promise<void> {
  // who holds the lock knows that they have ended
  const ended = besides(dist).flatMap((name) => /\.(?:new|old)-(\d+)\b/.exec(name)?.[1] ?? []);
  for (const id of new Set(ended)) {
    const [made, old] = [`${dist}.new-${id}`, `${dist}.old-${id}`];
    // ended between the two renamings: the old site gets its name back
    if (!existsSync(dist)) await renameSite(old, dist);
    // ended after the new site was renamed: its configurations are renamed too
    else if (!existsSync(hostingFolder(dist)) && !existsSync(made)) await renameSite(made, dist);
    for (const folder of [made, old].flatMap((site) => [site, hostingFolder(site)])) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function besides(dist: string): string[] {
  const folder = dirname(dist);
  const all = existsSync(folder) ? readdirSync(folder) : [];
  return all.filter((name) => name.startsWith(`${basename(dist)}.`));
}
