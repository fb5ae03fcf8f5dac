import type { ComponentProps } from "react";
import { prerender } from "react-dom/static";
import type { Lang } from "../site/site-map/languages.ts";
import type { Page } from "../site/site-map/pages.ts";
import "./styles.ts";
import demoSheet from "../pages/booking/demo-engine/demo-engine.css?inline";
import { DemoEngine } from "../pages/booking/demo-engine/demo-engine.tsx";
import { App } from "./app.tsx";
import { loadPage } from "./load-page.tsx";
import type { TextSource } from "./page-texts.ts";

/** The HTML of a page inside `#app`, complete and readable without a script. */
export async function renderPage(page: Page, lang: Lang, texts: TextSource): Promise<string> {
  const loaded = await loadPage(page, lang, texts);
  // without this React moves what is large into a hidden element that needs a script to be shown
  const { prelude } = await prerender(<App page={loaded} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}

/** The rules of the demo booking engine, which no page of the site needs. */
export { demoSheet };

/** The page that stands in the booking frame until the owner has an engine. */
export async function renderDemoEngine(data: ComponentProps<typeof DemoEngine>): Promise<string> {
  const { prelude } = await prerender(<DemoEngine {...data} />);
  return new Response(prelude).text();
}
