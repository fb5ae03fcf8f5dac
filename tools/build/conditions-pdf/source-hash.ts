import { createHash } from "node:crypto";
import { readDrawings } from "../../content/drawings/read-drawings.ts";
import type { Content } from "../../content/load.ts";

type Source = Pick<Content, "facts" | "settings" | "files" | "root">;

/** SHA-256 of the content of the document, by which an outdated file is recognised. */
export function sourceHash({ facts, settings, files, root }: Source): string {
  const conditions = settings.languages.map((lang) => files[lang]["commercial-conditions"]);
  const { name, siteUrl, slug } = facts.villa;
  const { mark } = readDrawings(["mark"], root);
  return createHash("sha256")
    .update(JSON.stringify([conditions, name, siteUrl, slug, mark]))
    .digest("hex");
}

/** Whether a document says what the content says now; false where there is none. */
export function isUpToDate(pdf: Buffer | undefined, content: Source): boolean {
  return pdf !== undefined && hashInside(pdf) === sourceHash(content);
}

/** The hash in the information of a document, which is never compressed; undefined without one. */
export function hashInside(pdf: Buffer): string | undefined {
  const raw = pdf.toString("latin1");
  const object = /\/SourceHash (\d+) 0 R/.exec(raw)?.[1];
  return new RegExp(`\\n${object} 0 obj\\n\\(([0-9a-f]{64})\\)`).exec(raw)?.[1];
}
