import type { IncomingMessage } from "node:http";
import type { Lang } from "../../../src/site/site-map/languages.ts";

/** The owner's language, from the browser's `Accept-Language`; the editor uses the same. */
export function languageOf({ headers }: IncomingMessage): Lang {
  return /^\s*it\b/i.test(headers["accept-language"] ?? "") ? "it" : "en";
}
