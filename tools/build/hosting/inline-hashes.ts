import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../../content/files/files-below.ts";

export type InlineHashes = { styleHashes: string[]; scriptHashes: string[] };

/** Types of inline scripts that a security policy applies to. */
const restrictedTypes = new Set(["", "module", "text/javascript", "speculationrules", "importmap"]);

/**
 * CSP sources of the inline styles and scripts of pages, except data blocks. Computed from the
 * finished HTML, so that policy and pages always agree.
 */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const html of pages) {
    for (const [, body = ""] of html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)) {
      styles.add(sourceOf(body));
    }
    for (const [, attributes = "", body = ""] of html.matchAll(
      /<script\b([^>]*)>(.*?)<\/script>/gs,
    )) {
      const type = /\btype="?([^"\s]*)/.exec(attributes)?.[1] ?? "";
      if (!/\bsrc=/.test(attributes) && restrictedTypes.has(type)) scripts.add(sourceOf(body));
    }
  }
  return { styleHashes: [...styles], scriptHashes: [...scripts] };
}

function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The same for every page of a built site. */
export async function inlineHashesOf(dist: string): Promise<InlineHashes> {
  const pages = (await filesBelow(dist)).filter((file) => file.endsWith(".html"));
  return inlineHashes(await Promise.all(pages.map((file) => readFile(join(dist, file), "utf8"))));
}
