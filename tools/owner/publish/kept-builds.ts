import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { hostingFolder } from "../../build/hosting/policy-file.ts";
import { type BuiltVersion, stampFile } from "./built-version.ts";
import { PublishError } from "./publish-error.ts";

// Vendors' tools cannot restore an earlier version, so this machine keeps the versions it has published.

/** How many builds are kept, the published one included. */
const kept = 2;

function folderOf(root: string): string {
  return join(root, ".cache/publish/builds");
}

/** A new folder to build in. */
export async function newBuildFolder(root: string): Promise<string> {
  const folder = join(root, ".cache/publish/new");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return join(folder, "site");
}

/** Keeps what was published, and removes the oldest. */
export async function keepBuild(root: string, { site, stamp }: BuiltVersion): Promise<void> {
  const folder = folderOf(root);
  await mkdir(folder, { recursive: true });
  await rename(join(site, ".."), join(folder, stamp));
  const old = (await readdir(folder)).sort().slice(0, -kept);
  for (const name of old) await rm(join(folder, name), { recursive: true });
}

/**
 * The build before the one that was published last.
 * @throws PublishError when this machine has none
 */
export async function formerBuild(
  root: string,
): Promise<BuiltVersion & { forgetPresent: () => Promise<void> }> {
  const folder = folderOf(root);
  const [former, present] = (await readdir(folder).catch(() => [])).sort().slice(-2);
  if (!former || !present) {
    throw new PublishError(
      "This machine has no earlier version to put back; the host’s own pages list them under deployments",
      "Questa macchina non ha una versione precedente da rimettere; le pagine dell’host le elencano fra le pubblicazioni",
    );
  }
  const site = join(folder, former, "site");
  return {
    site,
    hosting: hostingFolder(site),
    stamp: (await readFile(join(site, stampFile), "utf8")).trim(),
    // removed, so that the next undo does not restore the version that was undone
    forgetPresent: () => rm(join(folder, present), { recursive: true }),
  };
}
