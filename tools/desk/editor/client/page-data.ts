import type { CmsConfig } from "@sveltia/cms";
import type { Lang } from "../../../../src/site/site-map/languages.ts";
import { photographsPath } from "../../desk-addresses.ts";
import type { Shape } from "../../shapes/shape.ts";

/** What the desk's page is given with its HTML. */
export type PageData = {
  token: string;
  lang: Lang;
  config: CmsConfig;
  /** Names of the files whose page is shown beside them. */
  previewed: string[];
  /** The photographs of each set: file and caption. */
  photographs: Record<string, { file: string; caption: string; focus?: string }[]>;
  /** Where each is on the published site, by `villa/01`; the desk has them itself. */
  addresses?: Record<string, string>;
  /** What the schemas say of each file, by the name of its format; the desk's server knows them itself. */
  shapes?: Record<string, Shape>;
};

let read: PageData | undefined;

/** Reads it from the page, once. */
export function pageData(): PageData {
  read ??= JSON.parse(document.getElementById("desk-data")?.textContent ?? "{}") as PageData;
  return read;
}

/**
 * Where a photograph is shown from.
 * @param photograph `villa/01`, with or without an ending
 * @returns undefined for one that the published site does not have yet
 */
export function photographAddress(photograph: string): string | undefined {
  const { addresses } = pageData();
  if (!addresses) return `${photographsPath}/${photograph}`;
  return addresses[photograph.replace(/\.\w+$/, "")];
}
