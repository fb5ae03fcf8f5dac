import type { CmsConfig } from "@sveltia/cms";
import type { OwnerLanguage } from "../../../../content/owner-language.ts";
import { photographsPath } from "../../desk-addresses.ts";
import type { Shape } from "../../shapes/shape.ts";

/** The data in the HTML of the desk's page. */
export type PageData = {
  token: string;
  lang: OwnerLanguage;
  config: CmsConfig;
  /** Names of the files whose page is shown beside them. */
  previewed: string[];
  /** The photographs of each set: file and caption. */
  photographs: Record<string, { file: string; caption: string; focus?: string }[]>;
  /** Addresses on the published site, by `villa/01`; the desk serves the photographs itself. */
  addresses?: Record<string, string>;
  /** The shape of each file, by the name of its format; absent at the desk, whose server has them. */
  shapes?: Record<string, Shape>;
};

let read: PageData | undefined;

/** Reads the data from the page, once. */
export function pageData(): PageData {
  read ??= JSON.parse(document.getElementById("desk-data")?.textContent ?? "{}") as PageData;
  return read;
}

/**
 * The address of a photograph to show.
 * @param photograph `villa/01`, with or without an ending
 * @returns undefined for one that the published site does not have yet
 */
export function photographAddress(photograph: string): string | undefined {
  const { addresses } = pageData();
  if (!addresses) return `${photographsPath}/${photograph}`;
  return addresses[photograph.replace(/\.\w+$/, "")];
}
