import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { isRunning } from "../content/files/errors.ts";
import { hostingFolder } from "./hosting/policy-file.ts";

/** Beside the old site until it is complete; if `make` fails, the old site stays unchanged. */
export async function replaceSite(
  dist: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
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
  for (const id of await endedBuilds(dist)) {
    const [made, old] = [`${dist}.new-${id}`, `${dist}.old-${id}`];
    // killed between the two renamings: the old site gets its name back
    if (!existsSync(dist)) await renameSite(old, dist);
    // killed after the new site was renamed: its configurations are renamed too
    else if (!existsSync(hostingFolder(dist)) && !existsSync(made)) await renameSite(made, dist);
    await removeSite(made);
    await removeSite(old);
  }
}

/** The ids of processes that left folders beside a site and are no longer running. */
async function endedBuilds(dist: string): Promise<Set<number>> {
  const beside = await readdir(dirname(dist)).catch(() => []);
  const own = beside.filter((name) => name.startsWith(`${basename(dist)}.`));
  const ids = own.flatMap((name) => /\.(?:new|old)-(\d+)\b/.exec(name)?.[1] ?? []).map(Number);
  return new Set(ids.filter((id) => !isRunning(id)));
}
