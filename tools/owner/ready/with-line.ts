import type { Lang } from "../../../src/site/site-map/languages.ts";
import { locate } from "../../content/messages/locate.ts";
import type { Finding } from "./finding.ts";

/** Adds the line number to the place of a finding, if it can be found. */
export async function withLine(found: Finding, root: string, lang: Lang): Promise<Finding> {
  const { place } = await locate(root, found.where);
  const line = lang === "it" ? "riga" : "line";
  return place ? { ...found, where: `${found.where} (${line} ${place.line})` } : found;
}
