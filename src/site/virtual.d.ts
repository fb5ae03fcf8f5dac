/** A module that the build makes from the content (tools/build/bundle/content-plugin.ts). */
declare module "virtual:site-content" {
  type Lang = import("./site-map/languages.ts").Lang;
  type PageName = import("./site-map/pages.ts").PageName;

  export const languages: import("./site-map/languages.ts").Languages;
  export const languageRows: import("./site-map/languages.ts").ByLanguage<
    Pick<import("./content/language-files.ts").LanguageRow, "name" | "countries">
  >;
  export const pageTextAddresses: Record<PageName, Record<Lang, string>>;
  /** Where the house has none, the first service stands here, without an account. */
  export const analytics: {
    service: import("./analytics/services.ts").AnalyticsName;
    choicePrefix: string;
    storedPrefix: string;
    account?: import("./analytics/services.ts").AnalyticsAccount;
  };
  export const pages: import("./site-map/pages.ts").Page[];
}
