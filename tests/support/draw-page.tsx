import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { AnyPage } from "../../src/site/content/define-page.ts";
import { SiteProvider } from "../../src/site/context/site-context.tsx";
import { type Lang, langs } from "../../src/site/site-map/languages.ts";
import { pageData, siteData } from "../../tools/build/pages/page-data.ts";
import { type Content, loadContent } from "../../tools/content/load.ts";
import { ContentCopy } from "./content-copy.ts";
import { fakePictures } from "./fake-pictures.ts";

/** What a page's component receives, with pictures that have no pixels. */
export function dataOf<Data>(content: Content, page: AnyPage<Data>, lang: Lang = "en"): Data {
  return pageData(content, fakePictures(content), page, lang);
}

/** The HTML of a page. */
export function drawPage<Data>(
  content: Content,
  page: AnyPage<Data>,
  Page: ComponentType<{ data: Data }>,
  lang: Lang = "en",
): string {
  return renderToStaticMarkup(
    <SiteProvider lang={lang} page={page.name} path="/" shared={siteData(content, lang)}>
      <Page data={dataOf(content, page, lang)} />
    </SiteProvider>,
  );
}

/** The demo's content after an owner has edited it. */
export async function editedContent(
  edit: (copy: ContentCopy) => Promise<unknown>,
): Promise<Content> {
  await using copy = await ContentCopy.make();
  await edit(copy);
  return await loadContent(copy.root);
}

/** Edits the same file of both languages. */
// biome-ignore lint/suspicious/noExplicitAny: as `ContentCopy.edit`
export async function editBoth(copy: ContentCopy, file: string, change: (texts: any) => void) {
  for (const lang of langs) await copy.edit(`${lang}/${file}.json`, change);
}
