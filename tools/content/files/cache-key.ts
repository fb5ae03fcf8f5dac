import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";

/**
 * The name of a cache entry: 16 hex digits of a SHA-256.
 * @param parts all that decides what is made, with `packageVersion` of what makes it
 */
export function cacheKey(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    // with its length, so that the end of a part is no beginning of the next one
    hash.update(`${Buffer.byteLength(part)}:`).update(part);
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * The version of an installed package, `terser@5.51.2`: another one may make other files of the same.
 * @param from address of the module that imports it
 * @throws Error when it is not installed
 */
export function packageVersion(name: string, from = import.meta.url): string {
  const file = findPackageJSON(name, from);
  if (!file) throw new Error(`The package ${name} is not installed`);
  return `${name}@${JSON.parse(readFileSync(file, "utf8")).version}`;
}

/**
 * The first 8 hex digits of the SHA-256 of a text or file, enough to distinguish the files of a site.
 * The entries of a cache, which are never compared, have a `cacheKey`.
 */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
