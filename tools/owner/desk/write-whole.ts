import { createHash, randomBytes } from "node:crypto";
import { cp, lstat, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { errorCode } from "../../content/files/errors.ts";
import { jsonOf } from "../../content/json-text.ts";
import { OwnerError } from "../words.ts";
import { secretFile } from "./desk-files.ts";

/** The id that git would give to a file of this content: what tells versions of a file apart. */
export function versionOf(content: Uint8Array): string {
  return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}

/** @throws OwnerError when the file, or a folder on the way to it, is a link to somewhere else */
export async function readOwnFile(root: string, path: string): Promise<Buffer | undefined> {
  const parts = path.split("/");
  for (let length = 1; length <= parts.length; length++) {
    const part = parts.slice(0, length).join("/");
    const found = await lstat(join(root, part)).catch(() => undefined);
    if (!found) return undefined;
    const isOwn = length < parts.length ? found.isDirectory() : found.isFile();
    if (!isOwn) throw new OwnerError("refuse.link", { path: part });
  }
  return readFile(join(root, path));
}

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
  writeBytes: WriteFile = writeNew,
): Promise<void> {
  const made = new Map<string, string>();
  const done: string[] = [];
  const kept = await keptFolder(root);
  const journal = journalOf(root);
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
    }
    const begun = changes.map(([path, { bytes, version }]) => ({
      ...{ path, beside: made.get(path), before: version },
      after: bytes ? versionOf(bytes) : undefined,
    }));
    await writeJournal(journal, { kept, changes: begun });
    for (const [path, { bytes }] of changes) {
      const beside = made.get(path);
      if (!bytes || !beside) continue;
      await mkdir(dirname(beside), { recursive: true });
      await writeBytes(beside, bytes);
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
    await putAllBack(root, kept, done.reverse());
    throw error instanceof OwnerError ? error : notWritten(error);
  } finally {
    for (const beside of made.values()) await rm(beside, { force: true });
    await rm(join(kept, secretFile), { force: true });
    await rm(journal, { force: true });
  }
}

const journalSchema = z.object({
  kept: z.string(),
  changes: z.array(
    z.object({
      path: z.string(),
      beside: z.string().optional(),
      /** Its versions; absent where there was no file, or is none any more. */
      before: z.string().optional(),
      after: z.string().optional(),
    }),
  ),
});

const journalOf = (root: string) => join(root, ".cache/desk/saving.json");

async function writeJournal(file: string, begun: z.input<typeof journalSchema>): Promise<void> {
  await writeFile(file, JSON.stringify(begun));
}

/**
 * To be called when the desk starts: takes a save back that was killed before it had written all.
 * @returns the files that it had begun to save; none where the last save came to its end
 */
export async function takeBackKilledSave(root: string): Promise<string[]> {
  const journal = journalOf(root);
  const text = await readFile(journal, "utf8").catch(() => undefined);
  if (text === undefined) return [];
  // killed while it was being written, before any file was
  const { data } = journalSchema.safeParse(jsonOf(text));
  const { kept = "", changes = [] } = data ?? {};
  const names = await Promise.all(
    changes.map(async ({ path, beside, before, after }) => {
      if (beside) await rm(beside, { force: true });
      const now = await readOwnFile(root, path);
      const isDone = (now && versionOf(now)) === after && before !== after;
      return isDone ? [path] : [];
    }),
  );
  await putAllBack(root, kept, names.flat());
  await rm(journal);
  return changes.map(({ path }) => path);
}

/** Goes on after one that fails. @throws the first error */
async function putAllBack(root: string, kept: string, paths: string[]): Promise<void> {
  const results = [];
  for (const path of paths) {
    results.push(...(await Promise.allSettled([putBack(join(kept, path), join(root, path))])));
  }
  const failed = results.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
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
