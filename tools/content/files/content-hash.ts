import { createHash } from "node:crypto";

/**
 * The first 8 hex digits of the SHA-256 of a text or file, enough to distinguish the files of a site.
 * The entries of a cache, which are never compared, have a `cacheKey`.
 */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
