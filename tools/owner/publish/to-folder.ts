import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { serverRoot } from "../../build/hosting/write-hosting.ts";
import { errorCode } from "../../content/files/errors.ts";
import { OwnerError, reasonOf } from "../words.ts";
import type { BuiltVersion } from "./built-version.ts";
import type { FolderDestination } from "./destination.ts";
import { runProgram } from "./run-program.ts";

type Place = { host: string | undefined; path: string };

/** Beside the folder that is shown, until complete. @throws OwnerError; the old version is shown */
export async function toFolder(
  root: string,
  destination: FolderDestination,
  version: BuiltVersion,
): Promise<void> {
  const place = placeOf(root, destination);
  const former = await switchVersion(place, "prepare", version.stamp);
  const part = `${place.path}.versions/${version.stamp}.part`;
  const before = former && `${place.path}.versions/${former}/site`;
  const hosting = `${version.hosting}-there`;
  try {
    await copyHosting(version.hosting, hosting, place.path);
    if (place.host || destination.by === "rsync") {
      const to = place.host ? `${place.host}:${part}` : part;
      await runProgram("rsync", rsyncArgs(`${version.site}/`, `${to}/site/`, before));
      await runProgram("rsync", rsyncArgs(`${hosting}/`, `${to}/hosting/`));
    } else {
      await cp(version.site, join(part, "site"), { recursive: true });
      await cp(hosting, join(part, "hosting"), { recursive: true });
    }
    await switchVersion(place, "show", version.stamp);
  } catch (error) {
    // another machine removes it before the next version
    if (!place.host) await rm(part, { recursive: true, force: true });
    if (error instanceof OwnerError) throw error;
    const { path } = place;
    throw errorCode(error) === "ENOSPC"
      ? new OwnerError("publish.diskFull", { path }, { cause: error })
      : new OwnerError("publish.notWritten", { path, reason: reasonOf(error) }, { cause: error });
  } finally {
    await rm(hosting, { recursive: true, force: true });
  }
}

export function undoFolder(root: string, destination: FolderDestination): Promise<string> {
  return switchVersion(placeOf(root, destination), "undo");
}

function placeOf(root: string, { path }: FolderDestination): Place {
  // a single letter is a drive: `D:/sites/villa`
  const [, host, remote] = /^([\w.@-]{2,}):(.+)$/.exec(path) ?? [];
  if (!host || !remote) return { host: undefined, path: resolve(root, path) };
  if (/^[\w./~+-]+$/.test(remote)) return { host, path: remote.replace(/\/+$/, "") };
  throw new OwnerError("publish.oddRemoteFolder", { host });
}

async function switchVersion({ host, path }: Place, ...[command = "", ...args]: string[]) {
  const input = await readFile(join(import.meta.dirname, "switch-version.sh"), "utf8");
  const script = ["-s", command, path, ...args];
  const meanings = {
    11: new OwnerError("publish.noFolder", { folder: dirname(path) }),
    12: new OwnerError("publish.foreignLink", { path }),
    13: new OwnerError("publish.noFormer", { place: path }),
  };
  return host
    ? runProgram("ssh", [host, "sh", ...script], { input, meanings })
    : runProgram("sh", script, { input, meanings });
}

/** Hard links keep modification times, by which browsers recognise that their copies are valid. */
function rsyncArgs(from: string, to: string, before?: string): string[] {
  return ["--recursive", "--checksum", ...(before ? [`--link-dest=${before}`] : []), from, to];
}

async function copyHosting(from: string, to: string, path: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const file = join(to, "nginx.conf");
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text) await writeFile(file, text.replaceAll(serverRoot, path));
}
