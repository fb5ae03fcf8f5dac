import type { IncomingMessage } from "node:http";
import type { Lang } from "../../src/site/site-map/languages.ts";

/** The owner's language, as the browser says it; the editor's own words follow it too. */
export function languageOf({ headers }: IncomingMessage): Lang {
  return /^\s*it\b/i.test(headers["accept-language"] ?? "") ? "it" : "en";
}
