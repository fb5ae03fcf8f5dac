import type { CmsConfig } from "@sveltia/cms";
import type { Lang } from "../../../../src/site/site-map/languages.ts";

/** What the desk's page is given with its HTML. */
export type PageData = {
  token: string;
  lang: Lang;
  config: CmsConfig;
  /** Names of the files whose page is shown beside them. */
  previewed: string[];
  /** The photographs of each set: file and caption. */
  photographs: Record<string, { file: string; caption: string; focus?: string }[]>;
};

/** Reads it from the page. */
export function pageData(): PageData {
  return JSON.parse(document.getElementById("desk-data")?.textContent ?? "{}");
}
