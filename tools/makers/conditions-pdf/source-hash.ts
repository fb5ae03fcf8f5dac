import { createHash } from "node:crypto";
import { langs } from "../../../src/site/site-map/languages.ts";
import type { Content } from "../../content/load.ts";

/** Where the document stands on the site, and below `public/`. */
export const conditionsPath = "/pdf/Condizioni_Commerciali.pdf";

type Source = Pick<Content, "facts" | "files">;

/** All that the document says; a change of it makes the file on disk out of date. */
export function sourceHash({ facts, files }: Source): string {
  const conditions = langs.map((lang) => files[lang]["commercial-conditions"]);
  const { name, siteUrl, slug } = facts.villa;
  return createHash("sha256")
    .update(JSON.stringify([conditions, name, siteUrl, slug]))
    .digest("hex");
}

/** The hash that the document carries, if it is one of ours: its information is never compressed. */
export function hashInside(pdf: Buffer): string | undefined {
  const raw = pdf.toString("latin1");
  const object = /\/SourceHash (\d+) 0 R/.exec(raw)?.[1];
  return new RegExp(`\\n${object} 0 obj\\n\\(([0-9a-f]{64})\\)`).exec(raw)?.[1];
}
