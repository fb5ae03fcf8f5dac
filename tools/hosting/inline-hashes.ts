import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../files/files-below.ts";

export type InlineHashes = { styleHashes: string[]; scriptHashes: string[] };

/** Types of inline scripts that browsers execute or obey, and policies therefore rule. */
const restrictedTypes = new Set(["", "module", "text/javascript", "speculationrules", "importmap"]);

/**
 * CSP sources of all that is inlined in pages: each style, and each script but data blocks.
 * Taken from the pages as they are written, so that policy and pages cannot drift apart.
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
