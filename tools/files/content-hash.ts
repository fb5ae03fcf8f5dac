import { createHash } from "node:crypto";

/** The first 8 hex digits of the SHA-256 of all parts, enough to distinguish the files of a site. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}
