import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";

/** @param parts all that decides what is made, with `packageVersion` of what makes it */
export function cacheKey(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    // with its length, so that the end of a part is no beginning of the next one
    hash.update(`${Buffer.byteLength(part)}:`).update(part);
  }
  return hash.digest("hex").slice(0, 16);
}

/** Another version may make other files of the same. @throws Error when it is not installed */
export function packageVersion(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (!file) throw new Error(`The package ${name} is not installed`);
  return `${name}@${JSON.parse(readFileSync(file, "utf8")).version}`;
}

/** 8 hex digits are enough to tell a site's files apart; a cache never compares: it has `cacheKey`. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
