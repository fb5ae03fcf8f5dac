import { pageTextAddresses } from "virtual:site-content";
import type { SharedData } from "../site/content/shared-data.ts";
import type { Lang } from "../site/site-map/languages.ts";
import type { PageName } from "../site/site-map/pages.ts";

/** What a page is rendered from in one language. */
export type PageTexts = {
  head: { title: string; description: string; keywords: string };
  /** What the page's component receives. */
  data: unknown;
  shared: SharedData;
};

/** Loads the texts of a page. */
export type TextSource = (name: PageName, lang: Lang) => Promise<PageTexts>;

/**
 * Fetches the file of a page's texts.
 * @throws Error when the network or the server fails
 */
export const fetchTexts: TextSource = async (name, lang) => {
  const address = pageTextAddresses[name][lang];
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};
