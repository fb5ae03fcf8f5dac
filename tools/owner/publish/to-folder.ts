import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { serverRoot } from "../../build/hosting/write-hosting.ts";
import { errorCode, errorText } from "../../content/files/errors.ts";
import type { BuiltVersion } from "./built-version.ts";
import type { FolderDestination } from "./destination.ts";
import { PublishError } from "./publish-error.ts";
import { runProgram } from "./run-program.ts";
import {
  currentVersion,
  parentIsThere,
  removeUnfinished,
  showFormerVersion,
  showVersion,
  unfinished,
  versionsFolder,
} from "./version-folder.ts";

/** Where the folder is: on this machine, or on a host that is reached by ssh. */
type Place = { host: string | undefined; path: string };

/**
 * Writes a version beside the folder that is shown, and shows it when it is complete.
 * @param root the project's folder, for a path that is relative
 * @throws PublishError; the version before is still shown
 */
export async function toFolder(
  root: string,
  destination: FolderDestination,
  version: BuiltVersion,
): Promise<void> {
  const place = placeOf(root, destination);
  if (place.host) await fillRemote({ ...place, host: place.host }, version);
  else await fillLocal(place.path, destination.by === "rsync", version);
}

/** Shows the version before the present one. @returns its stamp */
export async function undoFolder(root: string, destination: FolderDestination): Promise<string> {
  const { host, path } = placeOf(root, destination);
  return host ? onHost(host, "undo", path) : showFormerVersion(path);
}

function placeOf(root: string, { path }: FolderDestination): Place {
  const [, host, remote] = /^([\w.@-]+):(.+)$/.exec(path) ?? [];
  if (!host || !remote) return { host: undefined, path: resolve(root, path) };
  if (/^[\w./~+-]+$/.test(remote)) return { host, path: remote.replace(/\/+$/, "") };
  throw new PublishError(
    `content/publish.json: "path" has a folder on ${host} with a space or a sign; rename it`,
    `content/publish.json: "path" ha una cartella su ${host} con uno spazio o un segno; rinominatela`,
  );
}

async function fillLocal(path: string, byRsync: boolean, version: BuiltVersion): Promise<void> {
  if (!parentIsThere(path)) {
    throw new PublishError(
      `${dirname(path)} is not there; make it, or correct "path" in content/publish.json`,
      `${dirname(path)} non c’è; createla, o correggete "path" in content/publish.json`,
    );
  }
  await removeUnfinished(path);
  const folder = unfinished(path, version.stamp);
  try {
    await mkdir(folder, { recursive: true });
    if (byRsync) {
      const current = await currentVersion(path);
      const before = current && join(versionsFolder(path), current, "site");
      await runProgram("rsync", rsyncArgs(`${version.site}/`, `${folder}/site/`, before));
    } else {
      await cp(version.site, join(folder, "site"), { recursive: true });
    }
    await copyHosting(version.hosting, join(folder, "hosting"), path);
    await showVersion(path, version.stamp);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error instanceof PublishError ? error : copyError(path, error);
  }
}

async function fillRemote(
  { host, path }: Place & { host: string },
  version: BuiltVersion,
): Promise<void> {
  const current = await onHost(host, "prepare", path, version.stamp);
  const folder = unfinished(path, version.stamp);
  const before = current && join(versionsFolder(path), current, "site");
  const hosting = `${version.hosting}-there`;
  try {
    await copyHosting(version.hosting, hosting, path);
    await runProgram("rsync", rsyncArgs(`${version.site}/`, `${host}:${folder}/site/`, before));
    await runProgram("rsync", rsyncArgs(`${hosting}/`, `${host}:${folder}/hosting/`));
  } finally {
    await rm(hosting, { recursive: true, force: true });
  }
  await onHost(host, "show", path, version.stamp);
}

/**
 * Equal files become hard links to those of the version before and so keep their modification time,
 * by which browsers recognise that their copies are still valid.
 * @param before the site of the version before
 */
function rsyncArgs(from: string, to: string, before?: string): string[] {
  return ["--recursive", "--checksum", ...(before ? [`--link-dest=${before}`] : []), from, to];
}

/** The configurations for servers, which name the folder that they show. */
async function copyHosting(from: string, to: string, path: string): Promise<void> {
  await cp(from, to, { recursive: true });
  for (const name of ["nginx.conf", "Caddyfile"]) {
    const text = await readFile(join(to, name), "utf8").catch(() => undefined);
    if (text) await writeFile(join(to, name), text.replaceAll(serverRoot, path));
  }
}

/** @returns the stamp that is shown there now */
async function onHost(host: string, ...args: string[]): Promise<string> {
  const input = await readFile(join(import.meta.dirname, "switch-version.sh"), "utf8");
  return runProgram("ssh", [host, "sh", "-s", ...args], { input });
}

function copyError(path: string, error: unknown): PublishError {
  const reason = errorText(error);
  if (errorCode(error) === "ENOSPC") {
    return new PublishError(
      `There is no room left for ${path}; make some, and publish again`,
      `Non c’è più spazio per ${path}; liberatene, e pubblicate di nuovo`,
      error,
    );
  }
  return new PublishError(
    `${path} could not be written: ${reason}`,
    `${path} non si può scrivere: ${reason}`,
    error,
  );
}
