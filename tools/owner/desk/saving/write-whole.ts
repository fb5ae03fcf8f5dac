import { randomBytes } from "node:crypto";
import { cp, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { errorCode } from "../../../content/files/errors.ts";
import { OwnerError } from "../../words/words.ts";
import { secretFile } from "../desk-files.ts";
import { readOwnFile, versionOf } from "./own-file.ts";

/** Number of saves whose previous files are kept. */
const keptSaves = 200;

export type WriteFile = (path: string, bytes: Buffer) => Promise<void>;

export type Change = {
  bytes: Buffer | null;
  /** The version that the change was made from; undefined where there was no file. */
  version: string | undefined;
};

/** All or none; files before are kept, except calendars: secrets. @throws OwnerError */
export async function writeWhole(
  root: string,
  wanted: ReadonlyMap<string, Change>,
  writeFile: WriteFile = writeNew,
): Promise<void> {
  const made = new Map<string, string>();
  const done: string[] = [];
  const kept = await keptFolder(root);
  const changes = [...wanted].filter(
    ([, { bytes, version }]) => !bytes || versionOf(bytes) !== version,
  );
  try {
    for (const [path, { bytes }] of changes) {
      if (!bytes) continue;
      const place = join(root, path);
      // the dot keeps it out of the photographs while it is being written
      const beside = join(dirname(place), `.${basename(place)}.${randomBytes(6).toString("hex")}`);
      made.set(path, beside);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(beside, bytes);
    }
    for (const [path, { bytes, version }] of changes) {
      const now = await readOwnFile(root, path);
      if ((now && versionOf(now)) !== version) throw changedMeanwhile(path);
      if (now) await cp(join(root, path), join(kept, path));
      const beside = made.get(path);
      if (bytes && beside) await rename(beside, join(root, path));
      else await rm(join(root, path));
      done.push(path);
    }
  } catch (error) {
    for (const path of done.reverse()) await putBack(join(kept, path), join(root, path));
    throw error instanceof OwnerError ? error : notWritten(error);
  } finally {
    for (const beside of made.values()) await rm(beside, { force: true });
    await rm(join(kept, secretFile), { force: true });
  }
}

export function changedMeanwhile(path: string): OwnerError {
  return new OwnerError("refuse.changedMeanwhile", { path }, { status: 409 });
}

function notWritten(cause: unknown): OwnerError {
  const code = errorCode(cause);
  return code === "ENOSPC" || code === "EDQUOT"
    ? new OwnerError("refuse.diskFull", {}, { status: 507, cause })
    : new OwnerError("refuse.notWritten", { code }, { status: 500, cause });
}

async function writeNew(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function keptFolder(root: string): Promise<string> {
  const all = join(root, ".cache/desk/kept");
  await mkdir(all, { recursive: true });
  for (const old of (await readdir(all)).sort().slice(0, -keptSaves)) {
    await rm(join(all, old), { recursive: true, force: true });
  }
  const time = new Date().toISOString().replaceAll(":", "-");
  return join(all, `${time}-${randomBytes(2).toString("hex")}`);
}

/** Restores a kept file by renaming, which needs no disk space; without one removes the new file. */
async function putBack(kept: string, place: string): Promise<void> {
  await rename(kept, place).catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error;
    return rm(place, { force: true });
  });
}
