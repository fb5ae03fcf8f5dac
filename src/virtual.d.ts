/** A module that the build makes from the content (tools/bundle/content-plugin.ts). */
declare module "virtual:site-content" {
  type Lang = import("./site/site-map/languages.ts").Lang;
  type PageName = import("./site/site-map/pages.ts").PageName;

  /** Where the texts of each page are, one file a language. */
  export const pageTextAddresses: Record<PageName, Record<Lang, string>>;
  export const villaSlug: string;
}
