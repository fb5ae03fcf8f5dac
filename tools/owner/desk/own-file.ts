import { createHash } from "node:crypto";
import { lstat, readFile } from "node:fs/promises";
import { join } from "node:path";
import { OwnerError } from "../words.ts";

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
