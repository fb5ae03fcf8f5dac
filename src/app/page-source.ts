import { loadPageData, loadSharedData } from "virtual:page-data";
import type { PageData, SharedData } from "../../build/content/page-data.ts";
import type { Lang, PageName } from "../site/pages.ts";
import { dataBlockId } from "./data-block.ts";

/** Where the texts of a page come from. */
export type DataSource = {
  pageData<Name extends PageName>(name: Name, lang: Lang): Promise<PageData[Name]>;
  sharedData(lang: Lang): Promise<SharedData>;
};

const shared = new Map<Lang, Promise<SharedData>>();

/** A chunk per page and language, and one of the texts that all pages of a language share. */
export const chunks: DataSource = {
  pageData: loadPageData,
  sharedData: (lang) => shared.get(lang) ?? loadSharedData(lang),
};

/**
 * The texts that the document itself carries as a block of JSON, which costs next to nothing there:
 * to the compressor every sentence is a repetition of the page's own.
 */
export function documentData(document: Document, lang: Lang): DataSource {
  const block = JSON.parse(document.getElementById(dataBlockId)?.textContent ?? "");
  shared.set(lang, Promise.resolve(block.shared));
  return { pageData: async () => block.page, sharedData: async () => block.shared };
}
