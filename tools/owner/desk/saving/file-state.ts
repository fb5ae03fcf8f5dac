import { createHash } from "node:crypto";
import { lstat, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Refusal } from "./refusal.ts";

/** The id that git would give to a file of this content: what tells versions of a file apart. */
export function versionOf(content: Uint8Array): string {
  return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}

/**
 * The bytes of a file of the content; undefined where there is none.
 * @param path from `content/` on
 * @throws Refusal when the file, or a folder on the way to it, is a link to somewhere else
 */
export async function readOwnFile(root: string, path: string): Promise<Buffer | undefined> {
  await checkFolders(root, dirname(path));
  const found = await lstat(join(root, path)).catch(() => undefined);
  if (!found) return undefined;
  if (!found.isFile()) throw isLink(path);
  return readFile(join(root, path));
}

async function checkFolders(root: string, folder: string): Promise<void> {
  const parts = folder.split("/");
  for (let length = 1; length <= parts.length; length++) {
    const path = parts.slice(0, length).join("/");
    const found = await lstat(join(root, path)).catch(() => undefined);
    if (!found?.isDirectory()) throw isLink(path);
  }
}

function isLink(path: string): Refusal {
  return new Refusal(
    422,
    `${path} is missing, or is a link to another place; put a plain folder or file there. Nothing was saved.`,
    `${path} manca, o rimanda a un altro posto; metteteci una cartella o un file normale. Non è stato salvato niente.`,
  );
}
