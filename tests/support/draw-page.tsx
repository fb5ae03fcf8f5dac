import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { AnyPage } from "../../src/site/content/define-page.ts";
import { SiteProvider } from "../../src/site/site-context.tsx";
import type { Lang } from "../../src/site/site-map/languages.ts";
import { pageData, siteData } from "../../tools/build/pages/page-data.ts";
import type { Content } from "../../tools/content/load.ts";
import { langs } from "./addresses.ts";
import { fakePictures } from "./fake-pictures.ts";
import { TestHouse } from "./test-house.ts";

/** With pictures that have no pixels. */
export function dataOf<Data>(content: Content, page: AnyPage<Data>, lang: Lang = "en"): Data {
  return pageData(content, fakePictures(content), page, lang);
}

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

export async function editedContent(edit: (copy: TestHouse) => void): Promise<Content> {
  const copy = new TestHouse();
  edit(copy);
  return await copy.content();
}

// biome-ignore lint/suspicious/noExplicitAny: as `TestHouse.edit`
export function editBoth(copy: TestHouse, file: string, change: (texts: any) => void): void {
  for (const lang of langs) copy.edit(`${lang}/${file}.json`, change);
}
