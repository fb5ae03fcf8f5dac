/** Modules that the build makes from the content (build/vite-plugin.ts). */
declare module "virtual:page-data" {
  import type { PageData, SharedData } from "../build/content/page-data.ts";
  import type { Lang } from "./site/pages.ts";

  /** One chunk per page and language: the other language is never downloaded. */
  export const pageData: {
    [Name in keyof PageData]: Record<Lang, () => Promise<{ default: PageData[Name] }>>;
  };
  export const sharedData: Record<Lang, () => Promise<{ default: SharedData }>>;
  export const villaSlug: string;
}

/** Rules made from the content: fonts, focal points, first positions of the carousels, roads. */
declare module "virtual:generated.css";
