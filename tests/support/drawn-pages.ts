import { hash } from "node:crypto";
import { demoEngine } from "../../src/pages/booking/demo-engine/demo-engine.content.ts";
import { headTags } from "../../tools/build/head/head.ts";
import { pageData, siteData } from "../../tools/build/pages/page-data.ts";
import type { Content } from "../../tools/content/load.ts";
import { pageHead } from "../../tools/content/page-texts.ts";
import { type DemoLang, langs } from "./addresses.ts";
import { fakePictures } from "./fake-pictures.ts";

type Drawn = { lang: DemoLang; html: unknown; head: string; data: unknown; shared?: unknown };

/**
 * All pages of a house; meanwhile its list of pages stands in the place of the demo's.
 * @param known of what was drawn before, which is left out
 */
export async function* drawnPages(
  content: Content,
  known = new Set<string>(),
): AsyncGenerator<Drawn> {
  const { renderDemoEngine, renderPage } = await import("../../src/app/entry-server.tsx");
  const { pages } = await import("virtual:site-content");
  const pictures = fakePictures(content);
  const demo = pages.splice(0, pages.length, ...content.pages);
  try {
    for (const lang of langs.filter((each) => content.settings.languages.includes(each))) {
      const shared = siteData(content, lang);
      for (const page of content.pages) {
        const definition = content.definitions.get(page.name);
        if (!definition) throw new Error(page.name);
        const { title, description, keywords } = pageHead(content, page.name, lang);
        const head = { title, description, keywords };
        const data = pageData(content, pictures, definition, lang);
        const tags = headTags({ content, pictures, lang, page: page.name, head });
        const key = hash("sha1", JSON.stringify([page, lang, data, shared, tags]));
        if (known.has(key)) continue;
        known.add(key);
        const html = await renderPage(page, lang, async () => ({ head, data, shared }));
        yield { lang, html, head: tags, data, shared };
      }
      if (!shared.navbar.url_amenitiz?.startsWith("/demo/")) continue;
      const data = pageData(content, pictures, demoEngine, lang);
      yield { lang, html: await renderDemoEngine({ data }), head: "", data };
    }
  } finally {
    pages.splice(0, pages.length, ...demo);
  }
}
