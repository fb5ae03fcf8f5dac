import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../../content/files/files-below.ts";

export type BuiltVersion = {
  site: string;
  hosting: string;
  /** What `version.txt` of the site says: when it was published, and a hash of all its files. */
  stamp: string;
};

/** The address of the stamp. No page refers to it, so the stamp changes no page. */
export const stampFile = "version.txt";

/** @returns `20261123T170412000Z-1a2b3c4d`, which sorts by time */
export async function stampSite(site: string, now: Date): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await filesBelow(site)) {
    if (file !== stampFile) hash.update(`${file}\n`).update(await readFile(join(site, file)));
  }
  const time = now.toISOString().replace(/[-:.]/g, "");
  const stamp = `${time}-${hash.digest("hex").slice(0, 8)}`;
  await writeFile(join(site, stampFile), `${stamp}\n`);
  return stamp;
}
