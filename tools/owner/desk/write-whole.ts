import { createHash, randomBytes } from "node:crypto";
import { cp, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
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

const journalSchema = z.object({
  kept: z.string(),
  changes: z.array(
    z.object({
      path: z.string(),
      /** Its versions; absent where there was no file, or is none any more. */
      before: z.string().optional(),
      after: z.string().optional(),
    }),
  ),
});
type Journal = z.output<typeof journalSchema>;

const journalOf = (root: string) => join(root, ".cache/desk/saving.json");

/** All or none; files before are kept, except calendars: secrets. @throws OwnerError */
export async function writeWhole(
  root: string,
  wanted: ReadonlyMap<string, Change>,
  writeBytes: WriteFile = (path, bytes) => writeFile(path, bytes, { flag: "wx", flush: true }),
): Promise<void> {
  const kept = await keptFolder(root);
  const changes = [...wanted]
    .map(([path, { bytes, version: before }]) => {
      return { path, bytes, before, after: bytes ? versionOf(bytes) : undefined };
    })
    .filter(({ before, after }) => before !== after);
  try {
    await writeFile(journalOf(root), JSON.stringify(journalSchema.parse({ kept, changes })));
    for (const { path, bytes } of changes) {
      if (!bytes) continue;
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeBytes(besideOf(root, path), bytes);
    }
    for (const { path, before, after } of changes) {
      if ((await versionAt(root, path)) !== before) throw changedMeanwhile(path);
      if (before) await cp(join(root, path), join(kept, path));
      if (after) await rename(besideOf(root, path), join(root, path));
      else await rm(join(root, path));
    }
  } catch (error) {
    await takeBack(root, { kept, changes });
    throw error instanceof OwnerError ? error : notWritten(error);
  } finally {
    await rm(join(kept, secretFile), { force: true });
    await rm(journalOf(root), { force: true });
  }
}

/** Where new bytes are written first; the dot keeps them out of the photographs meanwhile. */
function besideOf(root: string, path: string): string {
  return join(root, dirname(path), `.${basename(path)}.new`);
}

export async function versionAt(root: string, path: string): Promise<string | undefined> {
  const bytes = await readOwnFile(root, path);
  return bytes && versionOf(bytes);
}

/**
 * To be called when the desk starts: takes a save back that was killed before it had written all.
 * @returns the files that it had begun to save; none where the last save came to its end
 */
export async function takeBackKilledSave(root: string): Promise<string[]> {
  const text = await readFile(journalOf(root), "utf8").catch(() => undefined);
  if (text === undefined) return [];
  const { data } = journalSchema.safeParse(jsonOf(text));
  // without data it was killed before any file was written
  if (data) await takeBack(root, data);
  await rm(journalOf(root));
  return data?.changes.map(({ path }) => path) ?? [];
}

/** Puts back what was written, and goes on after a file that fails. @throws the first error */
async function takeBack(root: string, { kept, changes }: Journal): Promise<void> {
  const results = await Promise.allSettled(
    changes.map(async ({ path, before, after }) => {
      await rm(besideOf(root, path), { force: true });
      if (before === after || (await versionAt(root, path)) !== after) return;
      // renaming needs no disk space
      if (before) await rename(join(kept, path), join(root, path));
      else await rm(join(root, path));
    }),
  );
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

async function keptFolder(root: string): Promise<string> {
  const all = join(root, ".cache/desk/kept");
  await mkdir(all, { recursive: true });
  for (const old of (await readdir(all)).sort().slice(0, -keptSaves)) {
    await rm(join(all, old), { recursive: true, force: true });
  }
  const time = new Date().toISOString().replaceAll(":", "-");
  return join(all, `${time}-${randomBytes(2).toString("hex")}`);
}
