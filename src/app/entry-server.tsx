import type { ComponentProps } from "react";
import { prerender } from "react-dom/static";
import { HeroSourcesContext, type PictureSource } from "../components/picture/picture.tsx";
import demoSheet from "../pages/booking/demo-engine/demo-engine.css?inline";
import { DemoEngine } from "../pages/booking/demo-engine/demo-engine.tsx";
import type { Lang } from "../site/site-map/languages.ts";
import type { Page } from "../site/site-map/pages.ts";
import { App } from "./app.tsx";
import { loadPage, type TextSource } from "./load-page.tsx";

export type RenderedPage = {
  html: string;
  heroSources: PictureSource[];
};

export async function renderPage(page: Page, lang: Lang, texts: TextSource): Promise<RenderedPage> {
  const loaded = await loadPage(page, lang, texts);
  const heroSources: PictureSource[] = [];
  const app = (
    <HeroSourcesContext value={heroSources}>
      <App page={loaded} />
    </HeroSourcesContext>
  );
  // by default React streams large parts into hidden elements, which need a script to be shown
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return { html: await new Response(prelude).text(), heroSources };
}

export { demoSheet };

export async function renderDemoEngine(data: ComponentProps<typeof DemoEngine>): Promise<string> {
  const { prelude } = await prerender(<DemoEngine {...data} />);
  return new Response(prelude).text();
}
