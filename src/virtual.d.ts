/** A module that the build makes from the content (tools/bundle/content-plugin.ts). */
declare module "virtual:site-content" {
  type Lang = import("./site/site-map/pages.ts").Lang;
  type PageName = import("./site/site-map/pages.ts").PageName;

  /** Where the texts of each page are, one file a language. */
  export const textAddresses: Record<PageName, Record<Lang, string>>;
  export const villaSlug: string;
}
