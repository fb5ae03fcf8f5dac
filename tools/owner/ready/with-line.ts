import { locate } from "../../content/messages/locate.ts";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import type { Finding } from "./finding.ts";

/** Adds the line number to the place of a finding, if it can be found. */
export async function withLine(
  found: Finding,
  root: string,
  lang: OwnerLanguage,
): Promise<Finding> {
  const { place } = await locate(root, found.where);
  const line = lang === "it" ? "riga" : "line";
  return place ? { ...found, where: `${found.where} (${line} ${place.line})` } : found;
}
