import { textAddresses } from "virtual:site-content";
import type { PageData, SharedData } from "../../tools/pages/page-data.ts";
import type { Lang, PageName } from "../site/site-map/pages.ts";

/** What a page is drawn from: its own texts, and those that all pages of a language share. */
type PageTexts<Name extends PageName> = { page: PageData[Name]; shared: SharedData };

/** Where the texts of pages come from. */
export type TextSource = <Name extends PageName>(
  name: Name,
  lang: Lang,
) => Promise<PageTexts<Name>>;

/** Fetches the file of a page's texts. Rejects when it does not come. */
export const fetchTexts: TextSource = async (name, lang) => {
  const address = textAddresses[name][lang];
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};
