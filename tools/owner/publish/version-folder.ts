import { existsSync } from "node:fs";
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { PublishError } from "./publish-error.ts";

// Beside the folder that a server shows, `villa`, stand its versions, `villa.versions/<stamp>`, each
// with `site` and `hosting`. `villa` is a link to the site of one of them, and one step, the renaming of
// a link, exchanges it: at any moment there is one whole site. `villa-hosting` follows it.
// switch-version.sh does the same on another machine.

/** How many versions are kept, the present one included. */
const kept = 3;

/** Prefix of versions that were taken back. */
const undone = "undone-";

/** The folder that holds the versions of a published folder. */
export function versionsFolder(path: string): string {
  return `${path}.versions`;
}

/** The folder into which a version is written until it is complete. */
export function unfinished(path: string, stamp: string): string {
  return join(versionsFolder(path), `${stamp}.part`);
}

/** Shows a version that is complete, and removes old ones. */
export async function showVersion(path: string, stamp: string): Promise<void> {
  await keepFormerFolder(path);
  await rename(unfinished(path, stamp), join(versionsFolder(path), stamp));
  await pointTo(path, stamp);
  if (!existsSync(`${path}-hosting`)) {
    // `..` of what the link leads to: this one never has to change
    await symlink(`${basename(path)}/../hosting`, `${path}-hosting`);
  }
  await removeOldVersions(path, stamp);
}

/**
 * Shows the version before the present one.
 * @returns its stamp
 * @throws PublishError when there is none
 */
export async function showFormerVersion(path: string): Promise<string> {
  const current = await currentVersion(path);
  const former = (await versions(path)).filter((stamp) => current && stamp < current).at(-1);
  if (!current || !former) {
    throw new PublishError(
      `${path} has no earlier version to put back`,
      `${path} non ha una versione precedente da rimettere`,
    );
  }
  await pointTo(path, former);
  const folder = versionsFolder(path);
  await rename(join(folder, current), join(folder, undone + current));
  return former;
}

/** Removes the folders that interrupted publications have left. */
export async function removeUnfinished(path: string): Promise<void> {
  const folder = versionsFolder(path);
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.endsWith(".part")) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** The stamp that is shown; undefined where there is no link of ours. */
export async function currentVersion(path: string): Promise<string | undefined> {
  const target = await readlink(path).catch(() => undefined);
  const [folder, stamp] = target?.split("/") ?? [];
  return folder === basename(versionsFolder(path)) ? stamp : undefined;
}

/** Turns a folder that was there before the first publication into a version, so that it can be restored. */
async function keepFormerFolder(path: string): Promise<void> {
  const stat = await lstat(path).catch(() => undefined);
  if (stat?.isSymbolicLink() && !(await currentVersion(path))) {
    throw new PublishError(
      `${path} is a link that npm run publish has not made; name another folder`,
      `${path} è un collegamento che npm run publish non ha fatto; scegliete un’altra cartella`,
    );
  }
  if (!stat || stat.isSymbolicLink()) return;
  const before = join(versionsFolder(path), "00000000T000000000Z-before");
  await mkdir(before, { recursive: true });
  await rename(path, join(before, "site"));
  await pointTo(path, basename(before));
}

/** Replaces the link by one to another version; the renaming is atomic. */
async function pointTo(path: string, stamp: string): Promise<void> {
  const link = `${path}.link-${process.pid}`;
  await rm(link, { force: true });
  await symlink(join(basename(versionsFolder(path)), stamp, "site"), link);
  await rename(link, path);
}

/** Complete versions that were not taken back, oldest first. */
async function versions(path: string): Promise<string[]> {
  const names = await readdir(versionsFolder(path)).catch(() => []);
  return names.filter((name) => !name.startsWith(undone) && !name.endsWith(".part")).sort();
}

/** @param shown is kept in any case; the others are ordered by time, and the clock may have been wrong */
async function removeOldVersions(path: string, shown: string): Promise<void> {
  const newest = [...(await versions(path)).slice(-kept), shown];
  const folder = versionsFolder(path);
  for (const name of await readdir(folder)) {
    if (!newest.includes(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Whether the parent folder exists; it is missing if its disk is not mounted, and is not to be created then. */
export function parentIsThere(path: string): boolean {
  return existsSync(dirname(path));
}
