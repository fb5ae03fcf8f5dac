/** A module that the build makes from the content (tools/build/bundle/content-plugin.ts). */
declare module "virtual:site-content" {
  type Lang = import("./site/site-map/languages.ts").Lang;
  type PageName = import("./site/site-map/pages.ts").PageName;

  /** The languages of the site, in the owner's order. */
  export const languages: import("./site/site-map/languages.ts").Languages;
  /** The addresses of the JSON files with the texts of each page, by language. */
  export const pageTextAddresses: Record<PageName, Record<Lang, string>>;
  /** Whether the owner wants visits to be measured. */
  export const hasAnalytics: boolean;
  export const villaSlug: string;
}
