import type { Lang } from "../../src/site/site-map/languages.ts";
import { locate } from "../messages/locate.ts";
import type { Finding } from "./finding.ts";

/** A finding whose place has its line, where it can be found. */
export async function withLine(found: Finding, root: string, lang: Lang): Promise<Finding> {
  const { place } = await locate(root, found.where);
  const line = lang === "it" ? "riga" : "line";
  return place ? { ...found, where: `${found.where} (${line} ${place.line})` } : found;
}
