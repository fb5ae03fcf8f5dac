/** A module that the build makes from the content (build/vite-plugin.ts). */
declare module "virtual:site-content" {
  type Lang = import("./site/pages.ts").Lang;
  type PageName = import("./site/pages.ts").PageName;

  /** Where the texts of each page are, one file a language. */
  export const textAddresses: Record<PageName, Record<Lang, string>>;
  export const villaSlug: string;
}
