/** Modules that the build makes from the content (build/vite-plugin.ts). */
declare module "virtual:page-data" {
  import type { PageData, SharedData } from "../build/content/page-data.ts";
  import type { Lang } from "./site/pages.ts";

  /** One chunk per page and language: the other language is never downloaded. */
  export function loadPageData<Name extends keyof PageData>(
    name: Name,
    lang: Lang,
  ): Promise<PageData[Name]>;
  export function loadSharedData(lang: Lang): Promise<SharedData>;
  export const villaSlug: string;
}
